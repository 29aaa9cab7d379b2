/** The staff's synonyms: each rule says that a stretch of words may stand for another, and each is tried everywhere. */
import { analyze, type Token } from '@quarry/language';
import type { Steering } from '../../engine-query.ts';
import { codePointsOf, editDistance } from '../../match/edit-distance.ts';
import * as weight from '../../match/reading-weights.ts';
import { isCode, typoBudget } from '../../match/typo-budget.ts';
import { addReading, readName, type Word } from './readings.ts';
import type { Shelf } from './shelf.ts';

/** @param words what was read of `asked`, in step with it; readings are added to them. */
export function readSynonyms(
  shelf: Shelf,
  steering: Steering | undefined,
  asked: readonly Token[],
  words: readonly Word[],
  isGrowing: boolean,
): void {
  for (const { said, meant } of pairsOf(steering)) {
    asked.forEach((_, first) => {
      const typed = asked.slice(first, first + said.length);
      if (typed.length < said.length || said.length === 0) return;
      const trust = Math.min(
        1,
        ...said.map((token, i) =>
          likeness(typed[i]!, words[first + i]!, token, isGrowing && first + i === asked.length - 1),
        ),
      );
      if (trust === 0) return;
      for (const reading of readName(shelf, meant, 'synonym', weight.SYNONYM * trust)) {
        for (const word of words.slice(first, first + said.length)) addReading(shelf, word, reading);
      }
    });
  }
}

/** All words that the staff gave synonyms for. */
export function saidBy(steering: Steering | undefined): Token[] {
  return pairsOf(steering).flatMap(({ said }) => said);
}

function pairsOf({ synonyms = [] }: Steering = {}): { said: Token[]; meant: Token[] }[] {
  return synonyms.flatMap((rule) => {
    const [from, to] = 'words' in rule ? [rule.words, rule.words] : [rule.from, rule.to];
    return from.flatMap((said) =>
      to.flatMap((meant) => (said === meant ? [] : [{ said: analyze(said), meant: analyze(meant) }])),
    );
  });
}

/** How surely the typed word is the one that was meant. */
function likeness({ exact: typed, stem }: Token, word: Word, meant: Token, isGrowing: boolean): number {
  if (typed === meant.exact || stem === meant.stem) return 1;
  if (isGrowing && [...typed].length >= weight.SYNONYM_FROM_LETTERS && meant.exact.startsWith(typed)) {
    return weight.COMPLETION;
  }
  if (word.readings.some(({ how }) => how === 'exact') || typoBudget(typed) === 0 || isCode(meant.exact)) return 0;
  const points = codePointsOf(meant.exact);
  const isNear = (length: number) => editDistance(codePointsOf(typed), points.slice(0, length), 1) <= 1;
  if (isNear(points.length)) return weight.SPELLING[1]!;
  return isGrowing && [...points].some((_, at) => isNear(at)) ? weight.SPELLING[1]! * weight.COMPLETION : 0;
}
