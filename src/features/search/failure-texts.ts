/** What a reader is told when no hits can be had (specification 2.8); also where the modal itself does not come. */
export const failureTexts = {
  titleText: 'Unable to fetch results',
  helpText: 'You might want to check your network connection.',
};
