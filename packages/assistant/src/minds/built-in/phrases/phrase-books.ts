/**
 * The phrase lists, ready to be matched. A phrase of any of the five languages is understood whatever the language of
 * the conversation: people greet in one language and shop in another.
 */
import type { Language } from '@quarry/contract';
import { type PhraseList, phrases } from '../../../words/phrases.ts';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import type { PhraseBook } from './phrase-book.ts';
import { tr } from './tr.ts';

const BOOKS: Record<Language, PhraseBook> = { en, ka, tr, ar, az };

const together = (pick: (book: PhraseBook) => readonly string[]): PhraseList =>
  phrases(...Object.values(BOOKS).map(pick));

export const PHRASES = {
  greetings: together((book) => book.greetings),
  thanks: together((book) => book.thanks),
  goodbye: together((book) => book.goodbye),
  help: together((book) => book.help),
  cheaper: together((book) => book.cheaper),
  dearer: together((book) => book.dearer),
  more: together((book) => book.more),
  restart: together((book) => book.restart),
  otherButtons: together((book) => book.otherButtons),
  myOrders: together((book) => book.myOrders),
  orderNouns: together((book) => book.orderNouns),
  orderCues: together((book) => book.orderCues),
  delivery: together((book) => book.delivery),
  returns: together((book) => book.returns),
  payment: together((book) => book.payment),
  hours: together((book) => book.hours),
  branches: together((book) => book.branches),
  contact: together((book) => book.contact),
  about: together((book) => book.about),
  questionWords: together((book) => book.questionWords),
} satisfies Record<string, PhraseList>;

/**
 * Lists whose words mean something else in another language (`tap` is "find" in Azerbaijani), so that only those of
 * the message's own language count.
 */
export interface OwnPhrases {
  around: PhraseList;
  /** Everything that may stand in a message without saying anything about a product. */
  unsaid: PhraseList;
  joining: PhraseList;
}

const own = ({ around, small, greetings, joining }: PhraseBook, ordinary: readonly string[]): OwnPhrases => ({
  around: phrases(around, greetings),
  unsaid: phrases(around, greetings, small, joining, ordinary),
  joining: phrases(joining),
});

export const OWN_PHRASES: Record<Language, OwnPhrases> = {
  en: own(en, ORDINARY_WORDS.en),
  ka: own(ka, ORDINARY_WORDS.ka),
  tr: own(tr, ORDINARY_WORDS.tr),
  ar: own(ar, ORDINARY_WORDS.ar),
  az: own(az, ORDINARY_WORDS.az),
};
