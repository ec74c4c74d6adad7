/** What the theme's inline script of the home page puts on `window`, and what it looks for. */
interface HomePage {
  docusaurus?: object;
  insertBanner?: () => void;
}

const home = window as unknown as HomePage;

/** A sheet that came set this property; one that did not cannot tell by `sheet`, which browsers fill differently. */
const hasStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary') !== '';

/**
 * The theme's script warns of a wrong base path when the application is not there at DOMContentLoaded; here it never is.
 * While that event passes, it finds one if the styles came, which stand beside the scripts.
 */
export function answerBanner(): void {
  const type = 'DOMContentLoaded';
  window.addEventListener(
    type,
    () => {
      if (home.insertBanner && !home.docusaurus && hasStyles()) {
        const placeholder = (home.docusaurus = {});
        window.addEventListener(type, () => {
          if (home.docusaurus === placeholder) delete home.docusaurus;
        });
      }
    },
    { capture: true },
  );
}

/** The scripts did not come: warns, unless it is done. With the styles there, they hide the banner, as ever. */
export function showBanner(): void {
  if (!document.getElementById('__docusaurus-base-url-issue-banner-container')) home.insertBanner?.();
}
