import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { markNames, noteAttribute } from './mark-names';
import { moveTo } from './move';
import { loadTypes, type PageTypes } from './page-types';
import { isInSight, placeCard } from './place-card';
import { TypeCard } from './TypeCard';

/** Long enough to cross from a name to its card, short enough not to stand in the way. */
const leaveMs = 250;

/** Where the pointer was last on the block: by the time the types are there it may rest on a name. */
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

/** Closes the card that a layer showed last: two never stand open at once. */
let hideShown: () => void = () => undefined;

const nameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${noteAttribute}]`) : null;

/**
 * Shows the types of a block's names: under the pointer, on a tap, and by keyboard (Enter goes in, arrows move,
 * Escape leaves). It is loaded at the first hover or focus, and fetches the page's types then.
 */
export function TypeLayer({ pre, code, url, block, pointer, entered }: TypeLayerProps): ReactNode {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const [types, setTypes] = useState<PageTypes>();
  const [open, setOpen] = useState<HTMLElement>();

  useEffect(() => {
    let isGone = false;
    loadTypes(url).then(
      (loaded) => !isGone && setTypes(loaded),
      // Without the file the block stays as it is; the next page view tries again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [url]);

  useEffect(() => {
    const region = pre.current;
    const text = code.current;
    if (!types || !region || !text) return undefined;
    const names = markNames(text, types.blocks[block] ?? []);
    const hide = (): void => setOpen(undefined);
    const show = (name: HTMLElement): void => {
      window.clearTimeout(timer.current);
      if (hideShown !== hide) hideShown();
      hideShown = hide;
      setOpen(name);
    };
    const hideSoon = (): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(hide, leaveMs);
    };
    const move = (event: KeyboardEvent): void => {
      const current = names.indexOf(document.activeElement as HTMLElement);
      const to =
        current === -1
          ? event.key === 'Enter' && event.target === region && 0
          : moveTo(
              event.key,
              current,
              names.map((name) => name.getBoundingClientRect()),
            );
      if (typeof to !== 'number') return;
      event.preventDefault();
      names[to]?.focus();
      names[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (card.current) hide();
      if (region.contains(document.activeElement) || card.current?.contains(document.activeElement))
        region.focus();
    };
    const away = (event: PointerEvent): void => {
      if (!nameAt(event.target) && !card.current?.contains(event.target as Node)) hide();
    };

    const focusElsewhere = ({ target }: FocusEvent): void => {
      const isHere = [region, card.current].some(
        (part) => part !== null && (part.contains(target as Node) || part.matches(':hover')),
      );
      if (!isHere) hide();
    };

    // A key that leads to a name scrolls it into sight: its card goes along.
    const followScroll = (): void => {
      const name = region.querySelector<HTMLElement>('[aria-expanded="true"]:focus');
      const frame = card.current?.parentElement;
      if (card.current && frame && name && isInSight(name, region)) placeCard(card.current, name, frame);
      else hide();
    };

    const listeners = new AbortController();
    const { signal } = listeners;
    const onName = (event: Event): void => {
      const name = nameAt(event.target);
      if (name) show(name);
    };
    region.addEventListener('pointerover', onName, { signal });
    region.addEventListener('pointerout', hideSoon, { signal });
    region.addEventListener('click', onName, { signal });
    region.addEventListener('focusin', onName, { signal });
    region.addEventListener('keydown', move, { signal });
    region.addEventListener('scroll', followScroll, { signal });
    document.addEventListener('keydown', leave, { signal });
    document.addEventListener('pointerdown', away, { signal });
    document.addEventListener('focusin', focusElsewhere, { signal });

    const rest = pointer.current && nameAt(document.elementFromPoint(pointer.current.x, pointer.current.y));
    // A pointer that has left since would never close the card.
    if (rest && region.contains(rest) && region.matches(':hover')) show(rest);
    if (entered.current && document.activeElement === region) names[0]?.focus();
    return () => listeners.abort();
  }, [types, pre, code, block, pointer, entered]);

  useEffect(() => {
    open?.setAttribute('aria-expanded', 'true');
    open?.setAttribute('aria-describedby', id);
    return () => {
      open?.setAttribute('aria-expanded', 'false');
      open?.removeAttribute('aria-describedby');
    };
  }, [open, id]);

  const note = types?.notes[Number(open?.getAttribute(noteAttribute))];
  if (!types || !open || !note) return null;
  return (
    <TypeCard
      id={id}
      note={note}
      base={types.base}
      name={open}
      card={card}
      onPointerEnter={() => window.clearTimeout(timer.current)}
      onPointerLeave={() => {
        timer.current = window.setTimeout(() => setOpen(undefined), leaveMs);
      }}
    />
  );
}
