/** The cookie policy page; its text is in `content/legal`. */
import { brand } from '@quarry/contract';
import { openPageMeta } from '../../app/page-meta.ts';
import { COOKIE_POLICY } from '../../content/legal/cookie-policy.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () =>
  openPageMeta({
    path: '/cookie-policy',
    crumb: COOKIE_POLICY.title,
    description: `The two cookies and the few notes that ${brand.name} leaves in a browser, when, what for, and for how long. None follows you.`,
  });

export default function CookiePolicy() {
  return <LegalPage text={COOKIE_POLICY} />;
}
