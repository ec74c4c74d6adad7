import { createHash } from 'node:crypto';

/** Script types that a browser executes; data blocks such as JSON-LD need no permission. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/;

/**
 * Scripts, and between them comments and tags to step over: what an attribute says, such as a description with `<script>` in it,
 * would be taken for a script, and the next one for its text.
 */
const scriptOrTag =
  /<!--[^]*?-->|<script(?<attributes>(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>(?<body>[^]*?)<\/script>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** The sources of a page's inline scripts, as CSP hash expressions. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(scriptOrTag)) {
    const attributes = groups?.attributes ?? '';
    const body = groups?.body ?? '';
    const type = /(?<![\w-])type=["']?(?<type>[^"'\s>]*)/i.exec(attributes)?.groups?.type ?? '';
    if (/(?<![\w-])src=/i.test(attributes) || !executable.test(type) || body === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * The policy of one page.
 *
 * Styles need `'unsafe-inline'` because Docusaurus sets style attributes; scripts do not. WASM is allowed
 * for the database engine that runs in a worker.
 *
 * @param hosts - further hosts that scripts may call, such as the hosted search service
 * @param scriptHosts - further hosts that scripts may come from
 */
export function buildPolicy(
  html: string,
  hosts: readonly string[] = [],
  scriptHosts: readonly string[] = [],
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashInlineScripts(html), ...scriptHosts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Puts the policy into a page's head, before anything it governs.
 *
 * @throws Error when the page has no head, since the policy would then be lost
 */
export function addPolicy(
  html: string,
  hosts: readonly string[] = [],
  scriptHosts: readonly string[] = [],
): string {
  const head = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('There is no <head> for the Content-Security-Policy. Give the page one.');
  const at = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${buildPolicy(html, hosts, scriptHosts)}">`;
  return html.slice(0, at) + meta + html.slice(at);
}
