/**
 * Short names for parts that are loaded on demand. Without one, a part is named by its path, which main.js contains
 * three times.
 */
const names = { '@theme/NotFound': 'not-found', '@docsearch/react/modal': 'search-dialog' };

/**
 * Loader of the modules that import these parts.
 *
 * @param {string} source
 */
module.exports = function nameChunks(source) {
  return source.replace(/\bimport\('([^']+)'\)/g, (whole, request) =>
    request in names ? `import(/* webpackChunkName: "${names[request]}" */ '${request}')` : whole,
  );
};
