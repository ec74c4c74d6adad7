import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';
import styles from './live.module.css';

interface EditButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** The original statement of the page. */
  readonly source: string;
  readonly isEdited: boolean;
  /** Whether the field is requested; it appears a moment later. */
  readonly isEditing: boolean;
  readonly hasField: boolean;
  readonly onEdit: () => void;
  readonly onRestore: () => void;
}

/**
 * Opens the field, and afterwards restores the original statement. It is one button, so that no other control comes
 * under the pointer that has just pressed it.
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
