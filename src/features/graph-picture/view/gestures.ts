import type { Core } from 'cytoscape';

const wheelStep = 1.0015;

/**
 * The wheel belongs to the page unless Ctrl or Cmd is held, which is also what pinching a touchpad sends. Heard above the
 * host: Cytoscape, which listens there, would take every turn.
 */
export function zoomByWheel(cy: Core, host: HTMLElement, onMove: () => void): () => void {
  const frame = host.parentElement ?? host;
  const turn = (event: WheelEvent): void => {
    event.stopPropagation();
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = host.getBoundingClientRect();
    const place = { x: event.clientX - box.left, y: event.clientY - box.top };
    cy.zoom({ level: cy.zoom() * wheelStep ** -event.deltaY, renderedPosition: place });
    onMove();
  };
  frame.addEventListener('wheel', turn, { capture: true, passive: false });
  return () => frame.removeEventListener('wheel', turn, { capture: true });
}

/** A finger that moves no further than this, in CSS pixels, has tapped. */
const slop = 10;

/**
 * One finger scrolls the page, as a wheel does; two move and zoom the picture. Once it has been zoomed, one finger moves it,
 * until the whole of it is shown again.
 */
export function leaveSwipes(host: HTMLElement, isMoved: () => boolean): () => void {
  let start = { clientX: 0, clientY: 0 };
  const begin = ({ touches: [touch] }: TouchEvent): void => void (start = touch ?? start);
  const pass = (event: TouchEvent): void => {
    const [touch, second] = event.touches;
    if (!touch || second || isMoved()) return;
    // Cytoscape listens at the window: it would hold back the page's scrolling, and take the swipe's end for a tap.
    event.stopPropagation();
    const way = Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY);
    if (way > slop) window.dispatchEvent(new Event('touchcancel'));
  };
  host.addEventListener('touchstart', begin, { capture: true, passive: true });
  host.addEventListener('touchmove', pass, { capture: true, passive: true });
  return () => {
    host.removeEventListener('touchstart', begin, { capture: true });
    host.removeEventListener('touchmove', pass, { capture: true });
  };
}
