/** What a reader is told when a search fails (specification 2.8), or when the modal itself cannot be loaded. */
export const failureTexts = {
  titleText: 'Unable to fetch results',
  helpText: 'You might want to check your network connection.',
};

/**
 * The advice for a tab that is older than the deployed site: the files it requests are gone, however good the network.
 */
export const staleText = 'Or reload the page.';
