/** Wraps the original, which is empty: adds the signal that tells the page's loader when the application answers. */
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
