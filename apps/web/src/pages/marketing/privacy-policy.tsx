/** The privacy policy page; its text is in `content/legal`. */
import { brand } from '@quarry/contract';
import { openPageMeta } from '../../app/page-meta.ts';
import { PRIVACY_POLICY } from '../../content/legal/privacy-policy.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () =>
  openPageMeta({
    path: '/privacy-policy',
    crumb: PRIVACY_POLICY.title,
    description: `What ${brand.name} keeps when you search, chat, log in or book a demo, where, why, and for how long.`,
  });

export default function PrivacyPolicy() {
  return <LegalPage text={PRIVACY_POLICY} />;
}
