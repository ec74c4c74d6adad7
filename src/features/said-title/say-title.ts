let status: HTMLElement | undefined;

/**
 * A click draws the next page in this one, and the theme gives the focus to what stands before the page: a screen reader
 * said no word of where the click had led. Call it on each page, once its title is the page's own: the first, which the
 * browser tells itself, makes the place that the next are told in.
 */
export function sayTitle(): void {
  if (status) status.textContent = document.title;
  else {
    // An element with the role of a status.
    status = document.createElement('output');
    // For ears only.
    status.style.cssText = 'opacity:0;position:fixed';
    document.body.append(status);
  }
}
