/** What a reader is told when no hits can be had (specification 2.8); also where the modal itself does not come. */
export const failureTexts = {
  titleText: 'Unable to fetch results',
  helpText: 'You might want to check your network connection.',
};

/** The way on in a tab that is older than the site: files that it asks for have gone, however good the network is. */
export const staleText = 'Or reload the page.';
