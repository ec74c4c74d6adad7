/** Long enough to cross from a name to its card, short enough not to stand in the way. */
const leaveMs = 250;

/** Closes the card that was shown last, of whatever block: two never stand open at once. */
let hideShown: () => void = () => undefined;

/** Which of a block's names has its card open. */
export interface ShownName {
  readonly show: (name: HTMLElement) => void;
  readonly hide: () => void;
  /** Hides in a moment, unless the pointer comes back: `stay` or `show` keeps the card. */
  readonly hideSoon: () => void;
  readonly stay: () => void;
}

/** @param onChange - told the name whose card is to be shown; undefined for none */
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
