/** Phrases about shown products: requested facts, and orders of a list. */
import type { Language } from '@quarry/contract';
import type { PhraseList } from '../words/phrases.ts';
import { listIn, listOf } from './phrase-lists.ts';

/** A fact of a product that has a question of its own; others are asked for by the attribute's name. */
export const FACT_TOPICS = [
  'price',
  'stock',
  'size',
  'color',
  'material',
  'brand',
  'rating',
  'description',
  'gender',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

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

const own = (language: Language): OwnTalk => ({
  compare: listIn(language, 'compare'),
  alike: listIn(language, 'alike'),
  notThat: listIn(language, 'notThat'),
  choose: listIn(language, 'choose'),
  letGo: listIn(language, 'letGo'),
  otherColor: listIn(language, 'otherColor'),
  which: listIn(language, 'which'),
  yesOrNo: listIn(language, 'yesOrNo'),
  facts: {
    price: listIn(language, 'factPrice'),
    stock: listIn(language, 'factStock'),
    size: listIn(language, 'factSize'),
    color: listIn(language, 'factColor'),
    material: listIn(language, 'factMaterial'),
    brand: listIn(language, 'factBrand'),
    rating: listIn(language, 'factRating'),
    description: listIn(language, 'factDescription'),
    gender: listIn(language, 'factGender'),
  },
});

export const OWN_TALK: Record<Language, OwnTalk> = {
  en: own('en'),
  ka: own('ka'),
  tr: own('tr'),
  ar: own('ar'),
  az: own('az'),
};

/** The orders in which a shopper may want to see products, with the words that ask for each. */
export const SORTING = [
  ['price_asc', listOf('cheapestFirst')],
  ['price_desc', listOf('dearestFirst')],
  ['rating', listOf('bestRatedFirst')],
  ['newest', listOf('newestFirst')],
] as const;
