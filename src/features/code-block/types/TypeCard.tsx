import { type PointerEventHandler, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import Link from '@docusaurus/Link';
import type { TypeNote } from './page-types';
import { CodeInText } from '../../code-in-text/CodeInText';
import { placeCard } from './place-card';
import styles from './types.module.css';

/** The item a page below `api-generated` is about. */
const itemOf = (page: string): string => /\/(\w+)(?:#|$)/.exec(page)?.[1] ?? page;

interface TypeCardProps {
  readonly id: string;
  readonly note: TypeNote;
  /** Path of the version's docs below the site's base URL. */
  readonly base: string;
  readonly name: HTMLElement;
  readonly card: RefObject<HTMLDivElement | null>;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: PointerEventHandler;
}

/** A name's type, what it is for, and the way to its page of the reference. */
export function TypeCard({ id, note, base, name, card, ...pointer }: TypeCardProps): ReactNode {
  const [type, doc, page] = note;
  useLayoutEffect(() => {
    const place = (): void => {
      const frame = card.current?.parentElement;
      if (card.current && frame) placeCard(card.current, name, frame);
    };
    place();
    // In a window that has become narrower the card would make the page as wide as the old one.
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [card, name, note]);
  return (
    <div ref={card} className={styles.card} {...pointer}>
      <div id={id}>
        {/* Highlighted, and so escaped, when the page was built. */}
        <code className={styles.type} dangerouslySetInnerHTML={{ __html: type }} />
        {/* Each text anew: React cannot change one of which a browser's translation has replaced parts. */}
        {doc && (
          <p key={doc} className={styles.doc}>
            <CodeInText text={doc} />
          </p>
        )}
      </div>
      {page && (
        <Link className={styles.link} to={`/${base}/${page}`}>
          {`${itemOf(page)} reference`}
        </Link>
      )}
    </div>
  );
}
