import { type FocusEvent, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import { MainDoors } from '../main-doors/MainDoors';
import { findNearMisses } from '../near-miss/near-miss';
import { nameOfPage, wordsOfAddress } from './page-name';
import styles from './NotFoundPage.module.css';

/** Every page a near-miss address may have meant; released docs first. */
function usePagePaths(): string[] {
  const sitePages = [useBaseUrl('/glossary'), useBaseUrl('/blog'), useBaseUrl('/search')];
  const versions = Object.values(useAllDocsData()).flatMap((data) => data.versions);
  const released = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return [...released.flatMap((version) => version.docs.map((doc) => doc.path)), ...sitePages];
}

/** The address is known in the browser only: the prerendered page is the same for every address. */
function useNearMisses(): string[] {
  const { pathname } = useLocation();
  const basePath = useBaseUrl('/');
  const pages = usePagePaths();
  return useIsBrowser() ? findNearMisses(pathname, pages, basePath) : [];
}

/**
 * The ref of a field that gets the words of the address as its default. A text that the reader typed before stays,
 * because a value takes precedence over a default.
 */
function useWordsOfAddress(): RefObject<HTMLInputElement | null> {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.defaultValue = wordsOfAddress(pathname);
  }, [pathname]);
  return field;
}

/** Selects the words if the reader has not changed them, so that typing replaces them. */
function selectUntouched({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  if (field.value === field.defaultValue) field.select();
}

/** The not-found page: what happened, the likely page, search, and the main doors. */
export function NotFoundPage(): ReactNode {
  const basePath = useBaseUrl('/');
  const nearMisses = useNearMisses();
  const field = useWordsOfAddress();
  return (
    <div className={styles.page}>
      <p className={styles.status}>404</p>
      <Heading as="h1">Page Not Found</Heading>
      <p>
        No page of this site has this address. It may have moved, belong to another version of the docs, or
        contain a typing error.
      </p>
      <div aria-live="polite">
        {nearMisses.length > 0 && (
          <div className={styles.suggestions}>
            <p>Did you mean</p>
            <ul>
              {nearMisses.map((path) => (
                <li key={path}>
                  <Link to={path}>
                    {nameOfPage(path)} <span>{path.slice(basePath.length)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <form className={clsx(styles.search, 'needs-scripts')} action={useBaseUrl('/search')} role="search">
        <label htmlFor="not-found-search">Search the docs</label>
        <div className={styles.field}>
          <input
            ref={field}
            id="not-found-search"
            type="search"
            name="q"
            maxLength={64}
            autoComplete="off"
            onFocus={selectUntouched}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </div>
      </form>
      <MainDoors />
    </div>
  );
}
