import { createRoot } from 'react-dom/client';
import type { Graph } from './collect';
import { GraphPicture, type PictureOptions } from './view/GraphPicture';
import { isOtherWidth } from './view/other-width';

export interface MountedPicture {
  readonly destroy: () => void;
}

/**
 * Shows a graph as a picture that can be zoomed, dragged and navigated by keyboard, with a legend, the properties of
 * the selected element, and the same content in words. It adapts to the colour mode and to a clear change of width.
 *
 * @param host - an empty element of the page with a width of its own; the picture decides its height
 * @param graph - see `graphOfCells`; if it is too large, only the first part is drawn, with a note
 */
export function mountPicture(host: HTMLElement, graph: Graph, options: PictureOptions): MountedPicture {
  const root = createRoot(host);
  let width = 0;
  const draw = (): void => {
    if (!isOtherWidth(width, host.clientWidth)) return;
    width = host.clientWidth;
    root.render(<GraphPicture {...options} graph={graph} width={width} />);
  };
  const observer = new ResizeObserver(draw);
  draw();
  observer.observe(host);
  return {
    destroy: () => {
      observer.disconnect();
      // React cannot unmount a root synchronously while that root is rendering.
      queueMicrotask(() => root.unmount());
    },
  };
}
