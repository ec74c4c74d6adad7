const target = 'onStateChange:function(e){B(e.state)}';

/**
 * Loader of DocSearch's modal: a state that shows nothing new draws nothing (`visible-change.ts`). The modal has no
 * option for it.
 *
 * @param {string} source
 * @throws {Error} when the modal is not the one this was written for
 */
module.exports = function leaveOutDrawings(source) {
  const parts = source.split(target);
  if (parts.length !== 2)
    throw new Error(
      'DocSearch’s modal has changed: see plugins/search-index/modal-loader.cjs, or take it out of webpack.ts.',
    );
  const drawing = 'onStateChange:function(e){isVisibleChange(e)&&B(e.state)}';
  return `import{isVisibleChange}from"@site/src/features/search/bar/visible-change";${parts.join(drawing)}`;
};
