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

/** The type of a name, its description, and a link to its page of the reference. */
export function TypeCard({ id, note, base, name, card, ...pointer }: TypeCardProps): ReactNode {
  const [type, doc, page] = note;
  useLayoutEffect(() => {
    const place = (): void => {
      const frame = card.current?.parentElement;
      if (card.current && frame) placeCard(card.current, name, frame);
    };
    place();
    // In a window that became narrower, a card at the old place would make the page too wide.
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [card, name, note]);
  return (
    <div ref={card} className={styles.card} {...pointer}>
      <div id={id}>
        {/* Highlighted at build time, which also escaped it. */}
        <code className={styles.type} dangerouslySetInnerHTML={{ __html: type }} />
        {/*
          A new element for each text: React cannot update a text of which a browser's translation has replaced parts.
        */}
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
