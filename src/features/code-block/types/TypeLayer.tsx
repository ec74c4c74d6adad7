import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { markNames, noteAttribute } from './mark-names';
import { loadTypes, type PageTypes } from './page-types';
import { createShownName } from './shown-name';
import { TypeCard } from './TypeCard';
import { nameAt, watchNames } from './watch-names';

/** The last position of the pointer on the block. When the types are loaded, the pointer may rest on a name. */
export interface PointerPlace {
  readonly x: number;
  readonly y: number;
}

export interface TypeLayerProps {
  readonly pre: RefObject<HTMLElement | null>;
  readonly code: RefObject<HTMLElement | null>;
  readonly url: string;
  readonly block: number;
  readonly pointer: RefObject<PointerPlace | undefined>;
  /** Whether Enter was pressed on the block before the types were there. */
  readonly entered: RefObject<boolean>;
}

/** Events after which types that failed to load are requested again. */
const signsOfIntent = ['pointerenter', 'focus', 'keydown'];

/** The types of the page, once they are loaded. */
function usePageTypes(url: string, block: RefObject<HTMLElement | null>): PageTypes | undefined {
  const [types, setTypes] = useState<PageTypes>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const staying = new AbortController();
    const { signal } = staying;
    const tryAgain = (): void => setTries((before) => before + 1);
    loadTypes(url).then(
      (loaded) => !signal.aborted && setTypes(loaded),
      // After a failure, for example offline, the block stays as it is, and the next hover tries again.
      () => {
        for (const sign of signsOfIntent) block.current?.addEventListener(sign, tryAgain, { signal });
      },
    );
    return () => staying.abort();
  }, [url, block, tries]);
  return types;
}

/** Tells assistive technology which name has its card open. */
function useExpanded(name: HTMLElement | undefined, cardId: string): void {
  useEffect(() => {
    name?.setAttribute('aria-expanded', 'true');
    name?.setAttribute('aria-describedby', cardId);
    return () => {
      name?.setAttribute('aria-expanded', 'false');
      name?.removeAttribute('aria-describedby');
    };
  }, [name, cardId]);
}

/**
 * Shows the types of a block's names: under the pointer, on a tap, and by keyboard (Enter goes in, arrows move,
 * Escape leaves). It is loaded at the first hover or focus, and fetches the page's types then.
 */
export function TypeLayer({ pre, code, url, block, pointer, entered }: TypeLayerProps): ReactNode {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const types = usePageTypes(url, pre);
  const [open, setOpen] = useState<HTMLElement>();
  const [shown] = useState(() => createShownName(setOpen));

  useEffect(() => {
    const region = pre.current;
    const text = code.current;
    if (!types || !region || !text) return undefined;
    const names = markNames(text, types.blocks[block] ?? []);
    const endWatch = watchNames({ region, names, card }, shown);
    const rest = pointer.current && nameAt(document.elementFromPoint(pointer.current.x, pointer.current.y));
    // If the pointer has left the block meanwhile, no event would close the card.
    if (rest && region.contains(rest) && region.matches(':hover')) shown.show(rest);
    if (entered.current && document.activeElement === region) names[0]?.focus();
    return endWatch;
  }, [types, pre, code, block, pointer, entered, shown]);
  useExpanded(open, id);

  const note = types?.notes[Number(open?.getAttribute(noteAttribute))];
  if (!types || !open || !note) return null;
  return (
    <TypeCard
      id={id}
      note={note}
      base={types.base}
      name={open}
      card={card}
      onPointerEnter={shown.stay}
      // A touch "leaves" the card at its end, after a tap or a scroll, so it is ignored: the next press elsewhere
      // closes it.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && shown.hideSoon()}
    />
  );
}
