/**
 * Loader of PGlite's modules. They ask for their own address, and the bundler would write down their path on the
 * machine that builds: the script would have other bytes and another name in each folder. In the worker, the worker's
 * own address serves as well, because nothing is fetched by it (see `bundling.ts`).
 *
 * @param {string} source
 */
module.exports = function replaceAddress(source) {
  return source.replaceAll('import.meta.url', 'self.location.href');
};
