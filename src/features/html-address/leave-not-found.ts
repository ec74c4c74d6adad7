import { withoutHtml } from './normalise';

/*
 * Stands inline in the not-found page, with which hosts answer `/docs/intro.html`: it goes on to `/docs/intro`. The
 * application would turn the page into that one, but React finds another page than it expects, draws anew and says so on
 * the console. With the origin, since a path may begin with two slashes, which alone would name another host.
 */
const { origin, pathname, search, hash } = window.location;
const page = withoutHtml(pathname);
if (page !== pathname && !pathname.endsWith('/404.html')) {
  window.location.replace(origin + page + search + hash);
  // Takes in the rest of the document: nothing of it shows and no script of it runs until the page comes.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else ends what the parser makes of the page
  document.write('<plaintext hidden>');
}
