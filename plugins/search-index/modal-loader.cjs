/** What is replaced in the modal, which has no options for it: each stands there once. */
const replacements = [
  // A state that shows nothing new draws nothing.
  ['onStateChange:function(e){B(e.state)}', 'onStateChange:function(e){isVisibleChange(e)&&B(e.state)}'],
  // There is something to search for before anything was found.
  ['searchSuggestions:[]', 'searchSuggestions:firstSuggestions'],
  // Of recent searches it shows seven, or four beside favourites: it counts these once, when it opens, and the first one comes later.
  [
    'getItems:function(){return Y.getAll()}',
    'getItems:function(){return Y.getAll().slice(0,G.getAll().length?4:7)}',
  ],
];

const imports =
  'import{isVisibleChange}from"@site/src/features/search/bar/visible-change";' +
  'import{firstSuggestions}from"@site/src/features/search/bar/first-suggestions";';

/**
 * Loader of DocSearch's modal; see `visible-change.ts` and `first-suggestions.ts`.
 *
 * @param {string} source
 * @throws {Error} when the modal is not the one this was written for
 */
module.exports = function adaptModal(source) {
  return replacements.reduce((text, [target, replacement]) => {
    const parts = text.split(target);
    if (parts.length !== 2)
      throw new Error(
        'DocSearch’s modal has changed: see plugins/search-index/modal-loader.cjs, or take it out of webpack.ts.',
      );
    return parts.join(replacement);
  }, imports + source);
};
