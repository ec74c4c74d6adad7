const { readFile } = require('node:fs/promises');

/**
 * Loader of the manifest of the engine's files. The files may still be in the making when the bundler comes to the
 * manifest. Only this module waits for them, so that the bundler need not wait before its first module.
 *
 * Options: `made`, a promise of the files, or undefined where they are there; `file`, the manifest.
 */
module.exports = function loadManifest() {
  const { made, file } = this.getOptions();
  const answer = this.async();
  this.addDependency(file);
  Promise.resolve(made)
    .then(() => readFile(file, 'utf8'))
    .then((manifest) => answer(null, manifest), answer);
};
