import type { Language } from '@quarry/contract';
import type { PhraseList } from '../../../words/phrases.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';
import { POINTERS } from './reference-words.ts';

/** Whether a message contains only given phrases and stop words. */
export function isAllBut(rest: string, language: Language, list: PhraseList): boolean {
  const { unsaid } = OWN_PHRASES[language];
  const { one, several } = POINTERS[language];
  const left = [list, listOf('more'), one, several, unsaid, listOf('questionWords'), OWN_TALK[language].yesOrNo].reduce(
    (text, phrase) => phrase.removeFrom(text),
    rest,
  );
  return (left.match(/\p{L}{3,}/gu) ?? []).length <= 1;
}
