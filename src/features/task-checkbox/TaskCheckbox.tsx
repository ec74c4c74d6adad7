import type { ComponentProps, ReactNode } from 'react';

/** The box of a task list's item: Markdown gives it no name of its own, so it says its state. */
export function TaskCheckbox({ checked, ...props }: ComponentProps<'input'>): ReactNode {
  return <input {...props} checked={checked} readOnly aria-label={checked ? 'done' : 'to do'} />;
}
