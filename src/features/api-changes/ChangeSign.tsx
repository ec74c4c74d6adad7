import type { ReactNode } from 'react';
import { type ChangeKind, changeKinds } from './changes';
import kinds from './kinds.module.css';

/** The sign of a kind. It is hidden from screen readers, because the kind's name stands beside it. */
export function ChangeSign({ kind }: { readonly kind: ChangeKind }): ReactNode {
  return (
    <span className={kinds.sign} aria-hidden="true">
      {changeKinds.find(({ id }) => id === kind)?.sign}
    </span>
  );
}
