/**
 * Loader of Docusaurus' client modules, which ask whether they run on a server: in a script for the browser they do not.
 *
 * @param {string} source
 */
module.exports = function assumeBrowser(source) {
  return source.replace(/typeof window ([!=])== 'undefined'/g, (_, sign) => String(sign === '!'));
};
