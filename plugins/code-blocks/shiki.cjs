'use strict';

/**
 * Shiki's modules as Node loads them. What the configuration imports is compiled by Babel first, which took a second and a
 * half for these in the first build of a checkout; a `.cjs` file is not.
 */
exports.loadShiki = async () => {
  const [{ createHighlighterCore, hastToHtml }, { createOnigurumaEngine }, transformers, ...langs] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/oniguruma'),
      import('@shikijs/transformers'),
      import('@shikijs/langs/typescript'),
      import('@shikijs/langs/sql'),
      import('@shikijs/langs/bash'),
      import('@shikijs/langs/json'),
      import('@shikijs/langs/yaml'),
      import('@shikijs/langs/ini'),
      import('@shikijs/langs/mdx'),
      import('@shikijs/langs/diff'),
    ]);
  const { transformerNotationDiff, transformerMetaHighlight, transformerMetaWordHighlight } = transformers;
  return {
    createHighlighterCore,
    hastToHtml,
    engine: await createOnigurumaEngine(import('shiki/wasm')),
    langs: langs.map((lang) => lang.default),
    marks: [transformerNotationDiff(), transformerMetaHighlight(), transformerMetaWordHighlight()],
  };
};
