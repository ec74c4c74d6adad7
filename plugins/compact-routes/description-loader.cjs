/**
 * Loader of the theme's components. It removes the descriptions of texts for translators, which only the extraction of
 * texts reads. A description is a sentence and has a space; a class name in a property of the same name has none.
 *
 * @param {string} source
 */
module.exports = function leaveOutDescriptions(source) {
  return source.replace(/\bdescription(?::\s*'[^'\\]*\s[^'\\]*',?|="[^"]*\s[^"]*")/g, '');
};
