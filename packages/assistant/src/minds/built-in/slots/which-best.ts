import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';
import type { Turn } from '../../mind.ts';
import { isAllBut } from './all-but.ts';
import { POINTERS } from './reference-words.ts';
import { readReferences } from './references.ts';

export type BestKind = 'cheapest' | 'dearest' | 'bestRated';

/** "Which one is the cheapest": of these, or of all that was found. */
export interface WhichBest {
  best: BestKind;
  ids: readonly string[] | null;
}

/** "Which of those two is cheaper", `ən ucuzu hansıdır`. */
export function readWhichBest({ message, language, memory }: Turn): WhichBest | null {
  const folded = foldText(message);
  const { which } = OWN_TALK[language];
  const { cheapest, dearest, bestRated, several } = POINTERS[language];
  if (!which.in(folded)) return null;
  const lists = [
    ['cheapest', [cheapest, listOf('cheaper')]],
    ['dearest', [dearest, listOf('dearer')]],
    ['bestRated', [bestRated]],
  ] as const;
  const places = readReferences(message, language, memory);
  const isOfPlaces = places?.how === 'place' && places.ids.length > 1;
  for (const [best, ways] of lists) {
    if (!ways.some((list) => list.in(folded))) continue;
    if (isOfPlaces) return { best, ids: places.ids };
    const left = [...ways, which, several].reduce((text, list) => list.removeFrom(text), message);
    if (!isAllBut(left, language, which)) continue;
    const isOfFew = several.in(folded) || (memory.isAboutFew && memory.focus.length > 1);
    const few = memory.focus.length > 1 ? memory.focus : memory.shown.products.slice(0, 2).map(({ id }) => id);
    return { best, ids: isOfFew ? few : null };
  }
  return null;
}
