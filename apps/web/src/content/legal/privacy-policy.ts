/** What Quarry stores, where, and for how long. Update it with every change of what is stored. */
import { brand } from '@quarry/contract';
import { PRIVACY_EMAIL } from '../support.ts';
import type { LegalText } from './legal-text.ts';

export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  summary: `Reading this site leaves no trace with us: no cookie, no statistics, no third party. ${brand.name} keeps something only when you use it: when you search, chat, log in or book a demo. This page says what, why, and for how long.`,
  updated: '2026-11-22',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [
        `This site and the demo shops on it are run by the company that operates this installation of ${brand.name} (“we”). We are responsible for what is kept here.`,
        `When an online shop uses ${brand.name} on its own site, that shop decides what is collected from its shoppers and is responsible for it. We then only work on its instructions, under the agreement we have with it. Its own privacy policy applies first.`,
      ],
    },
    {
      heading: 'What we keep, and when',
      blocks: [
        'The pages that tell you about us (home, pricing, team, integrations and the legal pages) set no cookie and record no visit. The following is kept when you do the following, and not before:',
        {
          list: [
            'You search in a shop: the words of your query, what was found, and the products you then open or put in a cart, together with a random number for your visit. E-mail addresses, telephone numbers and card numbers in a query are taken out before it is kept.',
            'You chat: your messages, the replies, and any like, comment or star rating you give. They are tied to a random cookie, or to your account when you are logged in. Please do not send us health data or card numbers in a chat.',
            'You send a picture or a recording: it is read to answer you. The file is not kept; the words of a recording become part of the conversation.',
            'You ask about an order: you name the order and the e-mail address or the last digits of the telephone number on it. They are compared with the order and stay in the text of the conversation.',
            'You log in: your user name, a hash of your password (never the password), and a hash of the token in your session cookie.',
            'You book a demo on our own scheduling page: your name, your e-mail address, the time you chose and the note you left.',
          ],
        },
        'The e-mail address you give before the free chat and the address in the Stay Updated form are not sent to us. The first stays in your browser; nothing is done with the second.',
        'Your network address is seen by our server with every request, as with any website. We count requests by address in memory to ward off abuse; the count is gone within a day. We keep no log of requests.',
      ],
    },
    {
      heading: 'What we use it for',
      blocks: [
        {
          list: [
            'To answer you: find products, keep the thread of a conversation, tell you where an order is. This is what you asked for (performance of a contract, or steps before one).',
            'To make the search better: which queries found nothing, which products people turn to. We look at sums, not at persons (our legitimate interest in a search that works).',
            'To order results by what you showed a liking for during the same visit. You can switch this off on the search page.',
            'To hold the meeting you booked (steps before a contract).',
            'To keep the service safe: limits on calls and on failed logins (our legitimate interest).',
          ],
        },
        'We do not sell personal data, do not build advertising profiles, and take no decision about you by machine that has legal effect.',
      ],
    },
    {
      heading: 'Where it is kept, and who sees it',
      blocks: [
        `${brand.name} keeps everything in its own database, on servers chosen by the company that operates this installation. Staff of a shop see the conversations and the statistics of that shop and of no other. Staff who plan demos see the bookings.`,
        'This site loads nothing from other companies: no fonts, no scripts, no pixels. Three things can leave our servers, and only where the operator has configured them: the words of a search, a chat message or a recording may be sent to a provider of language models or speech, who works on our instructions and may not use them for itself; a booking may be sent by e-mail to you and to the staff who hold it, or to another system of the operator; and the booking page may be that of a scheduling service, whose own privacy policy then applies inside the frame.',
        'We hand data to authorities only where the law obliges us to.',
      ],
    },
    {
      heading: 'How long it is kept',
      blocks: [
        {
          table: {
            caption: 'Periods',
            head: ['What', 'How long'],
            rows: [
              ['Searches, clicks and other events', '400 days, then deleted'],
              ['Conversations, reactions and ratings', 'until the shop or you ask us to delete them'],
              ['Session after a login', '30 days, or until you log out'],
              ['Cookie that keeps your conversations together', '30 days'],
              ['Bookings', '30 days after the meeting'],
              ['Counts of requests by network address', 'at most a day, in memory only'],
              ['Accounts and shop data', 'as long as the agreement with the shop lasts'],
            ],
          },
        },
        'What your own browser keeps for itself is listed in the cookie policy.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'You may ask what we keep about you, have it corrected or deleted, receive a copy in a common format, object to a use that rests on our interests, and complain to the data protection authority where you live.',
        'A conversation without an account carries no name, so we can only find it while you can still show us its cookie, or by what you wrote and when. You can cut the tie yourself at any time: delete the cookies of this site.',
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        'For anything about your data, and for everything else that we should mend:',
        { contact: 'Support and data protection:', email: PRIVACY_EMAIL },
        'We answer within 30 days. When this policy changes, the new text stands on this page with its date; we do not use what we already have for a new purpose without telling you first.',
      ],
    },
  ],
};
