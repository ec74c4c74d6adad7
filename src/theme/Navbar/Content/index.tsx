/*
 * Wraps the original. The host sends one not-found page for all addresses without a page, which was built for none of
 * them. There the navbar is hydrated as it was built, with the default version, and gets the address after that. Behind
 * the navbar's content stands the element that the first paint waits for.
 */
import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-original/Navbar/Content';
import { Route } from 'react-router';
import { ControlAlert } from '@site/src/features/text-first/ControlAlert';
import { navbarEnd } from '@site/src/features/text-first/navbar-end';

/** Evaluated before React renders. A `link` element of each page names the address that the page was built for. */
const isNotFoundPage =
  ExecutionEnvironment.canUseDOM && document.querySelector('link[href$="/404.html"]') !== null;

const nowhere = { pathname: '/404.html' } as ReturnType<typeof useLocation>;

export default function NavbarContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const content = (
    <>
      <Original />
      <span id={navbarEnd} hidden />
      <ControlAlert />
    </>
  );
  return isNotFoundPage ? <Route location={isBrowser ? undefined : nowhere}>{content}</Route> : content;
}
