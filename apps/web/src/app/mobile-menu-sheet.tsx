/** The mobile menu's sheet: the header's links and its button. */
import { SideSheet, buttonClass } from '@quarry/ui';
import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { BOOK_DEMO, HEADER_LINKS } from '../content/navigation.ts';

export interface MobileMenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
}

export function MobileMenuSheet({ open, onOpenChange, trigger }: MobileMenuSheetProps) {
  const [hasFollowedLink, setHasFollowedLink] = useState(false);
  const close = () => {
    setHasFollowedLink(true);
    onOpenChange(false);
  };
  const change = (isOpen: boolean) => {
    setHasFollowedLink(false);
    onOpenChange(isOpen);
  };
  return (
    <SideSheet
      open={open}
      onOpenChange={change}
      title="Menu"
      closeLabel="Close menu"
      returnsFocus={!hasFollowedLink}
      trigger={trigger}
    >
      <nav aria-label="Main" className="flex flex-col">
        {HEADER_LINKS.map((link) => (
          <NavLink
            key={link.to}
            to={link.to}
            end={link.to === '/'}
            onClick={close}
            className="flex min-h-13 items-center rounded-control border-b border-line px-3 text-[17px] last:border-0 aria-[current=page]:font-semibold"
          >
            {link.label}
          </NavLink>
        ))}
      </nav>
      <Link to={BOOK_DEMO.to} onClick={close} className={buttonClass('ink', 'normal', 'mt-5')}>
        {BOOK_DEMO.label}
      </Link>
    </SideSheet>
  );
}
