/*
 * Replaces the original leaf. The original's red is below the contrast that WCAG AA asks for. Its message stayed when
 * the reader went from a doc that crashed to another one, and no screen reader announced it.
 */
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type Original from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';

function readMessages(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...readMessages(error.cause)] : [];
}

export default function ErrorPageContent({ error, tryAgain }: ComponentProps<typeof Original>): ReactNode {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  });
  return (
    <main className="container margin-vert--xl">
      <div role="alert">
        <Heading as="h1">This page crashed.</Heading>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
        <hr />
        <p style={{ whiteSpace: 'pre-wrap', color: 'var(--ifm-color-danger-dark)' }}>
          {readMessages(error).join('\n\nCause:\n')}
        </p>
      </div>
    </main>
  );
}
