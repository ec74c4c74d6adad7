import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';
import styles from './live.module.css';

interface EditButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** The statement as it stands on the page. */
  readonly source: string;
  readonly isEdited: boolean;
  /** The field is asked for; it comes a moment later. */
  readonly isEditing: boolean;
  readonly hasField: boolean;
  readonly onEdit: () => void;
  readonly onRestore: () => void;
}

/**
 * Opens the field, and then takes back what was written there. One button in one place: nothing else comes under the
 * pointer that has just pressed it.
 */
export function EditButton(props: EditButtonProps): ReactNode {
  const { ref, source, isEdited, isEditing, hasField, onEdit, onRestore } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(styles.tool, styles.edit)}
      aria-disabled={(isEditing && !isEdited) || undefined}
      onClick={() => (isEditing ? isEdited && onRestore() : onEdit())}
    >
      {hasField ? (source ? 'Original' : 'Clear') : 'Edit'}
    </button>
  );
}
