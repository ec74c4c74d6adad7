import { useCallback, useRef, type ReactNode } from 'react';
import { PageMetadata, usePluralForm } from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useIsHosted } from '../client/engine-choice';
import { earlyQuestion } from './early-question';
import { Failure } from './Failure';
import { MoreHits } from './MoreHits';
import { NoHits } from './NoHits';
import { PoweredBy } from './PoweredBy';
import { SearchForm } from './SearchForm';
import { SearchHits } from './SearchHits';
import styles from './SearchPage.module.css';
import type { SessionState } from './session';
import { useFormerPlace, usePlace } from './use-place';
import { useQuestion } from './use-question';
import { useAnswer, useSession } from './use-session';

/** The search page: query and version in the address, hits of the site's engine, ten at a time. */
export function SearchPage(): ReactNode {
  const isHosted = useIsHosted();
  const session = useSession();
  const formerPlace = useFormerPlace();
  const { question, version, versions, setQuery, setVersion } = useQuestion(formerPlace !== null);
  const answer = useAnswer(session, question, formerPlace);
  usePlace(formerPlace, question, answer);
  const showMore = useCallback(() => void session.more(), [session]);
  const field = useRef<HTMLInputElement>(null);
  // The retry button is removed when the answer comes, and the focus would be lost with it.
  const retry = (): void => {
    field.current?.focus();
    void session.retry();
  };
  const pick = (suggestion: string): void => {
    field.current?.focus();
    setQuery(suggestion);
  };
  const query = question?.query ?? '';
  const hasQuery = query.trim() !== '';
  const title = titleFor(hasQuery ? query : '');
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <noscript>
          <p>Search runs in your browser, and needs JavaScript for that.</p>
        </noscript>
        <SearchForm
          field={field}
          query={query}
          onQuery={setQuery}
          versions={versions}
          version={version}
          onVersion={setVersion}
        />
        <div className={styles.results}>
          <div className={styles.summary}>
            <Status answer={answer} hasQuery={hasQuery} onRetry={retry} />
            {isHosted && answer.status !== 'idle' && <PoweredBy />}
          </div>
          {hasNoHits(answer) && hasQuery && (
            <NoHits query={query} suggestions={answer.suggestions} onQuery={pick} />
          )}
          <SearchHits hits={answer.hits} />
          {answer.pages > 0 && answer.pages < answer.allPages && (
            <MoreHits hits={answer.hits} isFailed={answer.status === 'failed'} onNear={showMore} />
          )}
        </div>
      </main>
      <script dangerouslySetInnerHTML={{ __html: earlyQuestion }} />
    </>
  );
}

function titleFor(query: string): string {
  return query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' },
        { query },
      )
    : translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' });
}

const hasNoHits = ({ status, total }: SessionState): boolean => status === 'done' && total === 0;

function Status({
  answer,
  hasQuery,
  onRetry,
}: {
  readonly answer: SessionState;
  readonly hasQuery: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  const { selectMessage } = usePluralForm();
  if (answer.status === 'failed' && answer.pages === 0) return <Failure onRetry={onRetry} />;
  const found = selectMessage(
    answer.total,
    translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
      },
      { count: answer.total },
    ),
  );
  const nothing = translate({ id: 'theme.SearchPage.noResultsText', message: 'No results were found' });
  return (
    <>
      {answer.status === 'loading' && answer.pages === 0 && (
        <div className={styles.spinner} aria-hidden="true" />
      )}
      {/*
        Screen readers announce a text only if the element was there before it. The element holds a single text: with two,
        React fails when it has to remove one that a browser's translation has replaced.
      */}
      <p role="status" className={styles.count}>
        {answer.total > 0 ? found : hasNoHits(answer) && hasQuery ? nothing : null}
      </p>
    </>
  );
}
