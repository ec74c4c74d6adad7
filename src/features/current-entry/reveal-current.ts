/**
 * Scrolls the sidebar, and nothing else, to the entry of the page that is shown, unless that is in sight. The browser tells
 * where it stands when it has laid out the page anyway.
 */
export function revealCurrent(): void {
  const entry = document.querySelector('.menu [aria-current=page]');
  const menu = entry?.closest('.menu');
  if (!entry || !menu) return;
  const look: IntersectionObserverCallback = ([seen], observer) => {
    observer.disconnect();
    if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
    const { top, height } = seen.rootBounds;
    menu.scrollTop += seen.boundingClientRect.top - top - height / 2;
  };
  new IntersectionObserver(look, { root: menu }).observe(entry);
}
