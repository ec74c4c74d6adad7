import { useCallback, useId, useRef, type PointerEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { placeCard } from './place-card';
import { useCard } from './use-card';
import styles from './GlossaryTerm.module.css';

interface GlossaryTermProps {
  readonly id: string;
  readonly term: string;
  /** The short definition, written here by `plugins/glossary`. */
  readonly definition: string;
  readonly children: ReactNode;
}

/**
 * A link to a glossary entry that shows the definition on hover, focus and the first touch. Without scripts it is an
 * ordinary link.
 */
export default function GlossaryTerm({ id, term, definition, children }: GlossaryTermProps): ReactNode {
  const root = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const opensByTouch = useRef(false);
  const cardId = useId();
  const place = useCallback(() => {
    const word = root.current?.querySelector('a')?.getClientRects()[0];
    if (!card.current || !word) return;
    const header = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeCard(word, card.current.getBoundingClientRect(), screen, header);
    card.current.style.translate = `${left}px ${top}px`;
  }, []);
  const { isOpen, openSoon, openNow, closeSoon } = useCard(root, place);

  const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
  return (
    <span
      ref={root}
      // A reader who drags across a word selects text, and the card would become part of the selection.
      onPointerEnter={(event) => isMouse(event) && !event.buttons && openSoon()}
      onPointerLeave={(event) => isMouse(event) && closeSoon()}
    >
      <Link
        to={`/glossary#${id}`}
        className={styles.link}
        aria-describedby={isOpen ? cardId : undefined}
        onFocus={() => !opensByTouch.current && openNow()}
        onBlur={closeSoon}
        onPointerDown={(event: PointerEvent) => {
          opensByTouch.current = event.pointerType === 'touch' && !isOpen;
        }}
        // A touch that became a scroll opens nothing, and must not affect the next key or click.
        onPointerCancel={() => {
          opensByTouch.current = false;
        }}
        onClick={(event) => {
          if (!opensByTouch.current) return;
          opensByTouch.current = false;
          event.preventDefault();
          openNow();
        }}
      >
        {children}
      </Link>
      {isOpen && (
        <span ref={card} id={cardId} role="tooltip" className={styles.card}>
          <span className={styles.name}>{term}</span>
          {definition}
          <span className={styles.touchHint}>Tap the word again for its glossary entry.</span>
        </span>
      )}
    </span>
  );
}
