/** Words that refer to shown products, in each language. */
import type { Language } from '@quarry/contract';
import { listIn } from '../../../phrases/phrase-lists.ts';
import type { PhraseList } from '../../../words/phrases.ts';

/** Ordinals in digits with the words before or after them: "3rd", "number 3". */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:(?:number|no|nr|option|item|#|ნომერი|ნომერ|ვარიანტი|პუნქტი|numara|seçenek|secenek|رقم|nomre|variant)\s*(\d{1,2})|(?:მე-?\s?(\d{1,2})|(\d{1,2})-?(?:ე|ლი)(?!\p{L}))|(\d{1,2})(?:\.|-)?\s?(?:numara\p{L}*|nomreli|nomre\p{L}*|inci|nci|uncu|ncu|ci|cu|ncisi|cisi|cusu)|(\d{1,2})\.(?=\s|$|[iyuva]))/gu;

export interface Pointers {
  /** The first, the second, … up to the twelfth. */
  places: readonly PhraseList[];
  last: PhraseList;
  /** One product: "it", "this one". */
  one: PhraseList;
  /** Several: "both", "these". */
  several: PhraseList;
  cheapest: PhraseList;
  dearest: PhraseList;
  bestRated: PhraseList;
}

const PLACES = [
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
  'place6',
  'place7',
  'place8',
  'place9',
  'place10',
  'place11',
  'place12',
] as const;

const pointers = (language: Language): Pointers => ({
  places: PLACES.map((place) => listIn(language, place)),
  last: listIn(language, 'pointingLast'),
  one: listIn(language, 'pointingOne'),
  several: listIn(language, 'pointingSeveral'),
  cheapest: listIn(language, 'pointingCheapest'),
  dearest: listIn(language, 'pointingDearest'),
  bestRated: listIn(language, 'pointingBestRated'),
});

export const POINTERS: Record<Language, Pointers> = {
  en: pointers('en'),
  ka: pointers('ka'),
  tr: pointers('tr'),
  ar: pointers('ar'),
  az: pointers('az'),
};

/** Positions in digits, from 1, with the matched words. @param folded see `foldText`. */
export function numberedPlaces(folded: string): { place: number; words: string }[] {
  return [...folded.matchAll(NUMBERED)].map((match) => ({
    place: Number(match.slice(1).find((digits) => digits !== undefined)),
    words: match[0],
  }));
}
