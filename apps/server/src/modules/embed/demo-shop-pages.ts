/**
 * The five demo URLs and their targets: plain pages outside the application, each a shop with the embed. Their keys are
 * public, as every shop's key is; the demo data creates them.
 */
export interface DemoShopPage {
  /** The URL that redirects here. */
  from: string;
  /** The page's name: `/pages/{name}.html`. */
  name: string;
  store: string;
  search: boolean;
  chat: boolean;
  headline: string;
  lead: string;
}

export const DEMO_KEYS: Readonly<Record<string, string>> = {
  quarry: 'qk_pub_demo_quarry',
  gpc: 'qk_pub_demo_gpc',
};

export const DEMO_SHOP_PAGES: readonly DemoShopPage[] = [
  {
    from: '/smart-search',
    name: 'smart-search',
    store: 'quarry',
    search: true,
    chat: false,
    headline: 'Everything for the home, and what you wear to leave it',
    lead: 'Write what you are looking for in the field above, in your own words and your own language, and press Enter.',
  },
  {
    from: '/demo',
    name: 'demo',
    store: 'quarry',
    search: true,
    chat: true,
    headline: 'One shop, a thousand reasons to drop by',
    lead: 'Search above, or ask the assistant in the corner. It knows every product on these shelves.',
  },
  {
    from: '/psp-chat',
    name: 'psp-chat',
    store: 'gpc',
    search: false,
    chat: true,
    headline: 'Your pharmacy, open around the clock',
    lead: 'Ask the assistant in the corner for a medicine, for something for dry skin, or for the nearest branch.',
  },
  {
    from: '/psp-search',
    name: 'psp-search',
    store: 'gpc',
    search: true,
    chat: false,
    headline: 'Find it by name, by need, or by half a word',
    lead: 'Try a symptom, an active ingredient, or a name with a letter missing.',
  },
  {
    from: '/search',
    name: 'search',
    store: 'quarry',
    search: true,
    chat: false,
    headline: 'What are you looking for?',
    lead: 'English, ქართული, Türkçe, العربية, Azərbaycanca: the same shelves answer to all of them.',
  },
];
