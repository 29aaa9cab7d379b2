/**
 * Converts the words of a query to clauses (type `Clause`). A clause is one property that a product has or does not have:
 * "red", "a dress", "wireless". A colour, category, … that the language package found becomes a constraint if some
 * product of this index has that value; anything else is matched as a word. So "orange" is a colour in a shop of
 * dresses and a word in a shop of juices.
 */
import {
  analyze,
  conceptOf,
  conceptsIn,
  isLexiconWord,
  type Language,
  THING_KINDS,
  type Token,
  type Understanding,
  elementAt,
} from '@quarry/language';
import { madeFor, type Mention, mentionsIn } from './read-aside.ts';
import type { Steering } from '../engine-query.ts';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { information } from '../rank/bm25f.ts';
import { acceptedValues } from './accepted-values.ts';
import { isFiller } from '../query/small-words.ts';
import { weighWords } from '../query/weigh-words.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { readKnownWord } from './remembered-words.ts';
import { JOINED, MAX_WORDS, OF_KIND } from './reading-weights.ts';
import { overlaps, type Part } from './resolved-spans.ts';
import { readIdentifierParts } from './read-identifier-parts.ts';
import { type Complaint, complaintsIn, isMedicineAtLarge } from './read-treatments.ts';
import { readSynonyms } from './synonyms.ts';
import { readTranslations } from './read-translations.ts';
import type { AskedKind } from '../query/asked-kind.ts';
import { type Reading, readAsForms, readAsProducts } from './reading.ts';
import { isInCatalogue } from '../query/known-words.ts';
import { categoryOf, readConcept, readRelated } from './read-concept.ts';

export interface Clause {
  /** The attribute that answers it, or null: then only texts do, and what answers it by meaning. */
  key: string | null;
  /** The kind of concept that was said (`use`, `color`, …), or null for a plain word. */
  kind: string | null;
  /** Values of which one must be met, and where each was said (empty for a plain word). */
  said: SaidValue[];
  words: QueryWord[];
  /** The same thing said in other words or languages: product texts may name what attributes do not. */
  concept: QueryWord | null;
  /** What answers it by meaning, weaker. */
  related: QueryWord | null;
  information: number;
  /**
   * It names the thing that is asked for: only what is called so, or is of that kind, meets it in full. By product, what each
   * is to the kind; null where the shop has no such kind.
   */
  standing?: Uint8Array | null | undefined;
  /**
   * No kind of the shop is linked to this concept with certainty: only possible members meet it, not every product with
   * the word in its name.
   */
  isUnsold?: boolean;
  /** A symptom, or what a medicine does: by product, 1 for what treats it. Nothing else meets it in full. */
  treating?: Uint8Array | undefined;
  /** Represented by a typed constraint, which is judged by measured values. */
  isMeasured?: boolean;
}

export interface SaidValue {
  value: string;
  /** The concept that was said, where the attribute answers with something wider (`ankle-boots` → `boots`). */
  name: string;
  /** Characters of the query. */
  start: number;
  end: number;
}

/** All attribute values that meet a clause. */
export function clauseValues({ key, said }: Clause): string[] {
  return key === null ? [] : [...new Set(said.flatMap(({ value }) => acceptedValues(key, value)))];
}

const WHOM: ReadonlySet<string> = new Set(['person', 'age']);
/** What a thing must fit. */
const FITS: ReadonlySet<string> = new Set(['car_make', 'car_model']);
/** Longer queries have complete words; in a shorter one every word may be a prefix. In characters. */
const LONGEST_BEGINNINGS = 40;

type Span = Understanding['spans'][number];

/** The significant words of a text: outside resolved spans, without stop words if other words remain. */
export function askingTokens(
  text: string,
  {
    spans,
    resolved,
    language,
  }: { spans: Understanding['spans']; resolved: readonly Part[]; language: Language | undefined },
): Token[] {
  const tokens = analyze(text, language === undefined ? {} : { language });
  const open = distinct(
    tokens.filter((token) => !resolved.some((part) => overlaps(part, token))),
    spans,
  );
  const meaningful = open.filter((token) => !isFiller(token.exact));
  return (meaningful.length > 0 ? meaningful : open).slice(0, MAX_WORDS);
}

/**
 * The clauses of a query, in order of position. `spans` are the understood parts that describe a product; characters in
 * `resolved` (prices, exclusions, identifiers) are not matched as words.
 */
export function readQuery(
  data: IndexData,
  text: string,
  {
    spans,
    resolved,
    language,
    steering,
    kind,
  }: {
    spans: Understanding['spans'];
    resolved: readonly Part[];
    language?: Language | undefined;
    steering?: Steering | undefined;
    kind: AskedKind | null;
  },
): Clause[] {
  const asked = askingTokens(text, { spans, resolved, language });
  const lastTyped = analyze(text, language === undefined ? {} : { language }).at(-1);
  // In `app wat` every word is incomplete, so an unknown word may be a prefix too.
  const isHasty = text.length <= LONGEST_BEGINNINGS && asked.length > 1;
  const words = asked.map((token) => {
    const isLast = token.start === lastTyped?.start && token.end === text.length;
    const growing = isLast || (isHasty && !isInCatalogue(data, token) && !isLexiconWord(token));
    return readKnownWord(data, token, { growing });
  });
  readJoined(data, words, text, language);
  readIdentifierParts(data, words, text);
  readSynonyms(data, words, { steering, growing: lastTyped?.end === text.length });
  readTranslations(data, words, text, language);
  readKind(data, words, kind);
  weighWords(words, spans);

  const complaints = complaintsIn(data, text, language);
  const mentionAt = mentionsIn(data, text, language);
  const answerable = spans.flatMap((span) => answerOf(data, span) ?? []);
  const clauses: Clause[] = [];
  for (const word of words) {
    const understood = answerable.find((one) => overlaps(one, word));
    // "Headache tablets" is one name of painkillers.
    const complaint =
      complaints.find((one) => overlaps(one, word)) ??
      (understood && THING_KINDS.has(understood.kind)
        ? complaints.find((one) => overlaps(one, understood))
        : undefined);
    if (complaint === undefined && understood !== undefined && saysNoMore(understood, spans, complaints)) continue;
    const span =
      (complaint && complaint.kind !== 'ingredient' ? spanOfComplaint(complaint) : undefined) ??
      understood ??
      aside(mentionAt(word));
    // "Red or blue" is one clause, which either of the two meets.
    const clause = span && clauses.find((one) => isSameClause(one, span));
    if (clause) addToClause(clause, word, span);
    else clauses.push({ ...newClause(word, span), treating: complaint?.treating });
  }
  for (const clause of clauses) {
    if (clause.kind !== null) {
      const values = clause.said.map(({ name }) => name);
      clause.concept = readConcept(data, clause.kind, values);
      // What is for any car is no proof that it is for this one.
      clause.related = FITS.has(clause.kind) && clauses.length > 1 ? null : readRelated(data, clause.kind, values);
      if (clause.key === null && (clause.concept ?? clause.related) !== null) forgetGuesses(clause, text, language);
      capByWords(clause);
    }
    clause.information = clauseInformation(data, clause);
  }
  return [...clauses, ...readMadeFor(data, clauses)];
}

/** "Medicine" in "medicine for pregnant women". */
function saysNoMore({ kind, said }: AnswerableSpan, spans: readonly Span[], complaints: readonly Complaint[]): boolean {
  if (!isMedicineAtLarge({ kind, value: said.name })) return false;
  return complaints.length > 0 || spans.some((span) => WHOM.has(span.kind) && !span.negated);
}

/**
 * "Headache" may be a name of painkillers: if substances are known, they determine the treatment instead of the
 * category.
 */
function spanOfComplaint({ kind, value, start, end }: Complaint): AnswerableSpan {
  return { kind, key: null, start, end, said: { value, name: value, start, end } };
}

/** A thing named beside the wanted one, in a language that the index does not contain: a clause for its texts. */
function aside(mention: Mention | undefined): AnswerableSpan | undefined {
  if (mention === undefined) return undefined;
  const { kind, value, start, end } = mention;
  return { kind, key: null, start, end, said: { value, name: value, start, end } };
}

/** "A child's fever" also asks for products for children, if products state for whom they are. */
function readMadeFor(data: IndexData, clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause) =>
    clause.said.flatMap((said) => {
      const whom = madeFor(clause.kind, said.name);
      if (whom === undefined || !canAnswer(data, whom.kind, whom.value)) return [];
      // What was said in so many words goes before what it implies: a women's scarf for father is a women's scarf.
      if (clauses.some(({ kind }) => kind === whom.kind)) return [];
      const implied: Clause = {
        key: whom.kind,
        kind: whom.kind,
        said: [{ ...said, value: whom.value, name: whom.value }],
        words: [],
        concept: readConcept(data, whom.kind, [whom.value]),
        related: null,
        information: 0,
      };
      return [{ ...implied, information: clauseInformation(data, implied) }];
    }),
  );
}

function newClause(word: QueryWord, span: AnswerableSpan | undefined): Clause {
  return {
    key: span?.key ?? null,
    kind: span?.kind ?? null,
    said: span === undefined ? [] : [span.said],
    words: [word],
    concept: null,
    related: null,
    information: 0,
  };
}

function addToClause(clause: Clause, word: QueryWord, { said }: AnswerableSpan): void {
  clause.words.push(word);
  if (!clause.said.some(({ name, start }) => name === said.name && start === said.start)) clause.said.push(said);
}

/**
 * Attributes of which a product has one value: "red or blue" and "red blue" both mean either. For other attributes all
 * values are required.
 */
const EITHER: ReadonlySet<string> = new Set(['color', 'size', 'gender', 'category', 'material', 'brand']);

function isSameClause({ kind, key, said }: Clause, span: AnswerableSpan): boolean {
  if (key !== null && EITHER.has(key)) return key === span.key;
  return kind === span.kind && said.some(({ start }) => start === span.said.start);
}

interface AnswerableSpan extends Part {
  kind: string;
  key: string | null;
  said: SaidValue;
}

/** Converts a span to a clause: for an attribute that products have, else for a concept that texts may name. */
function answerOf(data: IndexData, { kind, value, start, end }: Span): AnswerableSpan | undefined {
  if (canAnswer(data, kind, value)) return { kind, key: kind, start, end, said: { value, name: value, start, end } };
  const category = categoryOf(kind, value);
  if (category !== undefined && canAnswer(data, 'category', category)) {
    return { kind, key: 'category', start, end, said: { value: category, name: value, start, end } };
  }
  if (conceptOf(kind, value) === undefined) return undefined;
  return { kind, key: null, start, end, said: { value, name: value, start, end } };
}

function canAnswer(data: IndexData, kind: string, value: string): boolean {
  return acceptedValues(kind, value).some((accepted) => productsWith(data.attributes, kind, accepted).length > 0);
}

/** `boho` is spelled as it should be: where products meet what it means, it is no slip for `boot`. */
function forgetGuesses({ words, said }: Clause, text: string, language: Language | undefined): void {
  if (!words.some(isGuessed)) return;
  const named = conceptsIn(text, language === undefined ? {} : { language }).filter(({ concept }) =>
    said.some(({ name }) => name === concept.value),
  );
  for (const word of words.filter(isGuessed)) {
    if (!named.some((one) => overlaps(one, word))) continue;
    word.readings = [];
    word.information = 0;
  }
}

const GUESSES: ReadonlySet<string> = new Set(['prefix', 'spelling']);

function isGuessed({ readings }: QueryWord): boolean {
  return readings.length > 0 && readings.every(({ how }) => how === 'spelling');
}

/**
 * What was typed counts more than other names of it: a rare synonym must not weigh more than the word itself, nor the
 * synonym of a mistyped word more than the word that was meant.
 */
function capByWords({ words, concept, related }: Clause): void {
  const typed = words.reduce((sum, word) => sum + word.information, 0);
  // A word that no text contains has no information of its own: then the information of the concept's other names is
  // used.
  if (words.some(({ readings }) => readings.length === 0)) return;
  const trust = Math.min(...words.map(({ readings }) => Math.max(...readings.map(weightOf))));
  for (const other of [concept, related]) {
    if (other !== null) other.information = trust * Math.min(other.information, typed);
  }
}

function weightOf({ weight }: Reading): number {
  return weight;
}

function clauseInformation(data: IndexData, clause: Clause): number {
  const inText = clause.words.reduce(
    (most, word) => Math.max(most, word.information),
    clause.concept?.information ?? 0,
  );
  const related = clause.related?.information ?? 0;
  const { key } = clause;
  if (key === null) return Math.max(inText, inText === 0 ? related : 0);
  const holders = clauseValues(clause).reduce(
    (sum, value) => sum + productsWith(data.attributes, key, value).length,
    0,
  );
  return Math.max(inText, information(holders, data.living));
}

/** What is of the asked kind answers words that no product has, such as its name in another language. */
function readKind(data: IndexData, words: readonly QueryWord[], kind: AskedKind | null): void {
  const reading = kind === null ? undefined : readAsProducts('kind', kind.products, OF_KIND);
  if (kind === null || reading === undefined) return;
  for (const word of words) {
    if (!overlaps(word, kind) || word.readings.some(({ how }) => !GUESSES.has(how))) continue;
    word.readings.push(reading);
    word.information = informationOf(data, word.readings);
  }
}

/** `head set` as `headset`: both words get the reading. */
function readJoined(data: IndexData, words: readonly QueryWord[], text: string, language: Language | undefined): void {
  for (let i = 1; i < words.length; i++) {
    const [left, right] = [elementAt(words, i - 1), elementAt(words, i)];
    if (!/^[\s\p{Pd}]*$/u.test(text.slice(left.end, right.start))) continue;
    const [whole, ...more] = analyze(left.surface + right.surface, language === undefined ? {} : { language });
    if (whole === undefined || more.length > 0) continue;
    const reading = readAsForms(data, {
      how: 'joined',
      weight: JOINED,
      word: data.words.find(whole.exact),
      stem: data.stems.find(whole.stem),
    });
    if (reading === undefined) continue;
    for (const word of [left, right]) {
      word.readings.push(reading);
      word.information = informationOf(data, word.readings);
    }
  }
}

/** A word said twice counts once, unless it says two things: `أحمر شفاه أحمر` is a lipstick, and red. */
function distinct(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const known = new Set<string>();
  return tokens.filter((token) => {
    const said = `${token.exact} ${spans.find((span) => overlaps(span, token))?.value ?? ''}`;
    return !known.has(said) && known.add(said);
  });
}
