import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The theme's button back to the top scrolls smoothly, whatever the reader has asked for: one who is there already stays. */
function goAtOnce({ target }: MouseEvent): void {
  const isButton = target instanceof Element && target.closest('.theme-back-to-top-button') !== null;
  if (isButton && matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo(0, 0);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', goAtOnce, { capture: true });
