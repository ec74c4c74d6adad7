import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import { hierarchyLevels, type SearchHit } from '../protocol';
import styles from './SearchPage.module.css';

/**
 * The list of hits. Their texts were made safe by the client (`makeSafe`): all that is left of HTML in them are the
 * marks around what matched. Level 0 is plain text.
 */
export function SearchHits({ hits }: { readonly hits: readonly SearchHit[] }): ReactNode {
  const toPath = useSearchResultUrlProcessor();
  return hits.map((hit) => {
    const titles = hierarchyLevels.slice(1).flatMap((level) => {
      const text = hit._highlightResult?.hierarchy[level]?.value ?? hit.hierarchy[level];
      return text ? [text] : [];
    });
    const title = titles.at(-1);
    const address = toPath(hit.url);
    const { lvl0, lvl1 } = hit.hierarchy;
    // The glossary page has the same title as its top-level section, which would be shown twice.
    const path = titles.slice(lvl0 === lvl1 ? 1 : 0, -1);
    const summary = hit._snippetResult?.content?.value ?? hit.content;
    return (
      <article key={hit.objectID} className={styles.hit}>
        <Heading as="h2" className={styles.hitTitle}>
          {title === undefined ? (
            <Link to={address}>{hit.url_without_anchor}</Link>
          ) : (
            <Link to={address} dangerouslySetInnerHTML={{ __html: title }} />
          )}
        </Heading>
        <ul role="list" className={clsx('breadcrumbs', styles.hitPath)}>
          <li className="breadcrumbs__item">{lvl0}</li>
          {path.map((title, level) => (
            <li key={level} className="breadcrumbs__item" dangerouslySetInnerHTML={{ __html: title }} />
          ))}
        </ul>
        {summary && <p className={styles.hitText} dangerouslySetInnerHTML={{ __html: summary }} />}
      </article>
    );
  });
}
