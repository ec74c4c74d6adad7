/**
 * Wraps the menu of narrow windows: it is fetched where it will be shown, once the page runs, and is no part of every
 * page. Without a network the next tap on the menu's button asks for it again.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

export default function MobileSidebarWrapper(): ReactNode {
  const { shouldRender, shown } = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    if (!shouldRender || Menu) return;
    import(/* webpackChunkName: "menu" */ '@site/src/features/mobile-menu/MobileMenu').then(
      (module: { readonly default: ComponentType }) => setMenu(() => module.default),
      () => undefined,
    );
  }, [shouldRender, shown, Menu]);
  return Menu && <Menu />;
}
