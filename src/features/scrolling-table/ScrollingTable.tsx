import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/** The text of the heading that a table stands under. */
function headingOf(table: Element): string {
  const isAbove = (heading: Element): boolean =>
    (heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heading = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(isAbove).pop();
  // The heading's link to itself contains a zero-width space.
  return heading?.textContent.replace('\u200b', '') ?? 'Table';
}

/**
 * A table of a page. While it is wider than its column, it scrolls there. It is then focusable, so that a keyboard can
 * scroll it too, and labelled with the text of the heading above it.
 */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setName(element.scrollWidth > element.clientWidth ? headingOf(element) : undefined),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <table {...(name !== undefined && { tabIndex: 0, 'aria-label': name })} {...props} ref={table} />;
}
