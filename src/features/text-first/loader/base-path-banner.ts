/** What the theme's inline script of the home page puts on `window`, and what it looks for. */
interface HomePage {
  docusaurus?: object;
  insertBanner?: (() => void) | undefined;
}

const home = window as unknown as HomePage;

/**
 * The theme's script warns of a wrong base path when the application is not there at DOMContentLoaded; here it never is.
 * It finds one while that event passes: whether scripts and sheets come is seen when they are asked for.
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

/** Scripts or sheets did not come: warns, unless it is done. `src/css/layout.css` ends the warning once the application runs. */
export function showBanner(): void {
  if (!home.insertBanner) return;
  // It suggests the folder it stands in, and takes a file's name for one.
  history.replaceState(null, '', location.href.replace('index.html', ''));
  home.insertBanner();
  // Once is enough.
  home.insertBanner = undefined;
}
