/*
 * Wraps the original: the host sends one not-found page for all addresses, which was built for none of them. The navbar
 * is hydrated as it was built, with the default version, and learns the address then. Behind it stands what the first
 * paint waits for.
 */
import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-original/Navbar/Content';
import { Route } from 'react-router';
import { ControlAlert } from '@site/src/features/text-first/ControlAlert';
import { navbarEnd } from '@site/src/features/text-first/navbar-end';

/** Looked up before React draws: each page names the address that it was built for. */
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
