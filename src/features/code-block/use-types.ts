import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { PointerPlace, TypeLayerProps } from './types/TypeLayer';

interface WakingTypes {
  /** The layer's component, once the reader has hovered, touched or focused the block. */
  readonly Layer: ComponentType<TypeLayerProps> | undefined;
  readonly pointer: RefObject<PointerPlace | undefined>;
  readonly entered: RefObject<boolean>;
  /** Event handlers for the code that load the layer. */
  readonly wakers: {
    readonly onPointerEnter?: (event: PointerEvent) => void;
    readonly onPointerMove?: (event: PointerEvent) => void;
    readonly onFocus?: () => void;
    readonly onBlur?: () => void;
    readonly onKeyDown?: (event: KeyboardEvent) => void;
  };
}

/** Loads the layer that shows types at the first hover, touch or focus, and not with the page. */
export function useTypes(hasTypes: boolean): WakingTypes {
  const [Layer, setLayer] = useState<ComponentType<TypeLayerProps>>();
  const pointer = useRef<PointerPlace>(undefined);
  const entered = useRef(false);
  if (!hasTypes) return { Layer: undefined, pointer, entered, wakers: {} };

  function wake(): void {
    if (Layer) return;
    import(/* webpackChunkName: "types" */ './types/TypeLayer').then(
      (module) => setLayer(() => module.TypeLayer),
      // After a failure, for example offline, the block stays as it is, and the next hover tries again.
      () => undefined,
    );
  }
  function follow(event: PointerEvent): void {
    pointer.current = { x: event.clientX, y: event.clientY };
  }
  return {
    Layer,
    pointer,
    entered,
    wakers: {
      onPointerEnter: (event) => {
        follow(event);
        wake();
      },
      // The position is still followed once the layer is loaded, because the types come later.
      onPointerMove: follow,
      onFocus: wake,
      onBlur: () => {
        entered.current = false;
      },
      onKeyDown: ({ key, target, currentTarget }) => {
        if (target === currentTarget) entered.current = key === 'Enter';
      },
    },
  };
}
