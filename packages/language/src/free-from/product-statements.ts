/**
 * Extracts what a product's own data state about substances: that it is free from them, or that it contains them.
 * Everything else is unknown, however probable: a flour whose texts do not mention gluten is not therefore free from
 * it.
 *
 * A text that names the product (title, category) states that it contains what it names (`wheat flour`, `hazelnut
 * spread`). Other texts count when they say so: "contains milk", "ingredients: …", "may contain traces of nuts".
 */
import { analyze } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { FUNCTION_WORDS } from '../analysis/function-words.ts';
import type { Word } from './phrases-by-word.ts';
import { type Marker, statementMarkers } from './statement-markers.ts';
import { Found, type ProductStatements } from './found-statements.ts';
import { namesInedibleThing } from './inedible-things.ts';
import { isContentKey, saysNone, saysPresent } from './attribute-words.ts';
import { isInFood, type Mention, substanceExceptions, substanceMentions, substanceOf } from './substances.ts';
import { elementAt } from '../element-at.ts';

export interface StatedText {
  text: string;
  words: readonly Word[];
  /** The text names the product: title, category. */
  isName: boolean;
}

/** Index of the first word, and of the one after the last. */
interface Range {
  from: number;
  to: number;
}

const SENTENCE_END = /[.!?;\n]/;
const TERM_END = /[.!?;:,،()\n/|]/;
const ANOTHER_TERM = /^\s*[,،]\s*$/;
const LONGEST_TERM = 3;
/** How many words before "… içerir" its objects may begin. */
const LONGEST_LIST = 8;
const TURKIC_WITHOUT = /^(.{3,}?)s[iu]z(?:l[ae]r)?$/;
const ENGLISH_UNDONE = /^un(.{3,}ed)$/;
const GEORGIAN_WITHOUT = /^უ(.{2,})ო$/;
const ZERO = /^0(?:\.0+)?$/;

/** Whether a word may be part of a statement. Texts without such words need not be read. */
export function mayStateSomething(word: Pick<Word, 'exact' | 'stem'>): boolean {
  return (
    substanceMentions().mayBegin(word) ||
    statementMarkers().mayBegin(word) ||
    withoutSuffixed(word.exact) !== undefined ||
    ZERO.test(word.exact)
  );
}

/** @param attributes canonical values by key. */
export function statementsOf(
  texts: readonly StatedText[],
  attributes: Readonly<Record<string, readonly string[]>> = {},
): ProductStatements {
  const found = new Found();
  for (const text of texts) readText(text, found);
  for (const [key, values] of Object.entries(attributes)) {
    for (const value of values) found.addAll(attributeStatements(key, value));
  }
  return found.statements();
}

/** Substances of the table from which a sentence says that a product is free. */
export function freeFromClaims(sentence: string): string[] {
  const { freeFrom } = statementsOf([{ text: sentence, words: analyze(sentence), isName: false }]);
  return freeFrom.filter((substance) => substanceOf(substance) !== undefined);
}

function readText({ text, words, isName }: StatedText, found: Found): void {
  const gap = (before: number): string => text.slice(words[before - 1]?.end ?? 0, words[before]?.start ?? text.length);
  const denied: Range[] = [];
  const listed: Range[] = [];

  for (let at = 0; at < words.length; at++) {
    const word = elementAt(words, at);
    const inner = withoutSuffixed(word.exact);
    if (inner !== undefined) claimWord(inner, found);
    if (ZERO.test(word.exact)) denied.push(...readZero(words, at, text, found));
    for (const { meaning, length } of statementMarkers().at(words, at)) {
      const behind = at + length;
      if (denied.some(({ from, to }) => from < behind && at < to)) break;
      if (meaning === 'absent_before') {
        const end = readTerms({ words, gap, from: behind }, found);
        if (end > behind) denied.push({ from: at, to: end });
      } else if (meaning === 'absent_after') {
        const start = readTermsBefore({ words, gap, to: at }, found);
        if (start < at) denied.push({ from: start, to: behind });
      } else if (meaning === 'present_before' && !isServedWith(words, at)) {
        listed.push({ from: behind, to: endOfSentence(words, gap, behind) });
      } else if (meaning === 'present_after') {
        listed.push({ from: startOfList(gap, at), to: at });
      }
    }
  }

  for (let at = 0; at < words.length; at++) {
    const isListed = listed.some(({ from, to }) => from <= at && at < to);
    for (const { meaning, length } of substanceMentions().at(words, at)) {
      const mention = { from: at, to: at + length };
      if (meaning.role === 'statement') found.addFree(meaning.substance);
      else if (!isListed && !(isName && isNamedContent({ text, words }, mention, meaning))) continue;
      else if (
        !denied.some(({ from, to }) => from < mention.to && at < to) &&
        !meansOther({ words, gap }, mention, meaning)
      )
        found.addContained(meaning);
    }
  }
}

/** Whether a name with this mention says what is in the product: a coffee table contains no caffeine. */
function isNamedContent(
  { text, words }: Pick<StatedText, 'text' | 'words'>,
  { from, to }: Range,
  { substance, role }: Mention,
): boolean {
  if (role === 'listed-source') return false;
  const place = { start: elementAt(words, from).start, end: elementAt(words, to - 1).end };
  return !isInFood(substance) || !namesInedibleThing(text, place);
}

/** "Free from gluten, lactose and nuts": each is stated. @returns the position after the last. */
function readTerms(
  { words, gap, from }: { words: readonly Word[]; gap: (before: number) => string; from: number },
  found: Found,
): number {
  let at = from;
  for (;;) {
    let end = at;
    while (
      end < words.length &&
      end - at < LONGEST_TERM &&
      (end === at || continuesTerm(words, gap, end)) &&
      !endsTerm(words, end)
    )
      end++;
    if (end === at || TERM_END.test(gap(from))) return at;
    claimTerm(words.slice(at, end), found);
    // A list continues only with known substances: "no sugar, rich taste" does not exclude taste.
    const isAnother = ANOTHER_TERM.test(gap(end));
    const next = isMarker(words, end, 'joining') ? end + 1 : isAnother || isJoinedWord(words[end]) ? end : -1;
    const isKnown =
      next >= 0 &&
      substanceMentions()
        .at(words, next)
        .some(({ meaning }) => meaning.role === 'name');
    if (!isKnown || (next === end && isAnother && !isJoinedLater(words, gap, end))) return end;
    at = next;
  }
}

/** Whether a list with commas ends in "and …" or "or …": "no gluten, milk chocolate" is not a list. */
function isJoinedLater(words: readonly Word[], gap: (before: number) => string, from: number): boolean {
  for (let at = from + 1; at < words.length && !SENTENCE_END.test(gap(at)); at++) {
    if (isMarker(words, at, 'joining') || isJoinedWord(words[at])) return true;
  }
  return false;
}

function continuesTerm(words: readonly Word[], gap: (before: number) => string, at: number): boolean {
  return !TERM_END.test(gap(at)) && !isJoinedWord(words[at]);
}

/** In Arabic, "and" is the first letter of the word: `واللاكتوز`. */
function isJoinedWord(word: Word | undefined): boolean {
  return word !== undefined && word.exact.startsWith('و') && !word.stem.startsWith('و');
}

/** `gluten ve laktoz içermez`, `gluten-free`. @returns the position of the first word that is stated. */
function readTermsBefore(
  { words, gap, to }: { words: readonly Word[]; gap: (before: number) => string; to: number },
  found: Found,
): number {
  let start = to;
  for (let end = to; end > 0 && (end < to || !TERM_END.test(gap(end))); ) {
    const length = [3, 2, 1].find(
      (count) =>
        end >= count &&
        substanceMentions()
          .at(words, end - count)
          .some((match) => match.length === count && match.meaning.role === 'name'),
    );
    if (length === undefined) {
      // A thing that is not in the table: the preceding word, unless it is a function word.
      if (end === to && !endsTerm(words, to - 1) && !isMarker(words, to - 2, 'added')) {
        claimTerm(words.slice(to - 1, to), found);
        start = to - 1;
        // `süt, yumurta ve fındık içermez`: hazelnuts are no name of nuts, and the list goes on before them.
        if (isMarker(words, start - 1, 'joining')) {
          end = start - 1;
          continue;
        }
      }
      break;
    }
    if (isMarker(words, end - length - 1, 'added')) return end - length;
    claimTerm(words.slice(end - length, end), found);
    start = end - length;
    // "Gluten and lactose free" may exclude both or one; in verb-final languages it excludes both.
    if (skeleton(words[to]?.exact ?? '') === 'free') break;
    if (isMarker(words, start - 1, 'joining')) end = start - 1;
    else if (start > 0 && ANOTHER_TERM.test(gap(start))) end = start;
    else break;
  }
  return start;
}

/** `0 g sugar`, `0% alcohol`, `sugar: 0 g`. A zero without unit is a size or a code. */
function readZero(words: readonly Word[], at: number, text: string, found: Found): Range[] {
  const word = elementAt(words, at);
  const isPercent = /^\s?[%٪]/.test(text.slice(word.end));
  const hasUnit = isMarker(words, at + 1, 'units');
  if (!isPercent && !hasUnit) return [];
  const behind = at + (hasUnit && !isPercent ? 2 : 1);
  const [after] = substanceMentions()
    .at(words, behind)
    .filter(({ meaning }) => meaning.role === 'name');
  if (after !== undefined) {
    found.addFree(after.meaning.substance);
    return [{ from: at, to: behind + after.length }];
  }
  for (let count = 2; count >= 1; count--) {
    const match = substanceMentions()
      .at(words, at - count)
      .find(({ length, meaning }) => length === count && meaning.role === 'name');
    if (match === undefined) continue;
    found.addFree(match.meaning.substance);
    return [{ from: at - count, to: at }];
  }
  return [];
}

/** `glutensiz`, `უგლუტენო`, `unsalted`: the substance inside the word. */
function withoutSuffixed(exact: string): string | undefined {
  const english = ENGLISH_UNDONE.exec(exact)?.[1];
  if (english !== undefined) return english;
  const turkic = TURKIC_WITHOUT.exec(skeleton(exact))?.[1];
  if (turkic !== undefined) return turkic;
  const georgian = GEORGIAN_WITHOUT.exec(exact.replace(/(?<=ო)(?:ს|დ|თი)$/, ''))?.[1];
  return georgian && `${georgian}ი`;
}

function claimWord(inner: string, found: Found): void {
  claimTerm(analyze(inner, { language: /[ა-ჰ]/.test(inner) ? 'ka' : inner.endsWith('ed') ? 'en' : 'tr' }), found);
}

/** The substance of a term, or the term itself when it is not in the table. */
function claimTerm(term: readonly Word[], found: Found): void {
  const names = substanceMentions()
    .at(term, 0)
    .filter(({ length, meaning }) => length === term.length && meaning.role === 'name');
  for (const { meaning } of names) found.addFree(meaning.substance);
  if (names.length === 0 && !isMarker(term, 0, 'added')) found.addFree(term.map(({ stem }) => stem).join(' '));
}

function endsTerm(words: readonly Word[], at: number): boolean {
  const plain = skeleton(words[at]?.exact ?? '');
  return (
    plain === '' ||
    FUNCTION_WORDS.en.has(plain) ||
    FUNCTION_WORDS.tr.has(plain) ||
    FUNCTION_WORDS.az.has(plain) ||
    isMarker(words, at, 'joining') ||
    isMarker(words, at, 'present_before')
  );
}

function isMarker(words: readonly Word[], at: number, marker: Marker): boolean {
  return (
    at >= 0 &&
    statementMarkers()
      .at(words, at)
      .some(({ meaning }) => meaning === marker)
  );
}

/** Whether a marker of two words ends before the position: `plant-based`. */
function isMarkedBefore(words: readonly Word[], before: number, marker: Marker): boolean {
  return (
    before >= 2 &&
    statementMarkers()
      .at(words, before - 2)
      .some(({ meaning, length }) => meaning === marker && length === 2)
  );
}

/** "Goes well with cheese" states nothing about the content. */
function isServedWith(words: readonly Word[], at: number): boolean {
  return isMarker(words, at - 1, 'served_with') || isMarker(words, at - 2, 'served_with');
}

/** Coconut milk is not milk, vegan leather not leather. */
function meansOther(
  { words, gap }: { words: readonly Word[]; gap: (before: number) => string },
  { from, to }: Range,
  { substance }: Mention,
): boolean {
  const besides = [...(TERM_END.test(gap(from)) ? [] : [from - 1]), ...(TERM_END.test(gap(to)) ? [] : [to])];
  if (isMarkedBefore(words, from, 'imitation') && !TERM_END.test(gap(from))) return true;
  return besides.some(
    (beside) =>
      isMarker(words, beside, 'imitation') ||
      isMarker(words, beside, 'added') ||
      (beside >= 0 &&
        substanceExceptions()
          .at(words, beside)
          .some(({ meaning }) => meaning === substance)),
  );
}

function endOfSentence(words: readonly Word[], gap: (before: number) => string, from: number): number {
  let end = from;
  while (end < words.length && (end === from || !SENTENCE_END.test(gap(end)))) end++;
  return end;
}

function startOfList(gap: (before: number) => string, to: number): number {
  let start = to;
  while (start > 0 && to - start < LONGEST_LIST && !SENTENCE_END.test(gap(start))) start--;
  return start;
}

const FREE_KEY = /^(.*?)[\s_-]?free$|^free[\s_-]?(?:from|of)$/;

/** Cache of attribute values, because catalogues repeat them; cleared at this size. */
const MAX_ATTRIBUTES = 50_000;
const rememberedAttributes = new Map<string, Found>();

function attributeStatements(key: string, value: string): Found {
  const name = `${key}\u0000${value}`;
  const known = rememberedAttributes.get(name);
  if (known !== undefined) return known;
  const found = new Found();
  readAttribute(key, value, found);
  if (rememberedAttributes.size >= MAX_ATTRIBUTES) rememberedAttributes.clear();
  rememberedAttributes.set(name, found);
  return found;
}

function readAttribute(key: string, value: string, found: Found): void {
  const name = key.replace(/[_-]/g, ' ').trim().toLowerCase();
  const text = value.replace(/[_-]/g, ' ').trim();
  const free = FREE_KEY.exec(name);
  if (free !== null) {
    if (free[1] === undefined) for (const term of text.split(/[,;|]/)) claimTerm(analyze(term), found);
    else if (saysPresent(text.toLowerCase())) claimTerm(analyze(free[1]), found);
    return;
  }
  const words = analyze(name);
  const [substance] = substanceMentions()
    .at(words, 0)
    .filter(({ length, meaning }) => length === words.length && meaning.role === 'name');
  if (substance !== undefined) {
    if (saysNone(text.toLowerCase())) found.addFree(substance.meaning.substance);
    else if (saysPresent(text.toLowerCase())) found.addContained(substance.meaning);
    return;
  }
  readText({ text, words: analyze(text), isName: isContentKey(name) }, found);
}
