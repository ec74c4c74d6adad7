/** What the inline script of Docusaurus on the home page puts on `window`, and what it looks for there. */
interface HomePage {
  docusaurus?: object;
  insertBanner?: (() => void) | undefined;
}

const home = window as unknown as HomePage;

/**
 * Docusaurus' script warns of a wrong base path when `window.docusaurus` is not there at DOMContentLoaded, where on
 * this site it never is. So a placeholder is there while that event is dispatched. Whether scripts and style sheets
 * load is known later, when they are requested.
 */
export function answerBanner(): void {
  window.addEventListener(
    'DOMContentLoaded',
    () => {
      if (home.insertBanner && !home.docusaurus) {
        const placeholder = (home.docusaurus = {});
        window.addEventListener('DOMContentLoaded', () => {
          if (home.docusaurus === placeholder) delete home.docusaurus;
        });
      }
    },
    { capture: true },
  );
}

/**
 * Shows the warning once, when scripts or style sheets failed to load. `src/css/layout.css` hides it once the
 * application runs.
 */
export function showBanner(): void {
  if (!home.insertBanner) return;
  // The banner suggests the folder in the address as base path, and would take the file name for a folder.
  history.replaceState(null, '', location.href.replace('index.html', ''));
  home.insertBanner();
  // Once is enough.
  home.insertBanner = undefined;
}
