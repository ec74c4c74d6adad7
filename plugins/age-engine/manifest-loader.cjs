/**
 * Loader of `manifest.json`, which is made while the build goes on: the bundler goes on, too, and waits for it here.
 *
 * @this {import('webpack').LoaderContext<{ readonly text: () => Promise<string> }>}
 * @returns {Promise<string>} the text of the module
 */
module.exports = function loadManifest() {
  return this.getOptions().text();
};
