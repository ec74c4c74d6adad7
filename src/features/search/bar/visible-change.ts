/** The state of DocSearch's box, as far as it decides whether the modal is drawn again. */
interface BoxState {
  readonly status: string;
  /** What the source tells beside hits, as their number: shown with the hits. */
  readonly context: unknown;
}

interface StateChange {
  readonly prevState: BoxState;
  readonly state: BoxState;
}

/**
 * Whether a change of state shows anything. DocSearch draws the whole modal, each of its twenty hits, at every change, four times a
 * key: for the letter, for the number of hits while the hits are still to come, for the hits, and once more for a status that is what it was.
 * The second and the last show nothing new; `plugins/search-index/modal-loader.cjs` leaves them out.
 */
export function isVisibleChange({ prevState, state }: StateChange): boolean {
  const before = new Map(Object.entries(prevState));
  const changed = Object.entries(state).filter(([key, value]) => value !== before.get(key));
  return changed.some(([key]) => key !== 'context' || state.status === 'idle');
}
