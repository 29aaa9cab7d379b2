/** The four plans in ascending order. Prices are per month, without VAT. */
import { BOOK_DEMO } from './navigation.ts';

export interface Plan {
  name: string;
  price: string;
  priceDetails: string;
  features: readonly string[];
  ctaText: string;
  ctaLink: string;
  showButton: boolean;
  isFeatured: boolean;
  /** The badge of a featured plan; empty for the others. */
  featuredText: string;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Basic',
    price: '$599',
    priceDetails: 'per month, plus VAT',
    features: ['500K requests quota, then $1 per 1000 requests', 'Data analytics dashboard', 'Scale up anytime'],
    ctaText: 'Book Demo',
    ctaLink: BOOK_DEMO.to,
    showButton: true,
    isFeatured: false,
    featuredText: '',
  },
  {
    name: 'Growth',
    price: '$1990',
    priceDetails: 'per month, plus VAT',
    features: ['3M requests, then $0.75 per 1000', 'Everything in Basic', 'A/B testing', 'Scale up and down'],
    ctaText: 'Book Demo',
    ctaLink: BOOK_DEMO.to,
    showButton: true,
    isFeatured: true,
    featuredText: 'Most Popular',
  },
  {
    name: 'Scale',
    price: '$4990',
    priceDetails: 'per month, plus VAT',
    features: [
      '15M requests, then $0.5 per 1000',
      'Everything in Growth',
      'AI-generated analytics',
      'Advanced AI reporting',
    ],
    ctaText: 'Book Demo',
    ctaLink: BOOK_DEMO.to,
    showButton: true,
    isFeatured: false,
    featuredText: '',
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    priceDetails: 'agreed with your team, plus VAT',
    features: ['Dedicated account manager', 'Custom SLA', 'Volume pricing', '24/7 support'],
    ctaText: 'Contact Us',
    ctaLink: BOOK_DEMO.to,
    showButton: true,
    isFeatured: false,
    featuredText: '',
  },
];

export interface Question {
  question: string;
  answer: string;
}

export const PRICING_QUESTIONS: readonly Question[] = [
  {
    question: 'What is one request?',
    answer:
      'One answer from Quarry: a page of search results, a set of suggestions while somebody types, a search by picture, or one reply in the chat. Browsing the products that were found costs nothing.',
  },
  {
    question: 'What happens when the quota is used up?',
    answer:
      'Shoppers notice nothing. Further requests are counted and billed per thousand, at the price of your plan. You can move to a larger plan on the day it becomes cheaper.',
  },
  {
    question: 'Do languages or products cost extra?',
    answer:
      'No. English, Georgian, Turkish, Arabic and Azerbaijani are part of every plan, and the size of the catalogue does not change the price.',
  },
  {
    question: 'Can we see it on our own catalogue first?',
    answer:
      'Yes. After a first call of 15-30 minutes we prepare a second demo on your own dataset. Nothing is billed before you go live.',
  },
];
