/** Delay before the card closes: long enough to move from a name to its card, short enough not to be in the way. */
const leaveMs = 250;

/** Closes the card that was opened last, in any block, so that two are never open at once. */
let hideShown: () => void = () => undefined;

/** The name of a block whose card is open. */
export interface ShownName {
  readonly show: (name: HTMLElement) => void;
  readonly hide: () => void;
  /** Hides the card after a delay, unless the pointer comes back: `stay` or `show` keeps it. */
  readonly hideSoon: () => void;
  readonly stay: () => void;
}

/** @param onChange - called with the name whose card is to be shown; undefined for none */
export function createShownName(onChange: (name: HTMLElement | undefined) => void): ShownName {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = (): void => clearTimeout(timer);
  const hide = (): void => onChange(undefined);
  return {
    show: (name) => {
      stay();
      if (hideShown !== hide) hideShown();
      hideShown = hide;
      onChange(name);
    },
    hide,
    hideSoon: () => {
      stay();
      timer = setTimeout(hide, leaveMs);
    },
    stay,
  };
}
