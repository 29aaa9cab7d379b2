/**
 * The one place where the company's name stands. Another company rebrands by editing this file.
 * It imports nothing, so a page that needs only the name loads only the name.
 */
export const brand = {
  name: 'Quarry',
  /** Used in addresses and ids: the simple chat lives at `/{slug}-chat`, the open demo store is called `{slug}`. */
  slug: 'quarry',
  search: 'Quarry Search',
  chat: 'Quarry Chat',
  tagline: 'The Future of Search is Conversational',
  headline: 'Gen AI-powered Product Search and Discovery',
  defaultTitle: 'Product search and a shopping assistant for online shops',
} as const;

/** Title of a page as the browser tab shows it; every page but home carries the brand. */
export function pageTitle(title: string = brand.defaultTitle): string {
  return `${title} | ${brand.name}`;
}
