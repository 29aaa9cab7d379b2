/**
 * What people say about products that lie before them, ready to be matched: comparing, choosing, ruling out, ordering,
 * going back, and the facts that they ask for.
 */
import { type Language, LANGUAGES } from '@quarry/contract';
import { type PhraseList, phrases } from '../../../../words/phrases.ts';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import type { FactTopic, ProductTalk } from './product-talk.ts';
import { tr } from './tr.ts';

const TALK: Record<Language, ProductTalk> = { en, ka, tr, ar, az };

const together = (pick: (talk: ProductTalk) => readonly string[]): PhraseList =>
  phrases(...LANGUAGES.map((language) => pick(TALK[language])));

/** Words that mean other things elsewhere (`like`, `kimi`) count in the conversation's own language only. */
export interface OwnTalk {
  compare: PhraseList;
  alike: PhraseList;
  notThat: PhraseList;
  choose: PhraseList;
  letGo: PhraseList;
  otherColor: PhraseList;
  which: PhraseList;
  yesOrNo: PhraseList;
  facts: Record<FactTopic, PhraseList>;
}

const FACT_TOPICS = Object.keys(TALK.en.facts) as FactTopic[];

const own = (language: Language): OwnTalk => {
  const { compare, alike, notThat, choose, letGo, otherColor, which, yesOrNo, facts } = TALK[language];
  return {
    compare: phrases(compare),
    alike: phrases(alike),
    notThat: phrases(notThat),
    choose: phrases(choose),
    letGo: phrases(letGo),
    otherColor: phrases(otherColor),
    which: phrases(which),
    yesOrNo: phrases(yesOrNo),
    facts: Object.fromEntries(FACT_TOPICS.map((topic) => [topic, phrases(facts[topic])])) as OwnTalk['facts'],
  };
};

export const OWN_TALK: Record<Language, OwnTalk> = {
  en: own('en'),
  ka: own('ka'),
  tr: own('tr'),
  ar: own('ar'),
  az: own('az'),
};

export const UNDO = together(({ undo }) => undo);

/** The orders in which a shopper may want to see products, with the words that ask for each. */
export const SORTING = [
  ['price_asc', together(({ cheapestFirst }) => cheapestFirst)],
  ['price_desc', together(({ dearestFirst }) => dearestFirst)],
  ['rating', together(({ bestRatedFirst }) => bestRatedFirst)],
  ['newest', together(({ newestFirst }) => newestFirst)],
] as const;

/** "I want": said of one that is pointed at, it is a choice. */
export const WANTS = phrases(
  [
    'i want',
    "i'd like",
    'i would like',
    'give me',
    'i need',
    'i wanna',
    'want',
    'i will take',
    'let me have',
    'can i have',
  ],
  ['მინდა', 'მომეცი', 'მომეცით', 'მსურს', 'მჭირდება', 'იყოს', 'მაწყობს'],
  ['istiyorum', 'isterim', 'alabilir miyim', 'ver', 'verin', 'olsun', 'lazım'],
  [
    'بدي',
    'بدي إياه',
    'بدي ياه',
    'بدي ياها',
    'ابي',
    'ابغى',
    'ابغاه',
    'عايز',
    'عاوز',
    'اريد',
    'اريده',
    'اريدها',
    'اعطني',
    'هات',
    'خلاص',
    'تمام',
  ],
  ['istəyirəm', 'istərdim', 'verin', 'ver', 'olsun', 'lazımdır'],
);
