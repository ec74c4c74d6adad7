import type { ReactNode } from 'react';
import clsx from 'clsx';
import { TextFilter } from '../text-filter/TextFilter';
import styles from './ApiIndex.module.css';

interface PartProps {
  readonly children: ReactNode;
}

const kinds = [
  { id: 'class', title: 'Classes' },
  { id: 'function', title: 'Functions' },
  { id: 'enum', title: 'Enumerations' },
  { id: 'interface', title: 'Interfaces' },
  { id: 'type', title: 'Type aliases' },
  { id: 'variable', title: 'Variables' },
] as const;

/** The list of everything that a version exports; `plugins/api-pages` writes its content. */
export function ApiIndex({ total, children }: PartProps & { readonly total: string }): ReactNode {
  return (
    <TextFilter
      label="Filter the declarations"
      placeholder="transaction, schema, BatchLoader …"
      nouns={['declaration', 'declarations']}
      total={Number(total)}
      hasNames
      groups={kinds}
      layout="above"
    >
      {children}
    </TextFilter>
  );
}

export function ApiArea({ id, children }: PartProps & { readonly id: string }): ReactNode {
  return <section data-filter-section={id}>{children}</section>;
}

export function ApiEntries({ children }: PartProps): ReactNode {
  return (
    <ul role="list" className={clsx('waits', styles.entries)}>
      {children}
    </ul>
  );
}

interface EntryProps extends PartProps {
  /** As its page says it: `class`, `interface`, … */
  readonly kind: string;
}

export function ApiEntry({ kind, children }: EntryProps): ReactNode {
  // A `class, exported as a type` is in the group in which TypeDoc files it; such an enum is among the other enums.
  const group = kind.startsWith('class,') ? 'interface' : kind.replace(/,.*/, '');
  return (
    <li className={styles.entry} data-filter-item data-filter-group={group}>
      <span className={styles.kind}>{kind}</span>
      {children}
    </li>
  );
}
