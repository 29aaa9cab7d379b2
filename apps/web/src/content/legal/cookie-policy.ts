/** Everything that this site stores in a browser. Must be complete: a test visits the site and compares. */
import { brand } from '@quarry/contract';
import { PRIVACY_EMAIL } from '../support.ts';
import type { LegalTable, LegalText } from './legal-text.ts';

const FREE_CHAT_ROWS = [
  [
    'freeUserEmail',
    'you give an e-mail address before the free chat',
    'Lets you come back to the free chat. It is not sent to us.',
    'until you sign out there',
  ],
  [
    'freeMessageCount',
    'you send a message in the free chat',
    'Counts the 20 free messages.',
    'until you sign out there',
  ],
];

const BROWSER_STORAGE: LegalTable = {
  caption: 'What is written into browser storage',
  head: ['Name', 'Written when', 'What for', 'Kept for'],
  rows: [
    [
      'quarry.visit',
      'you search or chat, or open a shop of the platform',
      'A random number for the visit, so that its clicks and searches belong together.',
      'until you close the tab',
    ],
    [
      'quarry.person',
      'a person of the shop answers you in place of the assistant',
      'Numbers of the conversation, so that it goes on when you load the page again.',
      'until the assistant answers again, you log out or close the tab',
    ],
    [
      'quarry.last-chats',
      'you send a message in a chat',
      'The number of your last conversation there, so that the page can offer to continue it.',
      'until you delete the conversation, log out or sign out',
    ],
    [
      'quarry.logged-in',
      'you log in',
      'Lets the header show your account instead of the login. Says nothing about who you are.',
      'until you log out',
    ],
    [
      'quarry.personal-order',
      'you switch personal order off on the search page',
      'Remembers that you switched it off.',
      'until you switch it on again',
    ],
    ...FREE_CHAT_ROWS,
  ],
};

export const COOKIE_POLICY: LegalText = {
  title: 'Cookie Policy',
  summary: `${brand.name} sets two cookies and keeps a few notes in your browser, each only when you use what needs it. There is no banner because there is nothing to agree to: none of it follows you.`,
  updated: '2026-11-23',
  sections: [
    {
      heading: 'Before you use anything',
      blocks: [
        'Nothing. Opening the home page, the pricing, team, integrations and legal pages, or the page where a demo is booked, sets no cookie and writes nothing into your browser. We use no statistics service, no advertising network and no fingerprinting.',
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        'Both are our own, cannot be read by scripts, and are not sent along when another site calls us.',
        {
          table: {
            caption: 'Cookies that we set',
            head: ['Name', 'Set when', 'What for', 'Kept for'],
            rows: [
              [
                'quarry_session',
                'you log in',
                'Knows that you are logged in. Holds a random token.',
                '30 days, or until you log out',
              ],
              [
                'quarry_visitor',
                'you first search, chat or open a product in an open shop without an account',
                'Keeps your conversation yours, so that nobody else can read or continue it. Holds a random token.',
                '30 days',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: 'Notes in your browser',
      blocks: [
        'These stay in your browser. Our server sees only the visit number, with a search or a click.',
        {
          table: BROWSER_STORAGE,
        },
      ],
    },
    {
      heading: 'Shops that use us, and the calendar',
      blocks: [
        `When a shop puts ${brand.name} on its own site, nothing is stored before a shopper uses it. The shop’s own cookies are described in the shop’s own policy.`,
        'The page where a demo is booked shows a calendar in a frame. By default it is ours and stores nothing in your browser. Where the operator has put another scheduling service in its place, that service may set cookies of its own inside the frame.',
      ],
    },
    {
      heading: 'How to get rid of it',
      blocks: [
        'Log out, or sign out of the free chat; or delete the data of this site in your browser’s settings. Everything goes on working, except that you have to log in again and a conversation starts anew.',
        { contact: 'Questions about this page:', email: PRIVACY_EMAIL },
      ],
    },
  ],
};
