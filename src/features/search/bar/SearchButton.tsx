import type { ComponentProps, ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { DocSearchButtonProps } from '@docsearch/react';
import { announceIntent } from './intent';

/**
 * The search button in the navbar, with DocSearch's class names and texts. DocSearch's own button comes in one module
 * with the modal and would bring all of it into `main.js`.
 */
export function DocSearchButton({
  translations,
  onFocus,
  onMouseOver,
  onTouchStart,
  ...props
}: DocSearchButtonProps) {
  const label = translations?.buttonAriaLabel ?? 'Search';
  const modifier = useModifierKey();
  const announcing =
    <Event,>(handler: ((event: Event) => void) | undefined) =>
    (event: Event): void => {
      announceIntent();
      handler?.(event);
    };
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={modifier ? `${label} (${modifier.name}+K)` : label}
      aria-keyshortcuts="Control+K Meta+K /"
      onFocus={announcing(onFocus)}
      onMouseOver={announcing(onMouseOver)}
      onTouchStart={announcing(onTouchStart)}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">{translations?.buttonText ?? 'Search'}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {modifier && (
          <>
            <kbd className="DocSearch-Button-Key">{modifier.sign}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}

interface ModifierKey {
  readonly name: string;
  readonly sign: ReactNode;
}

/** Known in the browser only: the server renders the keys' room empty. */
function useModifierKey(): ModifierKey | null {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const isApple = /Macintosh|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? { name: 'Command', sign: '\u2318' } : { name: 'Ctrl', sign: 'Ctrl' };
}

function SearchIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      className="DocSearch-Search-Icon"
      aria-hidden="true"
      {...props}
    >
      <circle cx="8.5" cy="8.5" r="5.75" stroke="currentColor" fill="none" />
      <path d="m13 13 5 5" stroke="currentColor" fill="none" strokeLinecap="round" />
    </svg>
  );
}
