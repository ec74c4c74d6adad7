import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { rehypeCodeBlocks } from './rehype';

/** Keeps the highlighter out of the browser: fences arrive coloured (see `rehype.ts`). */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'no-prism.ts') } },
    }),
  };
}
