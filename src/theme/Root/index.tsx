/** Wraps the original, which is empty: the application tells the loader of the page when it answers. */
import type { ReactNode } from 'react';
import Root from '@theme-original/Root';
import type { Props } from '@theme/Root';
import { AnswersSignal } from '@site/src/features/text-first/AnswersSignal';

export default function RootWrapper({ children }: Props): ReactNode {
  return (
    <Root>
      {children}
      <AnswersSignal />
    </Root>
  );
}
