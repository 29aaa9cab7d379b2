/**
 * Addresses of the application's pages. The site draws them, and the server answers them with the application
 * (status 200) instead of the not-found page (status 404). No imports: the server and any script may read it alone.
 */
export const PAGES = [
  '/',
  '/dummy-shop',
  '/yc-2025-batch-spring',
  '/dev-dummy-shop',
  '/new-search',
  '/new-chat',
  '/dev-chat',
  '/integrated-view',
  '/button-chat',
] as const;
export type PagePath = (typeof PAGES)[number];

export function isPagePath(path: string): path is PagePath {
  return (PAGES as readonly string[]).includes(path);
}
