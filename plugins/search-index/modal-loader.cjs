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
  // A selected text is read once and tidied: see `first-query.ts`. Here it was read at every drawing.
  ['"undefined"!=typeof window?window.getSelection().toString().slice(0,64):""', '""'],
  // Storage that is full keeps nothing more; here it kept Enter from opening the hit, and the modal from closing.
  [
    'return window.localStorage.setItem(e,JSON.stringify(t))',
    'try{window.localStorage.setItem(e,JSON.stringify(t))}catch{}',
  ],
  // The service is told of the first hit, too, whose number is 0, and counts places from 1.
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
