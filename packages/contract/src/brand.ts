/**
 * The company's name. To rebrand, edit this file. It has no imports, so a page that needs only the name loads nothing
 * else.
 */
export const brand = {
  name: 'Quarry',
  /** Used in URLs and ids: the simple chat is at `/{slug}-chat`, the open demo store's id is `{slug}`. */
  slug: 'quarry',
  search: 'Quarry Search',
  chat: 'Quarry Chat',
  tagline: 'The Future of Search is Conversational',
  headline: 'Gen AI-powered Product Search and Discovery',
  defaultTitle: 'Product search and a shopping assistant for online shops',
} as const;

/** The browser title of a page; every page except home includes the brand. */
export function pageTitle(title: string = brand.defaultTitle): string {
  return `${title} | ${brand.name}`;
}
