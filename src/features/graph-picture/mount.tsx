import { createRoot } from 'react-dom/client';
import type { Graph } from './collect';
import { GraphPicture, type PictureOptions } from './view/GraphPicture';
import { isOtherWidth } from './view/other-width';

export interface MountedPicture {
  readonly destroy: () => void;
}

/**
 * Shows a graph as a picture that can be zoomed, dragged and walked through, with a legend, the properties of what is
 * picked and the same in words. It follows the colour mode and a clear change of width by itself.
 *
 * @param host - an empty element of the page with a width of its own; the picture decides its height
 * @param graph - see `graphOfCells`; of too large a graph the first part is drawn, with a note
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
      // A root that is itself being rendered cannot be taken down in the same breath.
      queueMicrotask(() => root.unmount());
    },
  };
}
