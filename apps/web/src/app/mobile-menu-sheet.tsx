/** What slides out on a narrow screen: the links of the header and its button. */
import { SideSheet, buttonClass } from '@quarry/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { BOOK_DEMO, HEADER_LINKS } from '../content/navigation.ts';

export interface MobileMenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
}

export function MobileMenuSheet({ open, onOpenChange, trigger }: MobileMenuSheetProps) {
  const close = () => onOpenChange(false);
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title="Menu" closeLabel="Close menu" trigger={trigger}>
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
