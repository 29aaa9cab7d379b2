/**
 * The same ranking without an index: every document is read for every query and every rule applied as it is written
 * down. Slow, and simple enough to be believed; the index must give the same ids in the same order.
 *
 * Covers words, completions, spelling, compounds, synonyms, conditions, names of concepts, price limits, phrases,
 * tie-breakers, the staff's boosts, what a visitor likes, and nearness by vectors among what the words have found.
 * Left to tests of their own: identifiers, exclusions and the recovery ladder.
 */
import {
  analyze,
  answersTo,
  type ConceptKind,
  conceptOf,
  conceptsIn,
  knownWordsNear,
  LANGUAGES,
  type Token,
  understand,
  widerThan,
} from '@quarry/language';
import type { EngineDocument, FieldWeights } from '../engine-document.ts';
import type { Affinity, Steering } from '../engine-query.ts';
import { codePointsOf, editDistance } from '../match/edit-distance.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import { namesOf } from '../match/concept-names.ts';
import { settledParts } from '../match/settled-parts.ts';
import { isFiller } from '../match/filler-words.ts';
import * as weight from '../match/reading-weights.ts';
import { typoBudget } from '../match/typo-budget.ts';
import { information, saturate } from '../rank/bm25f.ts';
import * as rank from '../rank/weights.ts';

const LENGTH_SHARE = 0.75;

interface Field {
  strong: boolean;
  tokens: Token[];
  /** What one occurrence contributes, in the precision of the index. */
  contribution: number;
}

interface Reading {
  how: string;
  /** The word that stands for the forms. */
  head?: string;
  weight: number;
  /** Form → its weight. */
  forms: Map<string, number>;
  followedBy: Set<string> | null;
  /** Further pairs of neighbours, for names of three words and more. */
  further?: Pick<Reading, 'forms' | 'followedBy'>[];
  attribute?: { key: string; value: string };
  productCount: number;
}

/** A span as a wish: for an attribute, or (null) for texts alone. */
interface Answer {
  kind: string;
  key: string | null;
  value: string;
  name: string;
  start: number;
  end: number;
}

interface Word {
  /** How many were typed. */
  letters: number;
  readings: Reading[];
  information: number;
}

/** What else decides. Boosts and what is hidden are told by colour alone. */
export interface ReferenceOptions {
  steering?: Steering;
  affinity?: Affinity;
  /** Of each product, in bytes; and of the query, as a model gives it. Without one, the first hits are the question. */
  vectors?: { ofProduct: ReadonlyMap<string, readonly number[]>; ofQuery?: readonly number[] };
}

export function referenceSearch(
  documents: readonly EngineDocument[],
  fieldWeights: FieldWeights,
  query: string,
  options: ReferenceOptions = {},
): { id: string; score: number; great: boolean }[] {
  const asTyped = searchAs(documents, fieldWeights, query, false, options);
  if (asTyped.some(({ great }) => great) || query.length > 40 || !/\S\s+\S/.test(query)) return asTyped;
  const begun = searchAs(documents, fieldWeights, query, true, options);
  return begun.some(({ great }) => great) ? begun : asTyped;
}

/** @param growsEverywhere every word may be the beginning of a longer one, not only the last */
function searchAs(
  documents: readonly EngineDocument[],
  fieldWeights: FieldWeights,
  query: string,
  growsEverywhere: boolean,
  { steering = {}, affinity = {}, vectors }: ReferenceOptions,
): { id: string; score: number; great: boolean }[] {
  const shelf = readShelf(documents, fieldWeights);
  const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start < b.end && b.start < a.end;
  const { understood, wished, settled } = understandWith(shelf, query);

  const all = analyze(query);
  const known = new Set<string>();
  const open = all.filter((token) => {
    // The same word twice may say two things, where it was understood as two.
    const said = `${token.exact} ${wished.find((span) => overlaps(span, token))?.value ?? ''}`;
    if (settled.some((span) => overlaps(span, token)) || known.has(said)) return false;
    known.add(said);
    return true;
  });
  const meaningful = open.filter(({ exact }) => !isFiller(exact));
  const asked = meaningful.length > 0 ? meaningful : open;
  const words = asked.map((token) =>
    readWord(shelf, token, growsEverywhere || (token === all.at(-1) && token.end === query.length)),
  );
  asked.slice(1).forEach((right, i) => {
    const left = asked[i]!;
    if (!/^[\s\p{Pd}]*$/u.test(query.slice(left.end, right.start))) return;
    const whole = analyze(left.surface + right.surface);
    const reading = whole.length === 1 && asForms(shelf, 'joined', weight.JOINED, whole[0]!.exact, whole[0]!.stem);
    if (!reading) return;
    for (const word of [words[i]!, words[i + 1]!]) {
      word.readings.push(reading);
      word.information = informationOf(shelf, word.readings);
    }
  });
  readSynonyms(shelf, steering, asked, words, all.at(-1)?.end === query.length);

  interface Wish {
    key: string | null;
    kind: string | null;
    starts: Set<number>;
    said: Set<string>;
    names: Set<string>;
    /** All values that meet it. */
    values: Set<string>;
    words: Word[];
    concept: Word | null;
    related: Word | null;
    information: number;
  }
  const holders = (key: string, values: ReadonlySet<string>) =>
    documents.filter(({ attributes }) => attributes[key]?.some((value) => values.has(value))).length;
  const wishes: Wish[] = [];
  /** A thing named beside what was understood, in words that no document has. */
  const asideAt = (token: Token, word: Word): Answer | undefined => {
    if (word.readings.some(({ how }) => how !== 'spelling')) return undefined;
    const isNamed = (kind: string, value: string) =>
      namesOf(kind, value).some((name) => readName(shelf, name, 'concept', weight.OTHER_NAME) !== undefined);
    const [found] = conceptsIn(query).filter(
      (one) => !one.negated && overlaps(one, token) && isNamed(one.concept.kind, one.concept.value),
    );
    if (found === undefined) return undefined;
    const { kind, value } = found.concept;
    return { kind, key: null, value, name: value, start: found.start, end: found.end };
  };
  const isHeld = (key: string, value: string) => holders(key, new Set(acceptedValues(key, value))) > 0;
  asked.forEach((token, i) => {
    const answers = wished.flatMap(({ kind, value, start, end }): Answer[] => {
      const concept = conceptOf(kind as ConceptKind, value);
      const wider = kind === 'product_type' && concept && widerThan(concept).find((one) => one.kind === 'category');
      if (isHeld(kind, value)) return [{ kind, key: kind, value, name: value, start, end }];
      if (wider && isHeld('category', wider.value))
        return [{ kind, key: 'category', value: wider.value, name: value, start, end }];
      return concept ? [{ kind, key: null, value, name: value, start, end }] : [];
    });
    const span = answers.find((one) => overlaps(one, token)) ?? asideAt(token, words[i]!);
    const same =
      span &&
      wishes.find((wish) =>
        ['color', 'size', 'gender', 'category', 'material', 'brand'].includes(wish.key ?? '')
          ? wish.key === span.key
          : wish.kind === span.kind && wish.starts.has(span.start),
      );
    const wish: Wish = same ?? {
      key: span?.key ?? null,
      kind: span?.kind ?? null,
      starts: new Set(),
      said: new Set(),
      names: new Set(),
      values: new Set(),
      words: [],
      concept: null,
      related: null,
      information: 0,
    };
    wish.words.push(words[i]!);
    if (span) {
      wish.said.add(span.value);
      wish.names.add(span.name);
      wish.starts.add(span.start);
    }
    if (!same) wishes.push(wish);
  });
  for (const wish of wishes) {
    const { key, kind } = wish;
    wish.information = Math.max(...wish.words.map((word) => word.information));
    if (kind !== null) {
      const named = [...wish.names].flatMap((name) =>
        namesOf(kind, name).flatMap((one) => readName(shelf, one, 'concept', weight.OTHER_NAME) ?? []),
      );
      const related = [...wish.names].flatMap((name) => readRelated(shelf, documents, kind, name));
      if (named.length > 0) wish.concept = { letters: 0, readings: named, information: informationOf(shelf, named) };
      if (related.length > 0)
        wish.related = { letters: 0, readings: related, information: informationOf(shelf, related) };
      const typed = wish.words.reduce((sum, word) => sum + word.information, 0);
      const surest = wish.words.flatMap(({ readings: all }) =>
        all.length === 0 ? [] : [Math.max(...all.map((one) => one.weight))],
      );
      const trust = Math.min(...surest);
      for (const other of [wish.concept, wish.related]) {
        const isKnown = wish.words.every(({ readings: all }) => all.length > 0);
        if (other !== null && isKnown) other.information = trust * Math.min(other.information, typed);
      }
      wish.information = Math.max(wish.information, wish.concept?.information ?? 0);
    }
    if (key === null) {
      if (wish.information === 0) wish.information = wish.related?.information ?? 0;
      continue;
    }
    wish.values = new Set([...wish.said].flatMap((value) => acceptedValues(key, value)));
    const holding = [...wish.values].reduce((sum, value) => sum + holders(key, new Set([value])), 0);
    wish.information = Math.max(wish.information, information(holding, documents.length));
  }

  const most = Math.max(0, ...wishes.map((wish) => wish.information));
  const floor = rank.FLOOR * wishes.reduce((sum, wish) => sum + (wish.information || most), 0);
  const conditions = wishes.filter(({ key }) => key !== null);
  const categories = new Set(conditions.filter(({ key }) => key === 'category').flatMap(({ values }) => [...values]));
  const isDoubtful = wishes.some(
    ({ key, concept, related, words: said }) =>
      key === null &&
      concept === null &&
      related === null &&
      said.some(({ readings }) => readings.length > 0 && readings.every((one) => one.weight < weight.DOUBT)),
  );
  const isGuess = !wishes.some(
    ({ key, concept, related, words: said }) =>
      key !== null ||
      concept !== null ||
      related !== null ||
      said.every(
        ({ readings, letters }) =>
          letters >= 3 && readings.some(({ how }) => ['exact', 'split', 'joined', 'synonym'].includes(how)),
      ),
  );
  const mostPopular = Math.max(...documents.map(({ popularity }) => Math.fround(Math.log1p(popularity))));

  const hits = documents.flatMap((document, at) => {
    if (understood.price_min !== undefined && !((document.price ?? Number.NaN) >= understood.price_min)) return [];
    if (understood.price_max !== undefined && !((document.price ?? Number.NaN) <= understood.price_max)) return [];
    const category = document.attributes['category'] ?? [];
    const isOther = categories.size > 0 && category.length > 0 && !category.some((value) => categories.has(value));
    let namesCategory = false;

    const fields = shelf.fields[at]!;
    let score = 0;
    let metInformation = 0;
    let met = 0;
    let metConditions = 0;
    for (const wish of wishes) {
      const found = wish.words.map((word) => scoreWord(fields, word));
      const has = wish.key === null ? undefined : document.attributes[wish.key];
      const hit = has?.some((value) => wish.values.has(value)) === true;
      const named = wish.concept === null ? { score: 0, strong: false } : scoreWord(fields, wish.concept, document);
      const related = wish.related === null ? { score: 0, strong: false } : scoreWord(fields, wish.related, document);
      const inText = named.score > 0 || (wish.key === null && related.score > 0) || found.every((one) => one.score > 0);
      const inStrongText = named.strong || found.every((one) => one.score > 0 && one.strong);
      score += Math.max(
        named.score,
        related.score,
        found.reduce((sum, one) => sum + one.score, 0),
        hit ? rank.ATTRIBUTE_WEIGHT * wish.information : 0,
      );
      if (!(hit || (has?.length ? inStrongText : inText))) {
        const share = found.filter((one) => one.score > 0).length / found.length;
        if (!has?.length) metInformation += share * wish.information;
        continue;
      }
      met++;
      metInformation += wish.information;
      if (wish.key !== null) metConditions++;
      if (wish.key === 'category') namesCategory = true;
    }
    if (isOther && (!namesCategory || category.some((value) => conceptOf('category', value)))) return [];
    const isOpen = wishes.length === 0 && (understood.price_min !== undefined || understood.price_max !== undefined);
    if (!isOpen && (metInformation === 0 || metInformation < floor)) return [];
    if (conditions.length > 0 && metConditions === conditions.length) score += rank.CONDITIONS_SCORE;
    score += phraseScore(
      fields,
      wishes.flatMap((wish) => wish.words),
    );
    if (mostPopular > 0)
      score += rank.POPULARITY_WEIGHT * Math.fround(Math.fround(Math.log1p(document.popularity)) / mostPopular);
    if (document.rating !== null) score += (rank.RATING_WEIGHT * document.rating) / 5;
    if (document.stock !== 0) score += rank.STOCK_WEIGHT;
    const colors = document.attributes['color'] ?? [];
    const isOneOf = (color: string | string[] | undefined) => colors.some((one) => [color].flat().includes(one));
    if (steering.hidden?.some(({ color }) => isOneOf(color))) return [];
    const boost = (steering.boosts ?? []).reduce(
      (sum, { match, points }) => sum + (isOneOf(match.color) ? points : 0),
      0,
    );
    const likes = Object.entries(affinity).flatMap(([key, strengths]) =>
      (document.attributes[key] ?? []).map((value) => Math.min(1, Math.max(0, strengths[value] ?? 0))),
    );
    const liked = Object.values(affinity).reduce(
      (sum, all) => sum + Math.min(1, Math.max(0, ...Object.values(all))),
      0,
    );
    const shared = likes.reduce((sum, one) => sum + one, 0) / Math.max(1, liked);
    const liking = rank.AFFINITY_WEIGHT * Math.min(1, shared);
    score += boost + liking;
    return [
      {
        id: document.id,
        score: inSteps(score),
        besideWords: boost + liking,
        great: met === wishes.length && !isDoubtful,
        position: document.position,
      },
    ];
  });
  if (isGuess && wishes.length > 0 && !hits.some(({ great }) => great)) return [];
  const byScore = (a: (typeof hits)[number], b: (typeof hits)[number]) => b.score - a.score || a.position - b.position;
  hits.sort(byScore);
  if (vectors && wishes.length > 0) {
    const isGuessed = words.some(
      ({ readings }) => readings.length > 0 && readings.every(({ how }) => how === 'spelling'),
    );
    const worth = wishes.reduce((sum, wish) => sum + wish.information, 0) / wishes.length;
    addNearness(hits, vectors, worth, isGuessed);
  }
  return hits.sort(byScore).map(({ id, score, great }) => ({ id, score, great }));
}

function inSteps(score: number): number {
  return Math.round(score / rank.SCORE_STEP) * rank.SCORE_STEP;
}

/** Takes the hits best first; none of the small catalogues here has more than are compared. */
function addNearness(
  hits: { id: string; score: number; besideWords: number; great: boolean }[],
  { ofProduct, ofQuery }: NonNullable<ReferenceOptions['vectors']>,
  worth: number,
  isGuessed: boolean,
): void {
  const examples = hits
    .filter(({ great }) => great && !isGuessed)
    .toSorted((a, b) => b.score - b.besideWords - (a.score - a.besideWords))
    .slice(0, rank.EXAMPLES)
    .map(({ id }) => id);
  const vectorOf = (id: string) => ofProduct.get(id) ?? [];
  const sum =
    ofQuery ?? vectorOf(hits[0]?.id ?? '').map((_, d) => examples.reduce((all, id) => all + vectorOf(id)[d]!, 0));
  const length = Math.hypot(...sum);
  if (length === 0) return;
  const question = sum.map((value) => Math.round((value / length) * 127));
  const cosines = new Map(
    hits.map(({ id }) => [id, question.reduce((all, value, d) => all + value * vectorOf(id)[d]!, 0) / 127 ** 2]),
  );
  const lowest = Math.min(...cosines.values());
  const spread = Math.max(rank.LEAST_SPREAD, Math.max(...cosines.values()) - lowest);
  const most = worth * (ofQuery ? rank.MODEL_NEARNESS : rank.LEARNED_NEARNESS);
  for (const hit of hits) {
    const isExample = !ofQuery && examples.includes(hit.id);
    hit.score = inSteps(hit.score + (isExample ? most : (most * (cosines.get(hit.id)! - lowest)) / spread));
  }
}

/** Each rule says that a stretch of words may stand for another. */
function readSynonyms(
  shelf: Shelf,
  { synonyms = [] }: Steering,
  asked: readonly Token[],
  words: readonly Word[],
  isGrowing: boolean,
): void {
  const pairs = synonyms.flatMap((rule) => {
    const [from, to] = 'words' in rule ? [rule.words, rule.words] : [rule.from, rule.to];
    return from.flatMap((said) =>
      to.flatMap((meant) => (said === meant ? [] : [[analyze(said), analyze(meant)] as const])),
    );
  });
  for (const [said, meant] of pairs) {
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
      const reading = readName(
        shelf,
        meant
          .slice(-2)
          .map(({ surface }) => surface)
          .join(' '),
        'synonym',
        weight.SYNONYM * trust,
      );
      if (reading === undefined) return;
      for (const word of words.slice(first, first + said.length)) {
        word.readings.push(reading);
        word.information = informationOf(shelf, word.readings);
      }
    });
  }
}

function likeness({ exact: typed, stem }: Token, word: Word, meant: Token, isGrowing: boolean): number {
  if (typed === meant.exact || stem === meant.stem) return 1;
  if (isGrowing && [...typed].length >= weight.SYNONYM_FROM_LETTERS && meant.exact.startsWith(typed)) {
    return weight.COMPLETION;
  }
  if (word.readings.some(({ how }) => how === 'exact') || typoBudget(typed) === 0) return 0;
  const points = codePointsOf(meant.exact);
  const isNear = (length: number) => editDistance(codePointsOf(typed), points.slice(0, length), 1) <= 1;
  if (isNear(points.length)) return weight.SPELLING[1]!;
  return isGrowing && [...points].some((_, at) => isNear(at)) ? weight.SPELLING[1]! * weight.COMPLETION : 0;
}

/** What is understood, also of words that were put right, at the places where they were typed. */
function understandWith(shelf: Shelf, query: string) {
  const read = (text: string) => {
    const { spans, understood, rest } = understand(text, { currency: 'USD', brands: new Set() });
    const wished = spans.filter((span) => span.kind !== 'price' && !span.negated);
    return { spans, understood, wished, settled: settledParts(text, { spans, wished, rest }) };
  };
  const asTyped = read(query);
  const tokens = analyze(query);
  const pieces: { typed: string; said: string }[] = [];
  let end = 0;
  for (const token of tokens) {
    const isUnderstood = asTyped.spans.some((span) => span.start < token.end && token.start < span.end);
    const { readings } = readWord(shelf, token, token === tokens.at(-1) && token.end === query.length);
    const isMistyped = !isUnderstood && readings.length > 0 && readings.every(({ how }) => how === 'spelling');
    const isFarOff = readings.every(({ how, weight: trust }) => how === 'spelling' && trust <= weight.SPELLING[2]!);
    const inLexicon = !isUnderstood && isFarOff ? knownWordsNear(query)(token) : undefined;
    const inCatalogue = isMistyped && readings[0]!.weight >= weight.DOUBT ? readings[0]!.head! : null;
    const meant = inLexicon ?? inCatalogue;
    pieces.push({ typed: query.slice(end, token.start), said: query.slice(end, token.start) });
    const typed = query.slice(token.start, token.end);
    pieces.push({ typed, said: meant ?? typed });
    end = token.end;
  }
  pieces.push({ typed: query.slice(end), said: query.slice(end) });
  if (pieces.every(({ typed, said }) => typed === said)) return asTyped;

  const corrected = read(pieces.map(({ said }) => said).join(''));
  const placeOf = (at: number, isEnd: boolean): number => {
    let [before, after] = [0, 0];
    for (const { typed, said } of pieces) {
      const inside = isEnd ? at > after && at <= after + said.length : at >= after && at < after + said.length;
      if (inside) return typed === said ? before + at - after : isEnd ? before + typed.length : before;
      before += typed.length;
      after += said.length;
    }
    return before;
  };
  const back = <One extends { start: number; end: number }>(part: One): One => ({
    ...part,
    start: placeOf(part.start, false),
    end: placeOf(part.end, true),
  });
  let at = 0;
  const helped = pieces.some(({ typed, said }) => {
    const from = at;
    at += said.length;
    return typed !== said && corrected.spans.some((span) => span.start < at && from < span.end);
  });
  if (!helped) return asTyped;
  return { ...corrected, wished: corrected.wished.map(back), settled: corrected.settled.map(back) };
}

interface Shelf {
  fields: Field[][];
  /** Word → its stem. */
  stemOf: Map<string, string>;
  /** Word → products of the categories that it names. */
  named: Map<string, number>;
  size: number;
}

function readShelf(documents: readonly EngineDocument[], fieldWeights: FieldWeights): Shelf {
  const greatest = Math.max(...Object.values(fieldWeights));
  const tokensOf = documents.map(
    (document) => new Map(Object.entries(document.fields).map(([name, text]) => [name, analyze(text)])),
  );
  const average = (name: string) => {
    const lengths = tokensOf.map((fields) => fields.get(name)?.length ?? 0).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  };
  const stemOf = new Map<string, string>();
  const fields = tokensOf.map((ofDocument) =>
    [...ofDocument].map(([name, tokens]) => {
      for (const token of tokens) if (!stemOf.has(token.exact)) stemOf.set(token.exact, token.stem);
      const contribution = fieldWeights[name]! / (1 - LENGTH_SHARE + LENGTH_SHARE * (tokens.length / average(name)));
      return { strong: fieldWeights[name]! >= greatest / 2, tokens, contribution: Math.fround(contribution) };
    }),
  );
  const named = new Map<string, number>();
  for (const value of new Set(documents.flatMap(({ attributes }) => attributes['category'] ?? []))) {
    const tokens = namesOf('category', value).flatMap((name) => {
      const all = analyze(name);
      return /^\p{Script=Arabic}/u.test(name) ? all.slice(0, 1) : all.slice(-1);
    });
    const products = documents.filter(({ attributes }) => attributes['category']?.includes(value)).length;
    for (const [word, stem] of stemOf) {
      if (!tokens.some((token) => token.exact === word || token.stem === stem)) continue;
      named.set(word, (named.get(word) ?? 0) + products);
    }
  }
  return { fields, stemOf, named, size: documents.length };
}

function readWord(shelf: Shelf, token: Token, growing: boolean): Word {
  const readings: Reading[] = [];
  const asTyped = asForms(shelf, 'exact', 1, token.exact, token.stem);
  if (asTyped) readings.push(asTyped);
  const words = [...shelf.stemOf.keys()].sort();

  if (growing && [...token.exact].length >= weight.COMPLETION_FROM_LETTERS) {
    const completions = words.filter((word) => word.startsWith(token.exact) && !asTyped?.forms.has(word));
    const trust = asTyped ? weight.COMPLETION_BESIDE_WORD : weight.COMPLETION;
    readings.push(
      ...likeliest(
        shelf,
        completions.map((word) => ({ word, edits: 0 })),
        'prefix',
        [trust],
        weight.MOST_COMPLETIONS,
      ),
    );
  }

  const evidence = Math.max(0, ...readings.map(({ productCount }) => productCount));
  const near = (limit: number) =>
    words
      .map((word) => ({ word, edits: editDistance(codePointsOf(token.exact), codePointsOf(word), limit) }))
      .filter(
        ({ word, edits }) =>
          edits > 0 && edits <= limit && countStem(shelf, shelf.stemOf.get(word)!) >= evidence * weight.SUSPICION,
      );
  const budget = evidence * weight.SUSPICION > shelf.size ? 0 : typoBudget(token.exact);
  for (let limit = 1; limit <= budget; limit++) {
    if (near(limit).length === 0) continue;
    readings.push(...likeliest(shelf, near(limit), 'spelling', weight.SPELLING, weight.MOST_SPELLINGS, token.exact));
    break;
  }

  const letters = [...token.exact];
  for (let cut = 1; cut < letters.length; cut++) {
    const [first, second] = [letters.slice(0, cut).join(''), letters.slice(cut).join('')];
    if (
      Math.min(cut, letters.length - cut) < weight.SHORTEST_HALF &&
      /\p{Nd}$/u.test(first) === /^\p{Nd}/u.test(second)
    )
      continue;
    if (!shelf.stemOf.has(first) || !shelf.stemOf.has(second)) continue;
    const forms = new Map(formsOf(shelf, first, '').map((form) => [form, 1]));
    const reading = {
      how: 'split',
      weight: weight.SPLIT,
      forms,
      followedBy: new Set(formsOf(shelf, second, '')),
      productCount: 0,
    };
    reading.productCount = shelf.fields.filter((fields) => areNeighbours(fields, reading)).length;
    if (reading.productCount > 0) readings.push(reading);
  }

  if (readings.length === 0 && growing && typoBudget(token.exact) > 0) {
    const typed = codePointsOf(token.exact);
    const beginnings = words.filter((word) => {
      const points = codePointsOf(word);
      return points.some((_, length) => editDistance(typed, points.slice(0, length + 1), 1) <= 1) || typed.length <= 1;
    });
    const edits = (word: string) => (word.startsWith(token.exact) ? 0 : 1);
    const trust = weight.SPELLING.map((one) => one * weight.COMPLETION);
    readings.push(
      ...likeliest(
        shelf,
        beginnings.map((word) => ({ word, edits: edits(word) })),
        'spelling',
        trust,
        weight.MOST_SPELLINGS,
        token.exact,
      ),
    );
  }
  return { letters: [...token.exact].length, readings, information: informationOf(shelf, readings) };
}

function readName(shelf: Shelf, name: string, how: string, trust: number): Reading | undefined {
  const [first, second, ...more] = analyze(name);
  if (first === undefined) return undefined;
  if (second === undefined) return asForms(shelf, how, trust, first.exact, first.stem);
  const pairOf = (left: Token, right: Token) => ({
    forms: new Map(formsOf(shelf, left.exact, left.stem).map((form) => [form, 1])),
    followedBy: new Set(formsOf(shelf, right.exact, right.stem)),
  });
  const further = more.map((right, i) => pairOf(more[i - 1] ?? second, right));
  const reading = { how, weight: trust, ...pairOf(first, second), further, productCount: 0 };
  reading.productCount = shelf.fields.filter((fields) => areNeighbours(fields, reading)).length;
  return reading.productCount > 0 ? reading : undefined;
}

function readRelated(shelf: Shelf, documents: readonly EngineDocument[], kind: string, name: string): Reading[] {
  const concept = conceptOf(kind as ConceptKind, name);
  if (concept === undefined) return [];
  return answersTo(concept)
    .filter(({ strength }) => strength >= weight.WEAKEST_RELATED)
    .slice(0, weight.MOST_RELATED)
    .flatMap(({ concept: answer, strength }) => {
      const trust = weight.RELATED * strength;
      const { kind: key, value } = answer;
      const names = new Set([
        value,
        ...LANGUAGES.flatMap((language) => answer.forms[language].slice(0, weight.NAMES_PER_LANGUAGE)),
      ]);
      const productCount = documents.filter(({ attributes }) => attributes[key]?.includes(value)).length;
      const asAttribute = {
        how: 'related',
        weight: trust,
        forms: new Map(),
        followedBy: null,
        attribute: { key, value },
        productCount,
      };
      return [
        ...(productCount > 0 ? [asAttribute] : []),
        ...[...names].flatMap((one) => readName(shelf, one, 'related', trust * weight.OTHER_NAME) ?? []),
      ];
    });
}

function likeliest(
  shelf: Shelf,
  candidates: { word: string; edits: number }[],
  how: string,
  weights: readonly number[],
  most: number,
  typed = '',
): Reading[] {
  // One letter before a known word is a name (`iphone`), unless it is that word's own.
  const trust = (word: string) =>
    how === 'spelling' && /^[iex]/.test(typed) && typed[0] !== typed[1] && typed.slice(1) === word
      ? weight.BRANDLIKE
      : 1;
  const mass = (word: string) =>
    massOf(shelf, word) + (how === 'prefix' ? weight.NAMES_A_CATEGORY * (shelf.named.get(word) ?? 0) : 0);
  const stems = [...new Set(candidates.map(({ word }) => shelf.stemOf.get(word)!))];
  const groups = stems.map((stem) => {
    const group = candidates.filter(({ word }) => shelf.stemOf.get(word) === stem);
    const [head] = group.toSorted((a, b) => a.edits - b.edits || mass(b.word) - mass(a.word));
    return { stem, head: head!, mass: group.reduce((sum, { word }) => sum + mass(word), 0) };
  });
  const greatest = Math.max(...groups.map((group) => group.mass));
  return groups
    .map(({ stem, head, mass: share }) => ({
      stem,
      word: head.word,
      weight: (weights[head.edits] ?? 0) * (share / greatest) ** weight.FREQUENCY_POWER * trust(head.word),
    }))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .flatMap((one) => asForms(shelf, how, one.weight, one.word, one.stem) ?? []);
}

function formsOf({ stemOf }: Shelf, word: string, stem: string): string[] {
  const stems = new Set([stem, stemOf.get(word)]);
  return [...stemOf].filter(([, other]) => stems.has(other)).map(([form]) => form);
}

function asForms(shelf: Shelf, how: string, trust: number, word: string, stem: string): Reading | undefined {
  const forms = formsOf(shelf, word, stem);
  if (forms.length === 0) return undefined;
  return {
    how,
    head: word,
    weight: trust,
    forms: new Map(forms.map((form) => [form, form === word ? 1 : Math.fround(weight.INFLECTED)])),
    followedBy: null,
    productCount: Math.max(
      countStem(shelf, stem),
      shelf.stemOf.has(word) ? countStem(shelf, shelf.stemOf.get(word)!) : 0,
    ),
  };
}

function countStem({ fields, stemOf }: Shelf, stem: string): number {
  return fields.filter((all) => all.some(({ tokens }) => tokens.some(({ exact }) => stemOf.get(exact) === stem)))
    .length;
}

function massOf({ fields }: Shelf, word: string): number {
  const shares = fields.flat().filter(({ tokens }) => tokens.some(({ exact }) => exact === word));
  return shares.reduce((sum, { contribution }) => sum + contribution, 0);
}

function informationOf(shelf: Shelf, readings: Reading[]): number {
  const [surest] = readings.toSorted((a, b) => b.weight - a.weight || b.productCount - a.productCount);
  return surest ? information(surest.productCount, shelf.size) : 0;
}

function scoreWord(
  fields: readonly Field[],
  word: Word,
  document?: EngineDocument,
): { score: number; strong: boolean } {
  let score = 0;
  let strong = false;
  for (const reading of word.readings) {
    if (reading.attribute) {
      const { key, value } = reading.attribute;
      if (!document?.attributes[key]?.includes(value)) continue;
      score = Math.max(score, rank.ATTRIBUTE_WEIGHT * reading.weight * word.information);
      strong = true;
      continue;
    }
    const beside = reading.followedBy !== null;
    if (beside && !areNeighbours(fields, reading)) continue;
    let contribution = 0;
    for (const field of fields) {
      for (const { exact } of field.tokens) contribution += (reading.forms.get(exact) ?? 0) * field.contribution;
      strong ||= beside || (field.strong && field.tokens.some(({ exact }) => reading.forms.has(exact)));
    }
    if (contribution > 0) score = Math.max(score, reading.weight * word.information * saturate(contribution));
  }
  return { score, strong };
}

function areNeighbours(fields: readonly Field[], { further = [], ...beginning }: Reading): boolean {
  return [beginning, ...further].every(({ forms, followedBy }) =>
    fields.some(
      ({ strong, tokens }) =>
        strong && tokens.some(({ exact }, i) => i > 0 && followedBy!.has(exact) && forms.has(tokens[i - 1]!.exact)),
    ),
  );
}

function phraseScore(fields: readonly Field[], words: readonly Word[]): number {
  const means = (word: Word, { exact }: Token) => word.readings.some(({ forms }) => forms.has(exact));
  let sum = 0;
  words.slice(1).forEach((right, i) => {
    const left = words[i]!;
    let best = 0;
    for (const { tokens } of fields.filter(({ strong }) => strong)) {
      tokens.forEach((second, place) => {
        for (let distance = 1; distance <= Math.min(place, rank.NEAR_WITHIN_WORDS); distance++) {
          const first = tokens[place - distance]!;
          const ambiguous = (token: Token) => means(left, token) && means(right, token);
          if (
            means(left, first) &&
            means(right, second) &&
            !ambiguous(second) &&
            !laterOf(tokens, left, place, distance)
          ) {
            best = Math.max(best, distance === 1 ? rank.PHRASE_WEIGHT : rank.NEARNESS_WEIGHT);
          }
          if (
            means(right, first) &&
            means(left, second) &&
            !ambiguous(second) &&
            !laterOf(tokens, right, place, distance)
          ) {
            best = Math.max(best, rank.NEARNESS_WEIGHT);
          }
        }
      });
    }
    sum += best * Math.min(left.information, right.information);
  });
  return sum;

  /** Only the nearest earlier place of a word counts. */
  function laterOf(tokens: readonly Token[], word: Word, place: number, distance: number): boolean {
    return tokens.slice(place - distance + 1, place).some((token) => means(word, token));
  }
}
