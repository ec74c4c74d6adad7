import type { ReactNode } from 'react';
import clsx from 'clsx';
import { TextFilter } from '../text-filter/TextFilter';
import { LetterNavigation } from './LetterNavigation';
import styles from './GlossaryPage.module.css';

interface PageProps {
  /** The letters under which there are terms, with blanks between them. */
  readonly letters: string;
  /** `id=Title;id=Title`. */
  readonly groups: string;
  readonly total: string;
  readonly children: ReactNode;
}

/** The glossary's frame. `plugins/glossary` replaces `<Glossary />` by it, with the entries as children. */
export function GlossaryPage({ letters, groups, total, children }: PageProps): ReactNode {
  return (
    <TextFilter
      label="Filter the terms"
      placeholder="edge, agtype, index …"
      nouns={['term', 'terms']}
      total={Number(total)}
      hasNames
      layout="beside"
      groups={groups.split(';').map((group) => {
        const [id = '', title = ''] = group.split('=');
        return { id, title };
      })}
      aside={<LetterNavigation letters={letters.split(' ')} />}
    >
      {children}
    </TextFilter>
  );
}

export function GlossaryLetter({
  letter,
  children,
}: {
  readonly letter: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={clsx('waits', styles.letter)} data-filter-section={letter}>
      {children}
    </section>
  );
}

interface EntryProps {
  readonly id: string;
  readonly term: string;
  readonly group: string;
  readonly children: ReactNode;
}

/** One term: heading, facts, definition, sample and links come as children. */
export function GlossaryEntry({ id, term, group, children }: EntryProps): ReactNode {
  return (
    // Not labelled by its heading, which contains a link to itself.
    <article className={styles.entry} aria-label={term} data-filter-item={id} data-filter-group={group}>
      {children}
    </article>
  );
}

interface FactsProps {
  readonly group: string;
  /** Separated by semicolons. */
  readonly aliases?: string;
}

export function GlossaryFacts({ group, aliases }: FactsProps): ReactNode {
  return (
    <p className={styles.facts}>
      <span className={styles.group} data-search="off">
        {group}
      </span>{' '}
      {aliases && (
        <span data-filter-text="" data-search="names">
          also <span data-filter-alias="">{aliases.split('; ').join(', ')}</span>
        </span>
      )}
    </p>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

export function GlossaryDefinition({ children }: PartProps): ReactNode {
  return (
    <div className={styles.definition} data-filter-text="">
      {children}
    </div>
  );
}

/** Closed at first, so that the list of terms is quick to scan. It opens without scripts. */
export function GlossaryExample({ children }: PartProps): ReactNode {
  return (
    <details className={styles.example}>
      <summary>Example</summary>
      {children}
    </details>
  );
}

export function GlossaryLinks({ children }: PartProps): ReactNode {
  return (
    <div className={styles.links} data-search="off">
      {children}
    </div>
  );
}
