/**
 * Wraps the menu of narrow windows. Its code is no part of every page: it is requested where the menu may be shown,
 * once the page runs. When it fails to load for a reader who waits for it, the page would stay dark without a menu. So
 * the menu is closed, an alert is shown, and the next tap on the menu's button requests the code again.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { ControlAlert } from '@site/src/features/text-first/ControlAlert';
import { useDismissal } from '@site/src/features/text-first/use-dismissal';

export default function MobileSidebarWrapper(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType>();
  const [isMissing, setMissing] = useState(false);
  useDismissal(setMissing);
  useEffect(() => {
    if (!shouldRender || Menu) return;
    let isAwaited = shown;
    import(/* webpackChunkName: "menu" */ '@site/src/features/mobile-menu/MobileMenu').then(
      (module: { readonly default: ComponentType }) => setMenu(() => module.default),
      () => {
        if (!isAwaited) return;
        setMissing(true);
        toggle();
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [shouldRender, shown, toggle, Menu]);
  return Menu ? <Menu /> : isMissing && <ControlAlert isTold />;
}
