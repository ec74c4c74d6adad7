import { type RefObject, useEffect, useRef } from 'react';
import type { Picture } from '../model';
import { openStage, type Stage } from './stage';

/**
 * Opens the stage of a picture in an element, and a new stage for another picture.
 *
 * @param onPick - called with the clicked element, null for the background; a new function opens a new stage
 */
export function useStage(
  host: RefObject<HTMLElement | null>,
  picture: Picture,
  chosenId: string | null,
  onPick: (id: string | null) => void,
): RefObject<Stage | null> {
  const stage = useRef<Stage>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const opened = openStage(host.current, picture, (id) => onPick(id));
    stage.current = opened;
    return () => {
      stage.current = null;
      opened.destroy();
    };
  }, [host, picture, onPick]);
  // A new stage, opened for another width, marks the selected element again.
  useEffect(() => stage.current?.choose(chosenId), [chosenId, picture]);
  return stage;
}
