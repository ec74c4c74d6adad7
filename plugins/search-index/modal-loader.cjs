/** Replacements in the modal, which has no options for them. Each text to replace occurs there once. */
const replacements = [
  // Do not draw a state that shows nothing new.
  ['onStateChange:function(e){B(e.state)}', 'onStateChange:function(e){isVisibleChange(e)&&B(e.state)}'],
  // Suggest searches before anything was found.
  ['searchSuggestions:[]', 'searchSuggestions:firstSuggestions'],
  // Show at most seven recent searches, or four beside favourites. The modal itself counts the favourites only once,
  // when it opens, and so misses the first one that is added later.
  [
    'getItems:function(){return Y.getAll()}',
    'getItems:function(){return Y.getAll().slice(0,G.getAll().length?4:7)}',
  ],
  // `first-query.ts` reads and tidies the selected text once; the modal read it at every drawing.
  ['"undefined"!=typeof window?window.getSelection().toString().slice(0,64):""', '""'],
  // Ignore a full storage, which then keeps nothing more. In the modal the error kept Enter from opening the hit and
  // the modal from closing.
  [
    'return window.localStorage.setItem(e,JSON.stringify(t))',
    'try{window.localStorage.setItem(e,JSON.stringify(t))}catch{}',
  ],
  // Report clicks on the first hit too, whose number is 0 and so was taken for none; the service counts places from 1.
  ['algoliaInsightsPlugin&&e.__autocomplete_id){', 'algoliaInsightsPlugin&&e.__autocomplete_queryID){'],
  ['positions:[e.__autocomplete_id]', 'positions:[e.__autocomplete_id+1]'],
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
