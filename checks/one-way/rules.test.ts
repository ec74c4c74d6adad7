import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

/** The project's rules without those that need types, which would load all of its code. */
const eslint = new ESLint({
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
    { files: ['**/*.{ts,tsx}'], ...(tseslint.configs.disableTypeChecked as object) },
  ],
});

async function rulesBroken(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).flatMap(({ ruleId, message }) =>
    ruleId === 'no-restricted-syntax' || ruleId === null ? [message] : [],
  );
}

describe('dependencies point one way', () => {
  it.each([
    ['src/features/home/Home.tsx', `import A from '@site/src/pages/_home/a.mdx';`],
    ['src/features/home/Home.tsx', `import A from '../../pages/_home/a.mdx';`],
    ['src/features/a/a.ts', `import { a } from '../../../plugins/a';`],
    ['src/features/a/b/a.ts', `export { a } from '../../../../config/docs';`],
    ['src/theme/Root.tsx', `import { a } from '@site/plugins/a';`],
    ['src/pages/index.tsx', `void import('@site/checks/a');`],
    ['plugins/a/index.ts', `import type { A } from '../../scripts/a';`],
    ['plugins/a/index.ts', `import A from '../../src/theme/A';`],
    ['plugins/declarations/a.ts', `import { a } from '../code-blocks/a';`],
    ['plugins/api-pages/a.ts', `import { a } from '../code-blocks/types/a';`],
    ['plugins/api-pages/a.ts', `import { a } from '@site/scripts/a';`],
    ['config/a.ts', `export * from '../bench/a';`],
    ['config/a.ts', `import { a } from '../src/features/a/a';`],
    ['scripts/a/a.ts', `import { a } from '../../checks';`],
    ['limits/a.ts', `import { a } from '../plugins/a';`],
    ['graphs/a.ts', `import { a } from '../src/features/a/a';`],
  ])('%s may not contain %s', async (file, text) => {
    expect(await rulesBroken(file, text)).toEqual([expect.stringContaining('Dependencies point one way')]);
  });

  it.each([
    ['src/features/a/a.ts', `import { site } from '../../../config/site';`],
    ['src/features/a/b/a.ts', `import { a } from '../../../../config/search-credentials';`],
    ['src/features/a/a.ts', `import { limits } from '../../../limits';`],
    ['src/features/a/a.ts', `import { a } from '../scripts-of-a/a';`],
    ['src/features/a/a.test.ts', `import { a } from '../../../plugins/a';`],
    ['src/theme/Root.tsx', `import { A } from '@site/src/features/a/A';`],
    ['src/pages/index.tsx', `import A from './_home/a.mdx';`],
    ['plugins/a/index.ts', `import { a } from '../limits/a';`],
    ['plugins/code-blocks/types/a.ts', `import { a } from '../../api-pages/a';`],
    ['plugins/api-pages/a.ts', `import { a } from '../declarations/a';`],
    ['config/a.ts', `import { a } from '../plugins/a';`],
    ['scripts/a/a.ts', `import { a } from '../../plugins/a';`],
    ['checks/a/run.ts', `import { a } from '../../plugins/a';`],
    ['e2e/support/a.ts', `import { a } from '../../checks/a';`],
  ])('%s may contain %s', async (file, text) => {
    expect(await rulesBroken(file, text)).toEqual([]);
  });
});
