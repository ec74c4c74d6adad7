import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { areas } from '../../../api/areas';
import styles from './ApiFacts.module.css';

interface ApiFactsProps {
  /** `class`, `interface`, … */
  readonly kind: string;
  /** The `@category` of the declaration. */
  readonly area: string;
  /** Address of the list of everything. */
  readonly index: string;
  /** `version=path` pairs with a blank between them; the path is empty where the version lacks the item. */
  readonly elsewhere: string;
}

interface Elsewhere {
  readonly version: string;
  readonly path: string;
}

const parseElsewhere = (text: string): readonly Elsewhere[] =>
  text.split(' ').flatMap((pair) => {
    const [version, path = ''] = pair.split('=');
    return version ? [{ version, path }] : [];
  });

/** What an item is, where it belongs, and which other version has it. */
export function ApiFacts({ kind, area, index, elsewhere }: ApiFactsProps): ReactNode {
  const { title = area, id = '' } = areas.find(({ category }) => category === area) ?? {};
  return (
    <p className={styles.facts} data-search="off">
      {/* Blanks that the look does not need, as in `PageFacts`. */}
      <span className={styles.kind}>{kind}</span> <Link to={`${index}#${id}`}>{title}</Link>
      {parseElsewhere(elsewhere).map(({ version, path }) =>
        path ? (
          <Link key={version} to={`/${path}`}>
            {` Also in ${version}`}
          </Link>
        ) : (
          <span key={version} className={styles.missing}>
            {` Not in ${version}`}
          </span>
        ),
      )}
    </p>
  );
}
