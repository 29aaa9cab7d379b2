/** The terms for users of Quarry: visitors of the demos, and shops with a plan. */
import { brand } from '@quarry/contract';
import { SUPPORT_EMAIL } from '../support.ts';
import type { LegalText } from './legal-text.ts';

export const TERMS: LegalText = {
  title: 'Terms & Conditions',
  summary: `These terms hold for this site, for the demos on it, and for ${brand.search} and ${brand.chat}. We have tried to write them so that they can be read in one go.`,
  updated: '2026-11-23',
  sections: [
    {
      heading: 'What these terms cover',
      blocks: [
        `“${brand.name}” is the service: product search, the shopping assistant, virtual try-on, their programming interface, the platform for shop staff, and this site. “We” are the company that operates it. “You” are whoever uses it; if you do so for a company, you say that you may speak for it.`,
        'By using the service you accept these terms. Where a shop has signed an agreement with us, that agreement wins wherever the two differ.',
      ],
    },
    {
      heading: 'Demos and trials',
      blocks: [
        'The demo shops, their products, prices, orders and customers are invented. Nothing in them can be bought. You may try them freely within the limits that we set to keep them working for everybody: the free chat ends after 20 messages.',
        'Demos may change or end at any time, and come without any promise. Please put no confidential and no personal data of others into them.',
      ],
    },
    {
      heading: 'Accounts and keys',
      blocks: [
        'Keep passwords and secret keys to yourself, and tell us at once when one may have become known. What is done with your account or your key counts as done by you until then.',
        'A publishable key is made to stand on your site and works only from the addresses you named for it. It gives access to search and chat of your shop and to nothing else.',
      ],
    },
    {
      heading: 'Plans, prices and payment',
      blocks: [
        'The plans and prices on the pricing page are monthly and come without VAT, which is added where the law asks for it. Each plan includes a number of requests; further ones are billed per thousand at the price of the plan.',
        'You can move to a larger plan at any time, and from Growth upwards also to a smaller one, with effect from the next month. You can end a plan at the end of any month. Invoices are due within 14 days. We announce new prices at least 60 days ahead, and you may leave before they hold.',
      ],
    },
    {
      heading: 'Your content',
      blocks: [
        'Your catalogue, your texts and your shoppers’ words stay yours. You allow us to keep, index and show them as far as the service needs it, and to count what people search for in your shop to improve the results in your shop. We do not use one shop’s data to serve another.',
        'You make sure that you may hand over what you hand over, and that your own privacy policy tells your shoppers about the service. On request, and at the latest 60 days after a plan has ended, we delete your data; before that you may export your products.',
      ],
    },
    {
      heading: 'Fair use',
      blocks: [
        'Please do not:',
        {
          list: [
            'break the law with the service, or the rights of others;',
            'get around its limits, look for data of others, or disturb it on purpose; if you find a weak spot, tell us and give us time to mend it;',
            'resell our hosted service, or use its answers to build a competing one (the licence of the source code is not touched by this);',
            'rely on the assistant for medical, legal or safety advice. In a pharmacy it finds products and tells you what their labels say. It does not know you: ask a pharmacist or a doctor.',
          ],
        },
        'We may limit or suspend access when this is needed to stop harm, and tell you why.',
      ],
    },
    {
      heading: 'What we promise, and what we do not',
      blocks: [
        'We run the service with care and mend what breaks. Prices, stock and order states in its answers come from the shop’s own data and are as right as that data; the shop’s checkout has the last word. Sentences written by a language model can be wrong in other ways, and pictures of a virtual try-on are impressions. Apart from a service level agreed in writing, we do not promise that the service is always available.',
        'We are liable without limit for intent, gross negligence, and harm to life, body or health. For other negligence we are liable only where a duty was broken that the agreement rests on, for the typical and foreseeable damage, and at most for what you paid us in the twelve months before. Nothing here takes away rights that consumers cannot give up.',
      ],
    },
    {
      heading: 'Changes, law and contact',
      blocks: [
        'We may change these terms when the service or the law changes. For customers a change holds 60 days after we sent it, and you may end your plan before. The law of the country where the operator has its seat applies; consumers keep the protection of the law where they live. If one clause does not hold, the others do.',
        { contact: 'Support, and anything about these terms:', email: SUPPORT_EMAIL },
      ],
    },
  ],
};
