import type { RefObject } from 'react';
import { noteAttribute } from './mark-names';
import { moveTo } from './move';
import { isInSight, placeCard } from './place-card';
import type { ShownName } from './shown-name';

/** A block whose names have notes, with the card that stands under one of them. */
export interface NamedBlock {
  /** What scrolls, and has the focus until a key leads to a name. */
  readonly region: HTMLElement;
  readonly names: readonly HTMLElement[];
  readonly card: RefObject<HTMLElement | null>;
}

/** The name that an element stands in. */
export const nameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${noteAttribute}]`) : null;

/** Which name a key leads to: Enter goes in from the block itself, the others move between names. */
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

/** Whether a place that has got the focus belongs to the block, or the pointer still rests on it. */
const keepsCard = (target: Node, { region, card }: NamedBlock): boolean =>
  [region, card.current].some((part) => part !== null && (part.contains(target) || part.matches(':hover')));

/** A key that leads to a name scrolls it into sight: its card goes along. */
function followScroll({ region, card }: NamedBlock, shown: ShownName): void {
  const name = region.querySelector<HTMLElement>('[aria-expanded="true"]:focus');
  const frame = card.current?.parentElement;
  if (card.current && frame && name && isInSight(name, region)) placeCard(card.current, name, frame);
  else shown.hide();
}

/**
 * Shows a name under the pointer, tapped or with the focus, leads from name to name by keys, and hides the card when the
 * reader turns elsewhere.
 *
 * @returns ends it
 */
export function watchNames(block: NamedBlock, shown: ShownName): () => void {
  const { region, card } = block;
  const listeners = new AbortController();
  const { signal } = listeners;
  const onName = ({ target }: Event): void => {
    const name = nameAt(target);
    if (name) shown.show(name);
  };
  // A reader who selects code drags across names: a card in the way would take what is selected to its own text.
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
