let status: HTMLElement | undefined;

/**
 * Announces the title of a page to screen readers. After a click the application shows the next page in the same
 * document, and the theme moves the focus to an element before the page, so a screen reader did not say where the click
 * had led. This is to be called on each page, once the document has that page's title. The first call only creates the
 * element for the later ones, because browsers announce the first page themselves.
 */
export function sayTitle(): void {
  if (status) status.textContent = document.title;
  else {
    // An `output` element has the role `status`.
    status = document.createElement('output');
    // Invisible, because it is only for screen readers.
    status.style.cssText = 'opacity:0;position:fixed';
    document.body.append(status);
  }
}
