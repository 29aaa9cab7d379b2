/** The three integration steps, from catalogue to live search. */
export interface IntegrationStep {
  minutes: number;
  title: string;
  text: string;
  /** Facts about the step: an item, and the effort it takes. */
  facts: readonly (readonly [thing: string, effort: string])[];
}

export const INTEGRATION_STEPS: readonly IntegrationStep[] = [
  {
    minutes: 5,
    title: 'Index Your Catalog',
    text: 'Hand over a product feed. Quarry reads the columns, shows what it would save, and names every row that needs repair.',
    facts: [
      ['Google feed, CSV, JSON', 'no setup'],
      ['Shopify, WooCommerce exports', 'no setup'],
      ['Your own columns', 'map once'],
    ],
  },
  {
    minutes: 15,
    title: 'Check Service Details',
    text: 'Add delivery, returns and opening hours. Try your own hardest queries and pin what must come first.',
    facts: [
      ['Languages', '5'],
      ['Rules and synonyms', 'ready to edit'],
      ['Key for your site', 'bound to its address'],
    ],
  },
  {
    minutes: 2,
    title: 'Go Live',
    text: 'Paste one script tag, or call the API from your own front end.',
    facts: [
      ['New products', 'live within a second'],
      ['Roll back', 'remove the tag'],
    ],
  },
];
