import { type RefObject, useEffect, useRef } from 'react';
import type { Picture } from '../model';
import { openStage, type Stage } from './stage';

/**
 * Opens the stage of a picture in an element, and a new one for another picture.
 *
 * @param onPick - told what was clicked, null for the ground; another function opens the stage anew
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
  // A stage opened anew for another width marks what was chosen, too.
  useEffect(() => stage.current?.choose(chosenId), [chosenId, picture]);
  return stage;
}
