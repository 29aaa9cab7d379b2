/** Phrases around a product request, looked up only in the language of the message. */
import type { Language } from '@quarry/contract';
import type { PhraseList } from '../words/phrases.ts';
import { listIn } from './phrase-lists.ts';

export interface OwnPhrases {
  around: PhraseList;
  /** All phrases without information about a product. */
  unsaid: PhraseList;
  joining: PhraseList;
}

const own = (language: Language): OwnPhrases => ({
  around: listIn(language, 'around', 'greetings'),
  unsaid: listIn(language, 'around', 'greetings', 'small', 'joining', 'ordinary'),
  joining: listIn(language, 'joining'),
});

export const OWN_PHRASES: Record<Language, OwnPhrases> = {
  en: own('en'),
  ka: own('ka'),
  tr: own('tr'),
  ar: own('ar'),
  az: own('az'),
};
