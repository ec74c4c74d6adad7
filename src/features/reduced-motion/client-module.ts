import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Scrolls to the top at once for readers who asked for reduced motion. The theme's back-to-top button, whose handler
 * runs later, scrolls smoothly for everybody; from the top it does not move the page.
 */
function goAtOnce({ target }: MouseEvent): void {
  const isButton = target instanceof Element && target.closest('.theme-back-to-top-button') !== null;
  if (isButton && matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo(0, 0);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', goAtOnce, { capture: true });
