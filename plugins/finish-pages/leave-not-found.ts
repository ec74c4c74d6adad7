import path from 'node:path';
import { bundleInline } from '../text-first/inline-code';

const entry = path.resolve(__dirname, '../../src/features/html-address/leave-not-found.ts');

/** Puts the script that goes on from `/docs/intro.html` to `/docs/intro` into the not-found page, and into no other. */
export function leaveNotFound(html: string, name: string): string {
  if (name !== '404.html') return html;
  // Before all that the page asks for.
  return html.replace(
    /<head[^>]*><meta charset=[^>]*>/i,
    (head) => `${head}<script>${bundleInline(entry)}</script>`,
  );
}
