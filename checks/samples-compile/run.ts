import { hashOfTypes } from '../../plugins/declarations/hash-types';
import { hashFiles, isCode, keyOf } from '../../plugins/repository-files/hash-files';
import { versionOfPage } from '../../plugins/declarations/sample-options';
import { documentedVersions } from '../../plugins/repository-files/documented-versions';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import { type Fence, collectFences } from '../fences';
import type { Finding } from '../finding';
import { readCache, writeCache } from './cache';
import { type SampleError, compileSamples } from './compile';
import { judgeSample } from './judge';
import type { OtherVersion } from './remedy';
import { isSchema, judgeSchema, schemaSample } from './schemas';
import { readSurface } from './surface';

interface Judged {
  readonly findings: readonly Finding[];
  /** Results to keep for the next run, by the key of the sample and the types it was compiled with. */
  readonly entries: Readonly<Record<string, readonly SampleError[]>>;
  readonly compiled: number;
}

/** Code that compiles samples: what an older one found is not kept. */
const sources = [
  'checks/samples-compile',
  'plugins/code-blocks/types',
  'plugins/declarations',
  'plugins/repository-files',
];

/** The errors of each fence, by its key: from an earlier run, or from the compiler. */
function errorsByKey(
  root: string,
  version: string,
  samples: ReadonlyMap<string, string>,
  known: Judged['entries'],
): Judged['entries'] {
  const unknown = [...samples].filter(([key]) => !known[key]);
  const fresh = compileSamples(
    root,
    version,
    unknown.map(([, code]) => code),
  );
  const found = new Map(unknown.map(([key], index) => [key, fresh[index] ?? []]));
  return Object.fromEntries([...samples.keys()].map((key) => [key, known[key] ?? found.get(key) ?? []]));
}

function judgeVersion(
  root: string,
  version: string,
  fences: readonly Fence[],
  known: Judged['entries'],
): Judged {
  const maker = keyOf(hashFiles(root, sources, isCode), hashOfTypes(root, version));
  const keyed = fences.map((fence) => {
    const code = isSchema(fence) ? schemaSample(fence.runnable) : fence.runnable;
    return { fence, code, key: keyOf(maker, code) };
  });
  const samples = new Map(keyed.map(({ code, key }) => [key, code]));
  const entries = errorsByKey(root, version, samples, known);
  const judge = (others: readonly OtherVersion[]): readonly Finding[] =>
    keyed.flatMap(({ fence, key }) => {
      const errors = entries[key] ?? [];
      return isSchema(fence)
        ? judgeSchema(fence, version, errors)
        : judgeSample(fence, version, errors, others);
    });
  const compiled = [...samples.keys()].filter((key) => !known[key]).length;
  // The names of the other versions take a second to read, and only a failing sample asks for them.
  const findings = judge([]).length === 0 ? [] : judge(readOthers(root, version));
  return { findings, entries, compiled };
}

const readOthers = (root: string, version: string): readonly OtherVersion[] =>
  documentedVersions(root).flatMap((other) =>
    other === version ? [] : [{ version: other, surface: readSurface(root, other) }],
  );

export const stage: Stage = 'source';

/** Compiles every `ts` fence, and every schema in JSON, against its version's declarations. */
export async function run(root: string, note: Note): Promise<readonly Finding[]> {
  const fences = (await collectFences(root)).filter((fence) => fence.language === 'ts' || isSchema(fence));
  const known = readCache(root);
  const judged = documentedVersions(root).map((version) => {
    const ofVersion = fences.filter((fence) => versionOfPage(root, fence.file) === version);
    return judgeVersion(root, version, ofVersion, known);
  });
  writeCache(root, Object.assign({}, ...judged.map((version) => version.entries)) as Judged['entries']);

  const compiled = judged.reduce((sum, version) => sum + version.compiled, 0);
  const expected = fences.filter((fence) => fence.flags.expectError);
  note(`${countOf(fences.length, 'sample')}, ${compiled} of them compiled now, the others known`);
  note(`in JSON: ${countOf(fences.filter(isSchema).length, 'schema')}`);
  note(`meant to fail: ${countOf(expected.length, 'sample')}`);
  for (const fence of expected) note(`  ${fence.file}:${fence.line} with TS${fence.flags.expectError}`);
  return judged.flatMap((version) => version.findings);
}
