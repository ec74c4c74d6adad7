import useIsBrowser from '@docusaurus/useIsBrowser';
import type { DocSearchButtonProps } from '@docsearch/react';
import { alertClass, missingSearch } from '../../text-first/navbar-alerts';
import { isSlowConnection } from '../../text-first/loader/scripts';
import { failureTexts, staleText } from '../failure-texts';
import { announceIntent } from './intent';
import { awaitModal, useMissingModal } from './missing-modal';

/**
 * The search button in the navbar, with DocSearch's class names and texts. DocSearch's own button is in one module with
 * the modal, all of which would end up in `main.js`.
 */
export function DocSearchButton({
  translations,
  onClick,
  onFocus,
  onMouseOver,
  onTouchStart,
  ...props
}: DocSearchButtonProps) {
  const isBrowser = useIsBrowser();
  const modifier = isBrowser && modifierKey();
  const isMissing = useMissingModal();
  const announcing =
    <Event,>(handler: ((event: Event) => void) | undefined) =>
    (event: Event): void => {
      if (isSlowConnection()) return;
      announceIntent();
      handler?.(event);
    };
  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        aria-label={translations?.buttonAriaLabel}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={(event) => {
          announceIntent();
          awaitModal();
          onClick?.(event);
        }}
        onFocus={announcing(onFocus)}
        onMouseOver={announcing(onMouseOver)}
        onTouchStart={announcing(onTouchStart)}
        {...props}
      >
        <span className="DocSearch-Button-Container">
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            className="DocSearch-Search-Icon"
            aria-hidden="true"
            stroke="currentColor"
            fill="none"
          >
            <circle cx="8.5" cy="8.5" r="5.75" />
            <path d="m13 13 5 5" strokeLinecap="round" />
          </svg>
          <span className="DocSearch-Button-Placeholder">{translations?.buttonText}</span>
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          {modifier && (
            <>
              <kbd className="DocSearch-Button-Key">{modifier === 'Command' ? '\u2318' : modifier}</kbd>
              <kbd className="DocSearch-Button-Key">K</kbd>
            </>
          )}
        </span>
      </button>
      {/* The HTML has it for the loader. Kept in the application, it would repeat, hidden, what the modal says. */}
      {(isMissing || !isBrowser) && (
        <p className={alertClass(missingSearch)} role="alert" hidden={!isMissing}>
          <strong>{failureTexts.titleText}</strong>
          {` ${failureTexts.helpText} ${staleText}`}
        </p>
      )}
    </>
  );
}

/** Known in the browser only, so the server renders an empty space for the keys. */
const modifierKey = (): 'Command' | 'Ctrl' =>
  /Macintosh|iPhone|iPad/.test(navigator.userAgent) ? 'Command' : 'Ctrl';
