/** The state of DocSearch's box, as far as it decides whether the modal is drawn again. */
interface BoxState {
  readonly status: string;
  /** What the source returns beside the hits, such as their number. It is shown together with the hits. */
  readonly context: unknown;
}

interface StateChange {
  readonly prevState: BoxState;
  readonly state: BoxState;
}

/**
 * Whether a change of state is visible. DocSearch renders the whole modal with its twenty hits at every change, which
 * is four times a key: for the letter, for the number of hits before the hits themselves, for the hits, and for a
 * status that did not change. The second and the last show nothing new; `plugins/search-index/modal-loader.cjs` skips
 * them.
 */
export function isVisibleChange({ prevState, state }: StateChange): boolean {
  const before = new Map(Object.entries(prevState));
  const changed = Object.entries(state).filter(([key, value]) => value !== before.get(key));
  return changed.some(([key]) => key !== 'context' || state.status === 'idle');
}
