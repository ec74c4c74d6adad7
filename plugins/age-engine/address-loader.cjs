/**
 * Loader of PGlite's modules, which ask for their own address. The bundler would write down where they lie on the
 * machine that builds: another script, of another name, for each folder. In the worker its own address does as well,
 * because nothing is fetched by it (see `bundling.ts`).
 *
 * @param {string} source
 */
module.exports = function replaceAddress(source) {
  return source.replaceAll('import.meta.url', 'self.location.href');
};
