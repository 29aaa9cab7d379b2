/**
 * Addresses of the application's pages. The site draws them, and the server answers them with the application
 * (status 200) instead of the not-found page (status 404). No imports but the brand's name: the server and any script
 * may read it alone.
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

/** What a search engine may list: the open pages that a visitor comes for. The platform and the demos are not among them. */
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
  return (PAGES as readonly string[]).includes(path);
}
