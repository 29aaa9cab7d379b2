/** Things whose names contain a food without containing it: a coffee table, a milk frother. */
import { analyzeText } from '../analysis/analyze.ts';
import { scriptOf } from '../analysis/script.ts';
import { type Concept, THING_KINDS, type Trade } from '../concepts/concept.ts';
import { findConcepts } from '../concepts/find-concepts.ts';
import { widerThan } from '../concepts/related.ts';

/** Shops of these trades sell what is eaten, drunk or put on the skin. */
const WITH_CONTENT: ReadonlySet<Trade> = new Set<Trade>(['groceries', 'pharmacy', 'bodycare']);
/** Longer chains of wider concepts do not occur. */
const MAX_DEPTH = 4;

/** @param place of the food in the text, in UTF-16 units, half-open. */
export function namesInedibleThing(text: string, place: { start: number; end: number }): boolean {
  const { tokens, latinLanguage } = analyzeText(text);
  return findConcepts(tokens, latinLanguage).some(({ concepts, start, end }) => {
    const things = concepts.filter(({ kind }) => THING_KINDS.has(kind));
    if (things.length === 0) return false;
    const trades = things.flatMap((thing) => tradesOf(thing, MAX_DEPTH));
    if (trades.some((trade) => WITH_CONTENT.has(trade))) return false;
    const isCovering = start <= place.start && end >= place.end && end - start > place.end - place.start;
    // The thing is the last noun of a name, in Arabic the first.
    const isHead = start >= place.end || (end <= place.start && scriptOf(text) === 'arabic');
    return isCovering || (isHead && trades.length > 0);
  });
}

function tradesOf(concept: Concept, depth: number): Trade[] {
  const own = concept.trade === undefined ? [] : [concept.trade];
  return depth === 0 ? own : [...own, ...widerThan(concept).flatMap((wider) => tradesOf(wider, depth - 1))];
}
