import type { ComponentProps, ReactNode } from 'react';

/** The checkbox of a task list's item. Markdown gives it no label, so it is labelled with its state. */
export function TaskCheckbox({ checked, ...props }: ComponentProps<'input'>): ReactNode {
  return <input {...props} checked={checked} readOnly aria-label={checked ? 'done' : 'to do'} />;
}
