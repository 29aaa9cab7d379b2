/** The terms page; its text is in `content/legal`. */
import { brand } from '@quarry/contract';
import { openPageMeta } from '../../app/page-meta.ts';
import { TERMS } from '../../content/legal/terms.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () =>
  openPageMeta({
    path: '/terms',
    crumb: TERMS.title,
    description: `The terms for this site, the demos on it, and ${brand.search} and ${brand.chat}, in plain English.`,
  });

export default function Terms() {
  return <LegalPage text={TERMS} />;
}
