import type { RefObject } from 'react';
import { noteAttribute } from './mark-names';
import { moveTo } from './move';
import { isInSight, placeCard } from './place-card';
import type { ShownName } from './shown-name';

/** A block whose names have notes, with the card of one of them. */
export interface NamedBlock {
  /** The element that scrolls, and that has the focus until a key moves it to a name. */
  readonly region: HTMLElement;
  readonly names: readonly HTMLElement[];
  readonly card: RefObject<HTMLElement | null>;
}

/** The name that contains an element. */
export const nameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${noteAttribute}]`) : null;

/** The name that a key leads to: Enter enters from the block itself, other keys move between names. */
function keyTarget({ key, target }: KeyboardEvent, { region, names }: NamedBlock): number | undefined {
  const current = names.indexOf(document.activeElement as HTMLElement);
  if (current === -1) return key === 'Enter' && target === region ? 0 : undefined;
  return moveTo(
    key,
    current,
    names.map((name) => name.getBoundingClientRect()),
  );
}

function goByKey(event: KeyboardEvent, block: NamedBlock): void {
  const to = keyTarget(event, block);
  if (to === undefined) return;
  event.preventDefault();
  const name = block.names[to];
  name?.focus();
  name?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Escape closes the card and leaves the names. */
function leaveByKey({ key }: KeyboardEvent, { region, card }: NamedBlock, shown: ShownName): void {
  if (key !== 'Escape') return;
  if (card.current) shown.hide();
  if (region.contains(document.activeElement) || card.current?.contains(document.activeElement))
    region.focus();
}

/** Whether the card stays open: the newly focused element belongs to the block, or the pointer still rests there. */
const keepsCard = (target: Node, { region, card }: NamedBlock): boolean =>
  [region, card.current].some((part) => part !== null && (part.contains(target) || part.matches(':hover')));

/** Moves the card when the block scrolls: a key that leads to a name scrolls it into view. */
function followScroll({ region, card }: NamedBlock, shown: ShownName): void {
  const name = region.querySelector<HTMLElement>('[aria-expanded="true"]:focus');
  const frame = card.current?.parentElement;
  if (card.current && frame && name && isInSight(name, region)) placeCard(card.current, name, frame);
  else shown.hide();
}

/**
 * Shows the card of a name that is hovered, tapped or focused, moves from name to name by keys, and hides the card when
 * the reader turns elsewhere.
 *
 * @returns a function that removes the listeners
 */
export function watchNames(block: NamedBlock, shown: ShownName): () => void {
  const { region, card } = block;
  const listeners = new AbortController();
  const { signal } = listeners;
  const onName = ({ target }: Event): void => {
    const name = nameAt(target);
    if (name) shown.show(name);
  };
  // No card opens while the reader drags to select code: the selection would extend into its text.
  const onOver = (event: PointerEvent): void => {
    if (!event.buttons) onName(event);
  };
  const onOut = ({ buttons }: PointerEvent): void => (buttons ? shown.hide() : shown.hideSoon());
  const onPress = ({ target }: PointerEvent): void => {
    if (!nameAt(target) && !card.current?.contains(target as Node)) shown.hide();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!keepsCard(target as Node, block)) shown.hide();
  };
  region.addEventListener('pointerover', onOver, { signal });
  region.addEventListener('pointerout', onOut, { signal });
  region.addEventListener('click', onName, { signal });
  region.addEventListener('focusin', onName, { signal });
  region.addEventListener('keydown', (event) => goByKey(event, block), { signal });
  region.addEventListener('scroll', () => followScroll(block, shown), { signal });
  document.addEventListener('keydown', (event) => leaveByKey(event, block, shown), { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  return () => listeners.abort();
}
