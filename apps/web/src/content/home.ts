/** Texts and figures of the front page. */
import { brand } from '@quarry/contract';

export const STATISTICS = [
  { figure: '80%', says: 'of users use search' },
  { figure: '68%', says: 'abandon sites with poor search' },
  { figure: '5x', says: 'more likely to buy with good search' },
  { figure: '30%', says: 'higher conversion with semantic search' },
] as const;

export interface CustomerGroup {
  name: string;
  who: string;
  figures: readonly { figure: string; says: string }[];
  /** The word between two figures. */
  joint: 'or' | 'and';
  also: string;
}

export const CUSTOMER_GROUPS: readonly CustomerGroup[] = [
  {
    name: 'Growing brands',
    who: 'Medium to large shops with keyword search, and shoppers who leave when the words do not match.',
    figures: [
      { figure: '100k+', says: 'monthly active users' },
      { figure: '300k+', says: 'monthly searches' },
    ],
    joint: 'or',
    also: 'Also for companies working in low-resource languages: Georgian and Azerbaijani are understood as well as English.',
  },
  {
    name: 'Companies with advanced search needs',
    who: 'Large catalogues where filters no longer carry a shopper to the right shelf.',
    figures: [
      { figure: '200k+', says: 'monthly active users' },
      { figure: '1k+', says: 'SKUs' },
    ],
    joint: 'and',
    also: 'Synonyms, pinned products and rules of your own sit on top, and every ranking explains itself.',
  },
];

export const QUOTE = {
  before: 'Nobody asks a shop assistant for “dress red cheap”. They say what the evening is about, and expect ',
  marked: 'to be understood',
  after: '.',
} as const;

export interface Offering {
  video: 'search' | 'chat';
  name: string;
  lead: string;
  points: readonly { name: string; says: string }[];
  next: { to: string; label: string };
}

export const OFFERINGS: readonly Offering[] = [
  {
    video: 'search',
    name: brand.search,
    lead: 'The search field your shop already has, reading whole sentences.',
    points: [
      { name: 'AI semantic search', says: 'Occasions, styles and limits are understood, not only words.' },
      { name: 'Typo tolerance and synonyms', says: '“Sneekers” and “trainers” lead to the same shelf.' },
      { name: 'Personalised ranking', says: 'What a visit looked at decides between near equals.' },
      { name: 'A real-time analytics dashboard', says: 'See which questions your catalogue cannot answer yet.' },
    ],
    next: { to: '/integrations', label: 'How it is set up' },
  },
  {
    video: 'chat',
    name: brand.chat,
    lead: 'An assistant that knows every product, and asks when it should.',
    points: [
      { name: 'Everything in the search offering', says: 'One index, one set of rules, one dashboard.' },
      {
        name: 'Searching, comparing and discovering by chatting',
        says: '“Which of the two is warmer?” has an answer.',
      },
      { name: 'Dynamic recommendations', says: 'They follow the conversation, turn by turn.' },
      { name: 'Multi-language support', says: 'English, Georgian, Turkish, Arabic and Azerbaijani.' },
    ],
    next: { to: `/${brand.slug}-chat`, label: 'Talk to it now' },
  },
];
