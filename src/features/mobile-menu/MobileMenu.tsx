import type { ReactNode } from 'react';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import Menu from '@theme-original/Navbar/MobileSidebar';
import { useClosing } from './use-closing';
import { useMenuFocus } from './use-menu-focus';

/** The theme's menu of narrow windows. It closes on each navigation and on Escape, and has the focus while open. */
export default function MobileMenu(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useClosing(shown, toggle);
  useMenuFocus(shown, useNavbarSecondaryMenu().shown);
  return <Menu />;
}
