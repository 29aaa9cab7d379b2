/**
 * Finds exclusions: `without sugar`, `შაქრის გარეშე`, `deri olmayan`, `بدون سكر`, `şəkərsiz`.
 *
 * English and Arabic put the marker before the thing, Georgian, Turkish and Azerbaijani mostly after it. The thing is
 * the nearest concept, or else the nearest content word.
 */
import { FUNCTION_WORDS } from '../analysis/function-words.ts';
import { type Concept, THING_KINDS } from '../concepts/concept.ts';
import { type ConceptMatch, findConcepts } from '../concepts/find-concepts.ts';
import { isWiderThan } from '../concepts/related.ts';
import { analyze } from '../analysis/analyze.ts';
import type { BrandFinding } from './brands.ts';
import {
  phraseAt,
  BEFORE,
  LACKING,
  AFTER,
  IDENTITY,
  PLAIN_NO,
  HAVING,
  OTHER,
  ABLATIVE,
  ALSO,
  CONTRASTING,
  EXCEPTING,
  FILLERS,
  NO_THINGS,
} from './negation-words.ts';
import { substanceNamed, substanceOf, substancesIn } from '../free-from/substances.ts';
import { type QueryWords, standsAt } from './query-words.ts';
import type { TextRange } from './text-range.ts';
import { elementAt } from '../element-at.ts';

export interface Negation {
  /** Offsets of the whole phrase, marker included. */
  start: number;
  end: number;
  /** The excluded thing. */
  concepts: readonly Concept[];
  /** The word itself when no concept has it; a brand in lower case. */
  word: string | null;
  isBrand?: boolean;
  /** Whether it is about the content (`without milk`), not about what the product is (`not milk`). */
  isContent: boolean;
  /** Offsets of the excluded thing alone. */
  thing: { start: number; end: number };
}

interface MarkedNegation extends Negation {
  marker: string;
}

/** Things that may be excluded, by the token at which they begin. */
interface Words extends QueryWords {
  conceptFrom: ReadonlyMap<number, ConceptMatch>;
  brandFrom: ReadonlyMap<number, Thing>;
}

/** `unsalted`, `unscented`: negated treatments. */
const ENGLISH_UNDONE = /^un(.{3,}ed)$/;
const ENGLISH_LESS = /^(.{3,}?)less$/;
const ASKED = /^(?:you|u)$/;
const WITHOUT_SUFFIX = /^(.{2,}?)s[iu]z(?:l[ae]r)?$/;
/** What words in -siz and in უ-…-ო may exclude; `kablosuz` is "wireless" and does not exclude cables. */
const LEFT_OUT_BY_SUFFIX = new Set(['ingredient', 'material', 'pattern', 'flavor', 'scent']);
const isLeftOut = ({ kind, value }: Concept): boolean =>
  LEFT_OUT_BY_SUFFIX.has(kind) || substanceOf(value) !== undefined;

/** `brands` are the shop's brands in the query: `not from Norden`. */
export function findNegations(
  queryWords: QueryWords,
  isTaken: (stretch: TextRange) => boolean,
  brands: readonly BrandFinding[] = [],
): Negation[] {
  const negations: Negation[] = [];
  const concepts = queryWords.concepts.flatMap((match) => withinMarkers(queryWords, match));
  const words: Words = {
    ...queryWords,
    concepts,
    conceptFrom: new Map(concepts.map((match) => [match.from, match])),
    brandFrom: brandsByToken(queryWords, brands),
  };
  const { tokens } = words;
  let at = 0;
  let next = 0;
  while (at < tokens.length) {
    while (next < concepts.length && elementAt(concepts, next).to <= at) next += 1;
    const nearest = concepts[next];
    const saying = nearest !== undefined && nearest.to - nearest.from > 1 && nearest.from <= at ? nearest : undefined;
    const isSaid = saying !== undefined && (saying.from < at || startsWithMarker(words, saying));
    const found = isSaid
      ? undefined
      : (suffixed(words, at) ?? free(words, at) ?? after(words, at) ?? before(words, at));
    if (found === undefined || found.negations.some(isTaken)) {
      at = isSaid ? saying.to : at + 1;
      continue;
    }
    negations.push(...found.negations.map((one) => asContent(words, takenFromThing(words, one), found.inner)));
    at = Math.max(found.to, at + 1);
  }
  return negations;
}

function brandsByToken({ tokens }: QueryWords, brands: readonly BrandFinding[]): ReadonlyMap<number, Thing> {
  return new Map(
    brands.map(({ start, end, value, words }) => {
      const from = tokens.findIndex((token) => token.start === start);
      return [from, { concepts: [], word: value.toLowerCase(), isBrand: true, start, end, to: from + words }];
    }),
  );
}

/**
 * Exclusions inside a concept: `sugar-free` and `بدون سكر` are diets and also exclude sugar. Without a known thing
 * inside (`no-show socks`), the concept is kept as it is.
 */
function withinMarkers({ tokens, plain, latinLanguage }: QueryWords, match: ConceptMatch): ConceptMatch[] {
  const { from, to } = match;
  if (to - from < 2) return [match];
  const before = phraseAt(BEFORE, plain, from)?.length ?? 0;
  const isFree = plain[to - 1] === 'free';
  const after = isFree ? 1 : lengthOfMarkerBefore(plain, from, to);
  if (before + after === 0 || before + after >= to - from) return [match];
  const start = from + before;
  // `بدون أسلاك` is "wireless" and does not exclude cables.
  const isFeature = match.concepts.every(({ kind }) => kind === 'feature');
  const inside = findConcepts(tokens.slice(start, to - after), latinLanguage, ({ kind }) =>
    isFeature ? LEFT_OUT_BY_SUFFIX.has(kind) : true,
  );
  return inside.length === 0
    ? [match]
    : inside.map((inner) => ({ ...inner, from: inner.from + start, to: inner.to + start }));
}

/** Number of words of the marker after the thing that ends before `to`; 0 for none. */
function lengthOfMarkerBefore(plain: readonly string[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const marker = AFTER.get(plain[at] ?? '')?.find(
      (phrase) => at + phrase.length === to && standsAt(plain, at, phrase),
    );
    if (marker !== undefined) return marker.length;
  }
  return 0;
}

/** `no-show socks`, `بدون أكمام` (sleeveless): the marker is part of the name. */
function startsWithMarker({ plain }: QueryWords, { from }: ConceptMatch): boolean {
  return phraseAt(BEFORE, plain, from) !== undefined;
}

interface Found {
  negations: MarkedNegation[];
  /** The thing inside a word that rules it out. */
  inner?: string;
  /** Index of the token after the phrase. */
  to: number;
}

/** `without leather or suede` */
function before(words: Words, at: number): Found | undefined {
  const { query, tokens, plain, conceptFrom } = words;
  const lacking = phraseAt(LACKING, plain, at);
  const plainly = phraseAt(BEFORE, plain, at);
  const isLacking = lacking !== undefined && lacking.length >= (plainly?.length ?? 0);
  const marker = isLacking ? lacking : plainly;
  // "Do you not have milk" asks for it.
  if (marker === undefined || ASKED.test(plain[at - 1] ?? '')) return undefined;
  let next = at + marker.length;
  while (FILLERS.has(plain[next] ?? '') && !conceptFrom.has(next)) next += 1;
  const start = tokens[at]?.start ?? 0;
  const first = thingAt(words, next);
  // `no, the black one`
  if (first === undefined || /[.!?;,،]/.test(query.slice(start, first.start))) return undefined;
  if (isLacking && at === 0 && !first.concepts.some(isLeftOut) && substanceIn(words, first) === undefined)
    return undefined;
  const isContrast = CONTRASTING.has(marker.join(' ')) || first.concepts.some(({ kind }) => kind === 'color');

  const negations: MarkedNegation[] = [negationOf(first, { start, end: first.end }, marker)];
  let to = first.to;
  for (;;) {
    const isList = !isContrast && /[,،]/.test(query.slice(tokens[to - 1]?.end, tokens[to]?.start));
    const nextAt = ALSO.has(plain[to] ?? '')
      ? plain[to] === 'ya' && plain[to + 1] === 'da'
        ? to + 2
        : to + 1
      : isList
        ? to
        : -1;
    const match = conceptFrom.get(nextAt);
    if (match === undefined || !sharesKind(match, first)) break;
    const further = { start: tokens[to]?.start ?? match.start, end: match.end };
    negations.push(negationOf({ ...match, word: null }, further, marker));
    to = match.to;
  }
  return { negations, to };
}

/** `deri olmayan`, `შაქრის გარეშე`: searched from the thing, which may be a concept of several words. */
function after(words: Words, at: number): Found | undefined {
  const { tokens, plain, conceptFrom, brandFrom } = words;
  const to = (brandFrom.get(at) ?? conceptFrom.get(at))?.to ?? at + 1;
  const marker = phraseAt(AFTER, plain, to) ?? plainNegation(words, at, to);
  if (marker === undefined) return undefined;
  if (OTHER.test(marker[0] ?? '') && !ABLATIVE.test(plain[to - 1] ?? '')) return undefined;
  const thing = lastSubstance(words, at, to) ?? thingAt(words, at);
  const last = tokens[to + marker.length - 1];
  if (thing === undefined || last === undefined) return undefined;
  return { negations: [negationOf(thing, { start: thing.start, end: last.end }, marker)], to: to + marker.length };
}

/** `ağ yox, qara`: a known thing directly before the marker, not a question. */
function plainNegation({ query, tokens, plain, conceptFrom, brandFrom }: Words, at: number, to: number) {
  const marker = phraseAt(PLAIN_NO, plain, to);
  const own = tokens[to];
  if (marker === undefined || own === undefined || !(conceptFrom.has(at) || brandFrom.has(at))) return undefined;
  const next = to + marker.length;
  const following = query.slice(tokens[next - 1]?.end, tokens[next]?.start);
  const isApart = /\S/.test(query.slice(tokens[to - 1]?.end, own.start));
  // In `შავი არა თეთრი` the marker refers to what follows.
  const isOfNext = marker[0] === 'არა' && conceptFrom.has(next) && following.trim() === '';
  const isAsked = following.includes('?') || HAVING.test(plain[next] ?? '') || /^m[iu]$/.test(plain[next] ?? '');
  return isApart || isOfNext || isAsked ? undefined : marker;
}

/** `sugar-free`, `alcohol free`; "buy one get one free" has no known thing before it. */
function free(words: Words, at: number): Found | undefined {
  const { query, tokens, plain, conceptFrom } = words;
  const match = conceptFrom.get(at);
  const to = match?.to ?? at + 1;
  const last = tokens[to];
  if (plain[to] !== 'free' || last === undefined || /^(?:of|from)$/.test(plain[to + 1] ?? '')) return undefined;
  const isHyphenated = query[last.start - 1] === '-';
  // "Buy one get one free" has no known thing before it.
  if (match === undefined && !isHyphenated && substanceNamed(tokens.slice(at, to)) === undefined) return undefined;
  const thing = thingAt(words, at);
  return thing && { negations: [negationOf(thing, { start: thing.start, end: last.end })], to: to + 1 };
}

/** `şekersiz`, `şəkərsiz`, `უშაქრო`: "without" as an affix, when the thing inside is known. */
function suffixed({ tokens, plain, latinLanguage }: QueryWords, at: number): Found | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const turkic = token.script === 'latin' ? WITHOUT_SUFFIX.exec(plain[at] ?? '')?.[1] : undefined;
  const georgian =
    token.script === 'georgian' ? /^უ(.{2,})ო$/.exec(token.exact.replace(/(?<=ო)(?:ს|დ|თი)$/, ''))?.[1] : undefined;
  const english =
    token.script === 'latin'
      ? (ENGLISH_UNDONE.exec(plain[at] ?? '')?.[1] ?? ENGLISH_LESS.exec(plain[at] ?? '')?.[1])
      : undefined;
  // `უშაქრო` is of `შაქარი`, `ურძეო` of `რძე`.
  const inners = [english ?? turkic ?? (georgian && `${georgian}ი`), georgian].filter((inner) => inner !== undefined);
  const language =
    english !== undefined ? 'en' : turkic === undefined ? latinLanguage : latinLanguage === 'en' ? 'tr' : latinLanguage;
  const concepts =
    inners
      .map((inner) => (findConcepts(analyze(inner, { language }), language)[0]?.concepts ?? []).filter(isLeftOut))
      .find((found) => found.length > 0) ?? [];
  const { start, end } = token;
  // `parfümsüz`: perfume is a thing to buy, and what is in a cream.
  const word =
    concepts.length > 0
      ? null
      : (inners.map((inner) => substanceNamed(analyze(inner, { language }))).find(Boolean) ?? null);
  if (concepts.length === 0 && word === null) return undefined;
  return {
    negations: [negationOf({ concepts, word, start, end }, { start, end })],
    to: at + 1,
    inner: inners[0] ?? '',
  };
}

interface Thing {
  concepts: readonly Concept[];
  word: string | null;
  isBrand?: boolean;
  start: number;
  end: number;
  to: number;
}

/** The brand or concept at this token, or the word itself if it is a content word. */
function thingAt({ tokens, plain, conceptFrom, brandFrom }: Words, at: number): Thing | undefined {
  const brand = brandFrom.get(at);
  if (brand !== undefined) return brand;
  const match = conceptFrom.get(at);
  if (match !== undefined) return { ...match, word: null };
  const token = tokens[at];
  const word = plain[at];
  if (token === undefined || word === undefined || token.script === 'digit' || word.length < 3) return undefined;
  if (
    NO_THINGS.has(word) ||
    FUNCTION_WORDS.en.has(word) ||
    FUNCTION_WORDS.tr.has(word) ||
    FUNCTION_WORDS.az.has(word)
  ) {
    return undefined;
  }
  return { concepts: [], word: token.exact, start: token.start, end: token.end, to: at + 1 };
}

/** @param marker the words of the marker; absent for a suffix or `free`. */
function negationOf(
  { concepts, word, isBrand, start, end }: Omit<Thing, 'to'>,
  phrase: TextRange,
  marker: readonly string[] = [],
): MarkedNegation {
  const isContent = phraseAt(IDENTITY, marker, 0)?.length !== marker.length || marker.length === 0;
  const meant = isContent ? substancesFirst(concepts) : concepts;
  return {
    ...phrase,
    concepts: meant,
    word,
    ...(isBrand && { isBrand }),
    isContent,
    thing: { start, end },
    marker: marker.join(' '),
  };
}

/** "Treats, but not chicken": treats are no kind of what is called chicken and no wider word for it, so it is in them. */
function takenFromThing({ concepts: said }: Words, { marker, ...negation }: MarkedNegation): Negation {
  const substances = negation.concepts.filter(({ value }) => substanceOf(value) !== undefined);
  if (negation.isContent || substances.length === 0 || !EXCEPTING.has(marker)) return negation;
  const wanted = said
    .filter(({ start, end }) => end <= negation.start || start >= negation.end)
    .flatMap(({ concepts }) => concepts)
    .filter(({ kind }) => THING_KINDS.has(kind));
  const isKindOfWanted = wanted.some((thing) => substances.some((substance) => isWiderThan(thing, substance)));
  if (wanted.length === 0 || isKindOfWanted) return negation;
  return { ...negation, isContent: true, concepts: substancesFirst(negation.concepts) };
}

/** `خالي من السكر` is "free from sugar"; the same letters also spell a colour. */
function substancesFirst(concepts: readonly Concept[]): readonly Concept[] {
  return [...concepts].sort((a, b) => rankAsContent(a) - rankAsContent(b));
}

function rankAsContent({ kind, value }: Concept): number {
  if (substanceOf(value) === undefined) return 2;
  return kind === 'ingredient' ? 0 : 1;
}

/** `შოკოლადი რძე რომ არ ერიოს`: the two words are also the name of one thing, of which the last is ruled out. */
function lastSubstance(words: Words, at: number, to: number): Thing | undefined {
  const { tokens, conceptFrom, latinLanguage } = words;
  const match = conceptFrom.get(at);
  if (match === undefined || to - at < 2 || match.concepts.some(({ value }) => substanceOf(value) !== undefined))
    return undefined;
  const own = tokens.slice(to - 1, to);
  const concepts = findConcepts(own, latinLanguage)[0]?.concepts ?? [];
  const { start = 0, end = 0 } = own[0] ?? {};
  return substanceNamed(own) !== undefined && concepts.length > 0
    ? { concepts, word: null, start, end, to }
    : undefined;
}

/**
 * `qozsuz`: beside food, and alone, a walnut is no wood, and `südlü` no colour. The substance takes the place of concepts
 * that mean none.
 */
function asContent(words: Words, negation: Negation, text = textOf(words, negation.thing)): Negation {
  const { concepts, thing, isContent } = negation;
  if (!isContent || concepts.length === 0 || concepts.some(({ value }) => substanceOf(value) !== undefined)) {
    return negation;
  }
  const isOtherTrade = words.concepts.some(
    ({ concepts: others, start }) =>
      start !== thing.start && others.some(({ kind, trade }) => kind === 'category' && trade !== 'groceries'),
  );
  const substance = substanceNamed(analyze(text)) ?? loneSubstance(text);
  return isOtherTrade || substance === undefined ? negation : { ...negation, concepts: [], word: substance };
}

const textOf = ({ query }: Words, { start, end }: TextRange): string => query.slice(start, end);

function loneSubstance(text: string): string | undefined {
  const [first, ...others] = substancesIn(text);
  return others.length === 0 ? first : undefined;
}

/** The substance that a thing names, by its concept or its word. */
function substanceIn({ tokens }: Words, { start, end }: TextRange): string | undefined {
  return substanceNamed(tokens.filter((token) => token.start >= start && token.end <= end));
}

function sharesKind(match: ConceptMatch, first: Thing): boolean {
  return first.concepts.some(({ kind }) => match.concepts.some((concept) => concept.kind === kind));
}
