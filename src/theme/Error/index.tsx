/** Wraps the original, which is shown for a page that crashed with its frame: it stayed when the reader went to another one. */
import type { ReactNode } from 'react';
import ErrorFallback from '@theme-original/Error';
import type { Props } from '@theme/Error';
import { useNextPage } from '../../features/crash/use-next-page';

export default function ErrorWrapper(props: Props): ReactNode {
  useNextPage(props.tryAgain);
  return <ErrorFallback {...props} />;
}
