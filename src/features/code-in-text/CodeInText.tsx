import { Fragment, type ReactNode } from 'react';

/** Text with code between backticks. */
export function CodeInText({ text }: { readonly text: string }): ReactNode {
  return text.split(/`([^`]*)`/).map((part, index) =>
    // The text is fixed, so the index of a part can be its key.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
