/*
 * Replaces the original leaf, which opens on hover and on keys, while a click on an entry that has an address, such as
 * the version, leads there. Ours opens and closes on click too (specification 4); Enter and a tap also send a click.
 * Without scripts the entry leads to its address.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

const open = 'dropdown--show dropdown--hoverable';
const onHover = 'dropdown--hoverable';
/** Closed even under the pointer, until `mouseenter`: after a tap, browsers treat the element as hovered. */
const closed = '';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(onHover);
  useEffect(() => {
    const leaving = new AbortController();
    const leave = ({ type, target }: Event): void => {
      // A click in the menu is a choice, and closes it.
      const inside = type === 'click' ? dropdown.current?.firstChild : dropdown.current;
      if (!inside?.contains(target as Node)) setState(closed);
    };
    for (const type of ['mousedown', 'touchstart', 'focusin', 'click'])
      document.addEventListener(type, leave, leaving);
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      // If the focus is in the menu, it would be lost with it, so it goes to the button.
      if (dropdown.current?.contains(document.activeElement))
        (dropdown.current.firstChild as HTMLElement).focus();
      setState(closed);
    };
    document.addEventListener('keydown', escape, leaving);
    dropdown.current?.addEventListener('mouseenter', () => setState((now) => now || onHover), leaving);
    return () => leaving.abort();
  }, []);
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right', state)}
    >
      <NavbarNavLink
        role="button"
        aria-expanded={state === open}
        className={clsx('navbar__link', className)}
        {...props}
        href={props.to ? undefined : '#'}
        onClick={(event) => {
          event.preventDefault();
          setState(state === open ? closed : open);
        }}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
