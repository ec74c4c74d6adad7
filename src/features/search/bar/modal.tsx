import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { DocSearchModal as StockModal, type DocSearchModalProps } from '@docsearch/react';
import { isTakenBack, takeKeys } from './early-keys';
import { useFirstQuery, useNoBlankQuery } from './first-query';
import { useFocusTrap } from './focus-trap';
import { HitLink } from './HitLink';
import { useKeyedFooter, type Footer } from './keyed-footer';
import { useLateTexts } from './late-texts';
import { noteModal } from './missing-modal';
import { getMissingResultsUrl } from './missing-results';
import { noteChoice, useEarlyKeys, useFocusInside, useFocusReturn } from './modal-focus';
import { useModalSemantics } from './modal-semantics';
import { useModalStatus } from './modal-status';
import { useOpenQuestion } from './open-question';
import { returnToPlace, usePagePlace } from './page-place';
import { modalTexts } from './texts';
import { useModalClient } from './use-modal-client';
import { useSmallRecords } from './use-small-records';
import { useWayBack } from '../../way-back/use-way-back';

/** Loads the style sheet with the modal. `modal-style.ts` says why the export needs a name. */
export { default as modalStyle } from './modal-style';

/** The theme always passes a navigator and, because this site has a search page, a footer. */
interface GivenProps extends DocSearchModalProps {
  readonly navigator: NonNullable<DocSearchModalProps['navigator']>;
  readonly resultsFooterComponent: Footer;
}

/**
 * DocSearch's modal for `@theme/SearchBar`; `plugins/search-index/webpack.ts` replaces `@docsearch/react/modal` by it.
 * It adds the engine that the site was built for, the specified texts, a "Let us know" link, and all that only an open
 * modal needs.
 *
 * If the reader pressed Escape while the modal was loading, it renders nothing and closes at once. The theme cannot be
 * told earlier.
 */
export function DocSearchModal(props: GivenProps): ReactNode {
  const [isNoLongerAsked] = useState(isTakenBack);
  useEffect(noteModal, []);
  return isNoLongerAsked ? <NoModal onClose={props.onClose} /> : <OpenModal {...props} />;
}

function NoModal({ onClose }: { readonly onClose: DocSearchModalProps['onClose'] }): null {
  useEffect(() => {
    const before = document.activeElement;
    takeKeys();
    onClose?.();
    // Not in a later render: a letter typed before that belongs to the page.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [onClose]);
  return null;
}

/**
 * Keeps the search parameters the same object until their content changes. The theme creates a new object at each
 * render, for which DocSearch restarts with an empty box: letters typed while the page settled were lost.
 */
function OpenModal({ searchParameters, ...others }: GivenProps): ReactNode {
  const content = JSON.stringify(searchParameters ?? {});
  const unchanged = useMemo(
    () => JSON.parse(content) as NonNullable<DocSearchModalProps['searchParameters']>,
    [content],
  );
  const { navigator } = others;
  const noting = useMemo(
    () => ({
      ...navigator,
      navigate: (to: Parameters<NonNullable<typeof navigator.navigate>>[0]) => {
        noteChoice(to.itemUrl);
        returnToPlace();
        navigator.navigate?.(to);
      },
    }),
    [navigator],
  );
  const transformSearchClient = useModalClient();
  const initialQuery = useFirstQuery(others.initialQuery);
  useOpenQuestion();
  useLateTexts();
  useNoBlankQuery();
  usePagePlace(others);
  useWayBack(true, others.onClose);
  useFocusReturn();
  useEarlyKeys(others.onClose);
  useFocusInside();
  useFocusTrap();
  useModalSemantics();
  useModalStatus();
  useSmallRecords();
  return (
    <StockModal
      {...others}
      navigator={noting}
      initialQuery={initialQuery}
      translations={modalTexts}
      searchParameters={unchanged}
      transformSearchClient={transformSearchClient}
      hitComponent={HitLink}
      resultsFooterComponent={useKeyedFooter(others.resultsFooterComponent)}
      getMissingResultsUrl={getMissingResultsUrl}
    />
  );
}
