import type { ClientModule } from '@docusaurus/types';

/** A category that opens for its page takes up to this long. */
const untilOpen = 800;

/** Scrolls the sidebar, and nothing else, to the entry of the page that is shown, unless that is in sight. */
function reveal(): void {
  const entry = document.querySelector('.menu [aria-current=page]');
  const menu = entry?.closest('.menu');
  if (!entry || !menu) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += top - frame.top - frame.height / 2;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname)
      setTimeout(reveal, previousLocation ? untilOpen : 0);
  },
};

export default clientModule;
