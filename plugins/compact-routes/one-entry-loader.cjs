const comparison = 'createPath(context.location) === createPath(';

/**
 * Loader of the router's links. A click on a link to where the reader is makes no new history entry; but they compare with the page
 * that is still drawn, and of impatient clicks on a link whose page is on its way each made one: as many times Back seemed
 * to do nothing. The history knows where the reader is.
 *
 * @param {string} source
 */
module.exports = function compareWithHistory(source) {
  if (!source.includes(comparison)) throw new Error(`react-router-dom no longer says ${comparison}`);
  return source.replace(comparison, comparison.replace('context', 'history'));
};
