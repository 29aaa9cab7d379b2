/** The heading of each public page of the site. */
import { brand, type LISTED_PAGES } from '@quarry/contract';

export const HEADINGS: Readonly<Record<(typeof LISTED_PAGES)[number], string>> = {
  '/': brand.headline,
  '/pricing': 'Pricing that follows your traffic',
  '/integrations': 'Live on your shop before lunch',
  '/team': 'Four people, one stubborn question',
  '/book-demo': 'Schedule Your Demo',
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms & Conditions',
  '/cookie-policy': 'Cookie Policy',
};
