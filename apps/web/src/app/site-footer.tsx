/** The footer of every page. */
import { Icon } from '@quarry/ui';
import { Link } from 'react-router';
import { FOOTER_LINKS } from '../content/navigation.ts';
import { SOCIAL_LINKS } from '../content/social-links.ts';
import { BrandLink } from './brand-link.tsx';
import { useMeasure } from './page-handle.ts';

export function SiteFooter() {
  const measure = useMeasure();
  return (
    <footer className="site-footer relative border-t border-line bg-bg text-sm text-ink-2">
      <div className={`flex flex-wrap items-center gap-x-7 gap-y-1 py-4 ${measure}`}>
        <BrandLink small />
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5.5 max-lg:order-last max-lg:w-full">
          {FOOTER_LINKS.map((link) => (
            <Link key={link.to} to={link.to} className="inline-flex min-h-11 items-center hover:text-ink">
              {link.label}
            </Link>
          ))}
        </nav>
        <ul className="ms-auto flex max-lg:-me-3" aria-label="Social media">
          {SOCIAL_LINKS.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${link.label} (opens in a new tab)`}
                title={link.label}
                className="grid size-11 place-items-center rounded-control hover:bg-surface-2 hover:text-ink"
              >
                <Icon name={link.icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
