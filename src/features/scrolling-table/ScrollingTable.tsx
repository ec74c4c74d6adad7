import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/** The text of the heading that a table stands under. */
function headingOf(table: Element): string {
  const isAbove = (heading: Element): boolean =>
    (heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heading = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(isAbove).pop();
  // Its link to itself is a space without width.
  return heading?.textContent.replace('\u200b', '') ?? 'Table';
}

/**
 * A table of a page. While it is wider than its column, and scrolls in it, it takes the focus, so that a keyboard can
 * scroll it, too; it then bears the name of its heading.
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
