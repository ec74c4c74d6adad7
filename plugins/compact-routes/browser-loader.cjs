/**
 * Loader of Docusaurus' client modules. They ask at run time whether they run on a server; in a script for the browser
 * the answer is always no.
 *
 * @param {string} source
 */
module.exports = function assumeBrowser(source) {
  return source.replace(/typeof window ([!=])== 'undefined'/g, (_, sign) => String(sign === '!'));
};
