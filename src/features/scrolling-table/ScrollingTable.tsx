import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/**
 * A table of a page. While it is wider than its column, and scrolls in it, it takes the focus, so that a keyboard can
 * scroll it, too.
 */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolling(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <table {...props} ref={table} {...(isScrolling && { tabIndex: 0 })} />;
}
