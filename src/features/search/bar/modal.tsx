import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { DocSearchModal as StockModal, type DocSearchModalProps } from '@docsearch/react';
import { takeKeys } from './early-keys';
import { useFirstQuery, useNoBlankQuery } from './first-query';
import { useFocusTrap } from './focus-trap';
import { HitLink } from './HitLink';
import { getMissingResultsUrl } from './missing-results';
import { useEarlyKeys, useFocusInside, useFocusReturn } from './modal-focus';
import { useModalSemantics } from './modal-semantics';
import { useModalStatus } from './modal-status';
import { useOpenQuestion } from './open-question';
import { modalTexts } from './texts';
import { useModalClient } from './use-modal-client';

/** The sheet comes with the modal; the name keeps it, see there. */
export { default as modalStyle } from './modal-style';

/**
 * DocSearch's modal for `@theme/SearchBar`; `plugins/search-index/webpack.ts` puts it in the place of
 * `@docsearch/react/modal`. The engine the site was built for answers it, with the specified texts and a "Let us know"
 * link; all that only an open modal needs comes with it.
 *
 * Escape pressed while the modal was on its way is answered by none. The theme cannot be told before.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const [earlyKeys] = useState(takeKeys);
  return earlyKeys.at(-1) === 'Escape' ? (
    <NoModal onClose={props.onClose} />
  ) : (
    <OpenModal {...props} earlyKeys={earlyKeys} />
  );
}

function NoModal({ onClose }: Pick<DocSearchModalProps, 'onClose'>): null {
  useFocusReturn();
  useEffect(() => onClose?.(), [onClose]);
  return null;
}

interface OpenModalProps extends DocSearchModalProps {
  /** What was pressed while the modal was on its way. */
  readonly earlyKeys: readonly string[];
}

/**
 * The theme makes the search parameters anew each time it is drawn, for which DocSearch starts again with an empty box:
 * letters typed while the page settled were lost. Here they change when their content does.
 */
function OpenModal({ searchParameters, earlyKeys, ...others }: OpenModalProps): ReactNode {
  const content = JSON.stringify(searchParameters ?? {});
  const unchanged = useMemo(
    () => JSON.parse(content) as NonNullable<DocSearchModalProps['searchParameters']>,
    [content],
  );
  const transformSearchClient = useModalClient();
  const initialQuery = useFirstQuery(others.initialQuery);
  useOpenQuestion();
  useNoBlankQuery();
  useFocusReturn();
  useEarlyKeys(earlyKeys);
  useFocusInside();
  useFocusTrap();
  useModalSemantics();
  useModalStatus();
  return (
    <StockModal
      {...others}
      initialQuery={initialQuery}
      translations={modalTexts}
      searchParameters={unchanged}
      transformSearchClient={transformSearchClient}
      hitComponent={HitLink}
      getMissingResultsUrl={getMissingResultsUrl}
    />
  );
}
