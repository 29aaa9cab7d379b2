/**
 * The header of every page: links, button, and the login or the account; on a narrow screen a menu with links and button.
 */
import { loginHint } from '@quarry/client';
import { buttonClass } from '@quarry/ui';
import { useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router';
import { useScrolledPast } from '../browser/use-scrolled-past.ts';
import { ACCOUNT, BOOK_DEMO, HEADER_LINKS, LOG_IN } from '../content/navigation.ts';
import { BrandLink } from './brand-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useMeasure, usePageHandle } from './page-handle.ts';

const STRONGER_AFTER_PX = 10;

export function SiteHeader() {
  const isScrolled = useScrolledPast(STRONGER_AFTER_PX);
  const { headerScrollsAway } = usePageHandle();
  const measure = useMeasure();
  const isLoggedIn = useSyncExternalStore(loginHint.subscribe, loginHint.getSnapshot, () => false);
  const own = isLoggedIn ? ACCOUNT : LOG_IN;

  return (
    <header
      data-scrolled={isScrolled}
      className={`top-0 z-30 transition-[background-color,box-shadow] duration-[180ms] ${headerScrollsAway ? 'relative' : 'sticky'} ${isScrolled ? 'bg-surface shadow-[0_1px_0_var(--line),var(--sh-2)]' : 'bg-bg'}`}
    >
      <div className={`flex items-center gap-7 py-2 max-sm:gap-2 ${measure}`}>
        <BrandLink />
        <nav aria-label="Main" className="ms-auto flex gap-7 text-[15.5px] max-sm:hidden">
          {HEADER_LINKS.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.to === '/'}
              className="inline-flex min-h-11 items-center text-ink-2 transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <Link to={BOOK_DEMO.to} className={buttonClass('ink', 'small', 'max-sm:ms-auto max-sm:px-3')}>
          {BOOK_DEMO.label}
        </Link>
        <NavLink
          to={own.to}
          className="inline-flex min-h-11 items-center text-[15.5px] whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink max-sm:px-1 max-sm:text-[15px]"
        >
          {own.label}
        </NavLink>
        <MobileMenu />
      </div>
    </header>
  );
}
