import type { SessionStart } from '../../plugins/age-engine/session';
import type { PageInfo } from '../fences';
import type { Finding } from '../finding';

export interface PageStart {
  readonly start: SessionStart;
  readonly findings: readonly Finding[];
}

/** What a page's front matter asks for; the default when it asks for nothing, or for something unknown. */
export function readPageStart({ file, frontMatter }: PageInfo): PageStart {
  const { graph = 'bicycle', prelude = null } = frontMatter;
  const findings: Finding[] = [];
  const wrong = (key: string, value: unknown, known: string): void => {
    const message = `Front matter "${key}: ${String(value)}" is not known.`;
    findings.push({ file, line: 1, message, remedy: `Use ${known}, or leave it out.` });
  };
  if (graph !== 'bicycle' && graph !== 'empty') wrong('graph', graph, '"bicycle" or "empty"');
  if (prelude !== null && prelude !== 'library') wrong('prelude', prelude, '"library"');
  return {
    start: {
      graph: graph === 'empty' ? 'empty' : 'bicycle',
      prelude: prelude === 'library' ? 'library' : null,
    },
    findings,
  };
}
