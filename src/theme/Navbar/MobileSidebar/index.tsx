/**
 * Wraps the menu of narrow windows: it is fetched where it will be shown, once the page runs, and is no part of every
 * page. Where it does not come, the page would stay dark below a menu that is not there: it is told, and the next tap on the
 * menu's button asks again.
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
