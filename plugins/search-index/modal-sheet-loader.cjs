/**
 * On phones the modal's sheet sets variables on the root element. All elements inherit them, so the browser would
 * restyle every element.
 */
const onRoot = ':root{--docsearch-spacing:10px;--docsearch-footer-height:40px}';

/**
 * Loader of DocSearch's sheet of the modal. It removes that rule; `src/features/search/bar/modal.css` sets all its
 * variables.
 *
 * @param {string} sheet
 * @throws {Error} when the sheet is not the one this was written for
 */
module.exports = function adaptSheet(sheet) {
  const parts = sheet.split(onRoot);
  if (parts.length !== 2)
    throw new Error(
      'DocSearch’s sheet has changed: see plugins/search-index/modal-sheet-loader.cjs, or take it out of webpack.ts.',
    );
  return parts.join('');
};
