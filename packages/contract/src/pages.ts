/**
 * URLs of the application's pages. The site renders them; the server serves the application for them (status 200) and
 * the not-found page for all others (status 404). Imports only the brand, so that the server and scripts can load it
 * alone.
 */
import { brand } from './brand.ts';

export const PAGES = [
  '/',
  '/pricing',
  '/integrations',
  '/team',
  '/book-demo',
  '/privacy-policy',
  '/terms',
  '/cookie-policy',
  '/dummy-shop',
  '/yc-2025-batch-spring',
  '/dev-dummy-shop',
  '/new-search',
  '/new-chat',
  '/dev-chat',
  '/integrated-view',
  '/button-chat',
  '/dressmeup',
  `/${brand.slug}-chat`,
  '/free-chat',
  '/compare_anim',
  '/chat_anim',
  '/chat_query_anim',
  '/search_anim',
  '/search_static',
  '/login',
] as const;
export type PagePath = (typeof PAGES)[number];

/** The public pages that search engines may list; the platform and the demos are excluded. */
export const LISTED_PAGES = [
  '/',
  '/pricing',
  '/integrations',
  '/team',
  '/book-demo',
  '/privacy-policy',
  '/terms',
  '/cookie-policy',
] as const satisfies readonly PagePath[];

export function isPagePath(path: string): path is PagePath {
  return PAGES.some((page) => page === path);
}
