/**
 * What is tried when the words as typed find nothing that has all of them, step by step and each in full: nothing is ruled
 * out before every product was read.
 */
import {
  analyze,
  type ConceptKind,
  conceptOf,
  conceptsIn,
  keyboardLayouts,
  type Token,
  transliterations,
  widerThan,
} from '@quarry/language';
import type { EngineQuery, RecoveryStep } from '../../engine-query.ts';
import { isFiller } from '../../match/filler-words.ts';
import { findIdentifiers } from './identifiers.ts';
import { findMatches, type Match } from './matches.ts';
import type { ReferenceVectors } from './nearness.ts';
import { isOnly } from './readings.ts';
import { overlap, type Shelf, spokenIn } from './shelf.ts';
import { saidBy } from './synonyms.ts';
import { type ReadingChoices, type Request, readRequest, type Wish } from './wishes.ts';

export interface Answer {
  request: Request;
  matches: Match[];
  recoveredBy: RecoveryStep | null;
  /** Every word was taken for the beginning of a longer one. */
  growsEverywhere?: boolean;
}

/** So many wishes are left out one after another. */
const MOST_DROPPED = 8;
/** Who types more than this types words to their end. */
const LONGEST_BEGINNINGS = 40;
/** A shorter word is too little to rest an answer on. */
const SHORTEST_KEPT_WORD = 3;

export function answer(shelf: Shelf, query: EngineQuery, vectors: ReferenceVectors | undefined): Answer {
  const found = climb(shelf, query, vectors);
  // What was understood of a mistyped word is told as that, when nothing else had to be done.
  const isMistyped = found.recoveredBy === null && found.matches.length > 0 && found.request.isPutRight;
  return { ...found, recoveredBy: isMistyped ? 'spelling' : found.recoveredBy };
}

function climb(shelf: Shelf, query: EngineQuery, vectors: ReferenceVectors | undefined): Answer {
  const ask = (choices: ReadingChoices = {}, one = query): Answer => {
    const request = readRequest(shelf, one, choices);
    const matches = findMatches(shelf, request, vectors);
    return { request, matches, recoveredBy: stepOf(request.wishes, matches) };
  };
  const asTyped = ask();
  const { request } = asTyped;
  const { wishes } = request;
  const hasGreat = isGreat(asTyped.matches);
  if (hasGreat && isAsItShouldBe(asTyped.recoveredBy)) return asTyped;

  const otherLetters: [RecoveryStep, string[]][] = [
    ['keyboard-layout', keyboardLayouts(query.text)],
    ['transliteration', [...transliterations(query.text), ...romanizations(shelf, query)]],
  ];
  for (const [step, texts] of otherLetters) {
    for (const text of texts.filter((one) => one !== query.text && speaks(shelf, query, one))) {
      const { request, matches } = ask({}, { ...query, text });
      const asksSomething = request.wishes.length + request.identified.size > 0;
      const isKept = keepsLimits(request.understood, asTyped.request.understood);
      if (asksSomething && isKept && isReadAsSaid(request) && isGreat(matches))
        return { request, matches, recoveredBy: step };
    }
  }
  if (hasGreat) return asTyped;
  if (query.text.length <= LONGEST_BEGINNINGS && /\S\s+\S/.test(query.text)) {
    const begun = ask({ growsEverywhere: true });
    if (isGreat(begun.matches)) return { ...begun, growsEverywhere: true };
  }

  const find = (wishes: Wish[], recoveredBy: RecoveryStep, reaches = false): Answer => {
    const narrowed = { ...request, wishes };
    return { request: narrowed, matches: lesser(findMatches(shelf, narrowed, vectors, { reaches })), recoveredBy };
  };
  const reachFurther = (found: Answer): Answer => {
    if (query.vector === undefined) return found;
    const matches = lesser(findMatches(shelf, found.request, vectors, { reaches: true }));
    return matches.length > found.matches.length ? { ...found, matches, recoveredBy: 'concepts' } : found;
  };
  const isReliable = request.identified.size > 0 || wishes.some(isSaidPlainly);
  if (asTyped.matches.length > 0 && isReliable) return reachFurther(asTyped);

  for (const kept of withoutTheWeakest(wishes)) {
    const found = find(kept, 'dropped-word');
    if (found.matches.length > 0) return reachFurther(found);
  }
  const plain = ask({ asPlainWords: true });
  if (plain.matches.length > 0 && !wishes.some(({ key }) => key === 'category')) {
    return reachFurther({ ...plain, matches: lesser(plain.matches), recoveredBy: 'dropped-word' });
  }
  if (wishes.length > 0) {
    const near = find(wishes.filter(isSaidPlainly), 'concepts', true);
    if (near.matches.length > 0) return near;
  }
  for (const wish of wishes) {
    const said = wish.said.flatMap((one) =>
      widerKindsOf(wish.kind, one.name).map((value) => ({ ...one, value, name: value })),
    );
    if (said.length === 0) continue;
    const kind: Wish = { ...wish, key: 'category', said, words: [], concept: null, related: null, information: 1 };
    const found = find([kind], 'category');
    if (found.matches.length > 0) return found;
  }
  return { request, matches: [], recoveredBy: null };
}

function isGreat(matches: readonly Match[]): boolean {
  return matches.some(({ fits }) => fits);
}

function lesser(matches: readonly Match[]): Match[] {
  return matches.map((match) => ({ ...match, fits: false, great: false }));
}

/** What had to be done to find this. */
function stepOf(wishes: readonly Wish[], matches: readonly Match[]): RecoveryStep | null {
  if (matches.length === 0) return null;
  if (isGreat(matches)) return stepOfReading(wishes);
  return matches.some(({ meetsConditions }) => meetsConditions) ? 'dropped-word' : 'relaxed-filter';
}

/** How the words had to be read for products that have everything. */
function stepOfReading(wishes: readonly Wish[]): RecoveryStep | null {
  // What the lexicon spells like that is no slip, though the texts only have words like it.
  const isName = ({ key, said }: Wish, surface: string) =>
    key !== null && conceptsIn(surface).some(({ concept }) => said.some(({ name }) => name === concept.value));
  const isMistyped = (wish: Wish) => wish.words.some((word) => isOnly('spelling', word) && !isName(wish, word.surface));
  if (wishes.some(isMistyped)) return 'spelling';
  const isPlain = ({ key, concept, related }: Wish) => key === null && concept === null && related === null;
  if (wishes.some((wish) => isPlain(wish) && wish.words.some((word) => isOnly('synonym', word)))) return 'synonym';
  const isOnlyMeant = ({ key, concept, related, words }: Wish) =>
    key === null && concept === null && related !== null && words.some(({ readings }) => readings.length === 0);
  return wishes.some(isOnlyMeant) ? 'concepts' : null;
}

function isAsItShouldBe(step: RecoveryStep | null): boolean {
  return step === null || step === 'synonym';
}

/** In other letters, which is guess enough: something is known of every word, and each is spelled as it should be. */
function isReadAsSaid({ wishes, isPutRight }: Request): boolean {
  const isKnown = ({ key, concept, related, words }: Wish) =>
    key !== null || concept !== null || related !== null || words.every(({ readings }) => readings.length > 0);
  return !isPutRight && wishes.every(isKnown) && isAsItShouldBe(stepOfReading(wishes));
}

/** What was ruled out, and what it may cost, as it was typed, holds in other letters too. */
function keepsLimits(read: Request['understood'], typed: Request['understood']): boolean {
  const { exclude = [], price_min = 0, price_max = Number.POSITIVE_INFINITY } = read;
  return (
    (typed.exclude ?? []).every((value) => exclude.includes(value)) &&
    price_min >= (typed.price_min ?? 0) &&
    price_max <= (typed.price_max ?? Number.POSITIVE_INFINITY)
  );
}

/** Said in words that are known as said: no guess at a spelling, no scrap of a word. */
function isSaidPlainly({ key, words, concept, related }: Wish): boolean {
  if (key !== null || concept !== null || related !== null) return true;
  const sure = ['exact', 'split', 'joined', 'synonym', 'identifier'];
  return words.every(
    ({ letters, readings }) => letters >= SHORTEST_KEPT_WORD && readings.some(({ how }) => sure.includes(how)),
  );
}

/**
 * First without what is not known as said, then without one wish after another, the least telling first; a category goes
 * after all others.
 */
function withoutTheWeakest(wishes: readonly Wish[]): Wish[][] {
  const lists: Wish[][] = [];
  let kept = wishes.filter(isSaidPlainly);
  for (let dropped = 0; kept.length > 0 && dropped < MOST_DROPPED; dropped++) {
    if (kept.length < wishes.length) lists.push(kept);
    const others = kept.filter(({ key }) => key !== 'category');
    const least = Math.min(...(others.length > 0 ? others : kept).map(({ information }) => information));
    const weakest = (others.length > 0 ? others : kept).find(({ information }) => information === least);
    kept = kept.filter((wish) => wish !== weakest);
  }
  return lists;
}

/** Whether a text in other letters is more than scraps, and has a known word that was not typed as it stands there. */
function speaks(shelf: Shelf, { text: typed, steering }: EngineQuery, text: string): boolean {
  const tokens = analyze(text);
  const letters = tokens
    .filter(({ surface }) => surface.length > 1)
    .reduce((sum, { surface }) => sum + surface.length, 0);
  if (2 * letters < text.replace(/\s/g, '').length) return false;
  const before = new Set(analyze(typed).map(({ exact }) => exact));
  const read = tokens.filter(({ exact }) => !before.has(exact));
  const staffs = saidBy(steering);
  const { stemOf } = shelf;
  const isArticleNumber = findIdentifiers(shelf, text).length > 0 && findIdentifiers(shelf, typed).length === 0;
  const words = new Set([...stemOf.keys(), ...staffs.map(({ exact }) => exact)]);
  const stems = new Set([...stemOf.values(), ...staffs.map(({ stem }) => stem)]);
  return (
    isArticleNumber ||
    read.some(({ exact, stem }) => words.has(exact) || stems.has(stem)) ||
    conceptsIn(text).some((concept) => read.some((token) => overlap(concept, token)))
  );
}

const GEORGIAN = [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'];
const LATIN = 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h'.split(' ');
/** What the end of a name may have been before its case ending. */
const NAME_ENDINGS = ['', 'e', 'i', 'a', 'o', 'u'];
/** A last vowel that stands alone belongs to the name, all but the i that Georgian puts to nouns. */
const OWN_VOWEL = /^[აეოუ]$/;

/** Unknown Georgian words in Latin letters: as they stand, and without their case endings. */
function romanizations({ stemOf }: Shelf, { text, language }: EngineQuery): string[] {
  const stems = new Set(stemOf.values());
  const concepts = conceptsIn(text, spokenIn(language));
  const names = analyze(text, spokenIn(language)).filter(
    (token) =>
      /\p{Script=Georgian}/u.test(token.exact) &&
      !stemOf.has(token.exact) &&
      !stems.has(token.stem) &&
      !isFiller(token.exact) &&
      !concepts.some((concept) => overlap(concept, token)),
  );
  if (names.length === 0) return [];
  const romanize = (word: string) => [...word].map((letter) => LATIN[GEORGIAN.indexOf(letter)] ?? letter).join('');
  const withoutEnding = ({ exact, stem }: Token) => {
    const endings = exact === stem || OWN_VOWEL.test(exact.slice(stem.length)) ? [] : NAME_ENDINGS;
    const known = endings.map((ending) => romanize(stem) + ending).find((name) => stemOf.has(name));
    return stemOf.has(romanize(exact)) ? romanize(exact) : (known ?? romanize(exact));
  };
  const written = (write: (name: Token) => string) =>
    // From the end, so that places before it stay what they are.
    names.toReversed().reduce((all, name) => all.slice(0, name.start) + write(name) + all.slice(name.end), text);
  return [...new Set([written(({ exact }) => romanize(exact)), written(withoutEnding)])];
}

/** Categories and groups of categories that the thing belongs to, nearest first. */
function widerKindsOf(kind: string | null, name: string): string[] {
  const concept = kind === null ? undefined : conceptOf(kind as ConceptKind, name);
  const wider = concept === undefined ? [] : widerThan(concept);
  return [...wider, ...wider.flatMap((one) => widerThan(one))]
    .filter((one) => one.kind === 'category' || one.kind === 'category_group')
    .map(({ value }) => value);
}
