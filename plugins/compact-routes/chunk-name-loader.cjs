/** Parts that are loaded when they are asked for, and named by their path where nothing names them: main.js says each name three times. */
const names = { '@theme/NotFound': 'not-found', '@docsearch/react/modal': 'search-dialog' };

/**
 * Loader of what imports them.
 *
 * @param {string} source
 */
module.exports = function nameChunks(source) {
  return source.replace(/\bimport\('([^']+)'\)/g, (whole, request) =>
    request in names ? `import(/* webpackChunkName: "${names[request]}" */ '${request}')` : whole,
  );
};
