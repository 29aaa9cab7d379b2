/**
 * The head of a public page: title, description, canonical URL, social card, and structured data. A platform page is
 * marked `noindex`.
 */
import { brand, pageTitle } from '@quarry/contract';
import type { MetaDescriptor } from 'react-router';
import { siteSettings } from '../browser/site-settings.ts';

export interface OpenPage {
  path: string;
  /** As the browser tab shows it, including the brand suffix. */
  title?: string;
  description: string;
  /** Its name in the breadcrumb; none for the front page. */
  crumb?: string;
  /** File name of its picture in `public/share`, 1200 by 630 pixels. */
  picture?: SharePicture;
  /** Additional structured data in the schema.org vocabulary. */
  data?: readonly StructuredData[];
}

export type SharePicture = 'home' | 'pricing' | 'integrations' | 'team' | 'book-demo';
export type StructuredData = Record<string, unknown> & { '@type': string };

export function openPageMeta({
  path,
  title = pageTitle(),
  description,
  crumb,
  picture = 'home',
  data = [],
}: OpenPage): MetaDescriptor[] {
  const address = absoluteAddress(path);
  const image = absoluteAddress(`/share/${picture}.jpg`);
  const trail = crumb ? [breadcrumbs(path, crumb)] : [];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${brand.tagline}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...trail, ...data].map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ];
}

export function absoluteAddress(path: string): string {
  return `${siteSettings.origin}${path}`;
}

function breadcrumbs(path: string, name: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteAddress('/') },
      { '@type': 'ListItem', position: 2, name, item: absoluteAddress(path) },
    ],
  };
}
