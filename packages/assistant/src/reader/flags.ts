/** Features of a token other than its spelling: its shape, and its entries in the lexicon and the shop's catalogue. */
import { type ConceptKind, conceptsIn } from '@quarry/language';
import type { ReadingContext } from '../dialogue/operation.ts';
import { cueNames, cuesOf } from './cues.ts';
import type { ReaderToken } from './tokens.ts';

const SHAPE_FLAGS = [
  'latin',
  'georgian',
  'arabic',
  'number',
  'other',
  'mark',
  'first',
  'last',
  'glued',
  'capital',
  'capitals',
  'one-letter',
  'decimal',
  'thousands',
  'tens',
  'year',
  'currency',
  'ends-sentence',
  'question-mark',
  'comma',
] as const;
/** What the shop's catalogue says. */
const CATALOGUE_FLAGS = ['catalogue-kind', 'catalogue-brand', 'catalogue-word', 'catalogue-none', 'catalogue'] as const;
const LEXICON_FLAGS = [
  'lexicon-kind',
  'lexicon-color',
  'lexicon-material',
  'lexicon-size',
  'lexicon-feature',
  'lexicon-purpose',
  'lexicon-person',
  'lexicon-occasion',
  'lexicon-substance',
  'lexicon-car',
  'lexicon-begins',
  'lexicon-inside',
  'lexicon-negated',
  'lexicon-money',
] as const;
/** The flags in the order of the model's rows; those of the cues follow. */
const FLAGS = [...SHAPE_FLAGS, ...CATALOGUE_FLAGS, ...LEXICON_FLAGS] as const;
type Flag = (typeof FLAGS)[number];

/** Where the flags of the catalogue, of the lexicon and of the cues begin. */
export const FIRST_OF_CATALOGUE = SHAPE_FLAGS.length;
export const FIRST_OF_LEXICON = FIRST_OF_CATALOGUE + CATALOGUE_FLAGS.length;
export const FIRST_OF_CUES = FLAGS.length;

/** How many flags there are. */
export const flagCount = (): number => FIRST_OF_CUES + cueNames().length;

const OF_CONCEPT: Readonly<Record<ConceptKind, Flag>> = {
  color: 'lexicon-color',
  material: 'lexicon-material',
  pattern: 'lexicon-material',
  gender: 'lexicon-person',
  age: 'lexicon-person',
  size: 'lexicon-size',
  season: 'lexicon-occasion',
  occasion: 'lexicon-occasion',
  dose_form: 'lexicon-feature',
  ingredient: 'lexicon-substance',
  category: 'lexicon-kind',
  category_group: 'lexicon-kind',
  product_type: 'lexicon-kind',
  style: 'lexicon-feature',
  use: 'lexicon-purpose',
  symptom: 'lexicon-purpose',
  feature: 'lexicon-feature',
  flavor: 'lexicon-substance',
  scent: 'lexicon-substance',
  diet: 'lexicon-substance',
  person: 'lexicon-person',
  room: 'lexicon-purpose',
  car_make: 'lexicon-car',
  car_model: 'lexicon-car',
  subject: 'lexicon-purpose',
  skin_type: 'lexicon-purpose',
  hair_type: 'lexicon-purpose',
  pet: 'lexicon-person',
  sport: 'lexicon-purpose',
};
const CURRENCY_SIGN = /^\p{Sc}$/u;
const MONEY =
  /^(?:usd|dol+ars?|bucks?|eur|euros?|gbp|pounds?|quid|gel|laris?|tl|try|lira(?:s|ya)?|liradan|azn|manat(?:a|dan|liq)?|aed|dirhams?|sar|riyals?|egp|ლარ\p{L}*|დოლარ\p{L}*|ევრო\p{L}*|دولار|ليرة|ليره|درهم|دراهم|ريال|جنيه|دينار|لاري|مانات|يورو)$/iu;

/** Numbers of the flags that hold, by token. */
export function flagsOf(
  message: string,
  tokens: readonly ReaderToken[],
  catalogueHas: ReadingContext['catalogueHas'],
): number[][] {
  const found = tokens.map((token, at) => new Set<Flag>(shapeOf(token, at, tokens.length)));
  if (catalogueHas !== undefined) {
    for (const [at, { text, script }] of tokens.entries()) {
      found[at]?.add('catalogue');
      if (script !== 'mark' && script !== 'number') found[at]?.add(`catalogue-${catalogueHas(text) ?? 'none'}`);
    }
  }
  const lastEnd = tokens.at(-1)?.end ?? 0;
  for (const { concept, start, end, negated } of conceptsIn(message.slice(0, lastEnd))) {
    for (const [at, token] of tokens.entries()) {
      if (token.start >= end || token.end <= start) continue;
      found[at]?.add(OF_CONCEPT[concept.kind]);
      found[at]?.add(token.start <= start ? 'lexicon-begins' : 'lexicon-inside');
      if (negated) found[at]?.add('lexicon-negated');
    }
  }
  return tokens.map((token, at) => [
    ...[...(found[at] ?? [])].map((flag) => FLAGS.indexOf(flag)),
    ...cuesOf(token).map((cue) => FIRST_OF_CUES + cue),
  ]);
}

function shapeOf({ text, script, isGlued }: ReaderToken, at: number, count: number): Flag[] {
  const flags: Flag[] = [script];
  if (at === 0) flags.push('first');
  if (at === count - 1) flags.push('last');
  if (isGlued) flags.push('glued');
  if (/^\p{Lu}/u.test(text)) flags.push('capital');
  if (/^\p{Lu}{2,}$/u.test(text)) flags.push('capitals');
  if (script !== 'mark' && script !== 'number' && text.length === 1) flags.push('one-letter');
  if (script === 'number') {
    if (/[.,٫]/.test(text)) flags.push('decimal');
    if (/^\p{N}{4,}$/u.test(text)) flags.push('thousands');
    if (/^\p{N}{2,3}$/u.test(text)) flags.push('tens');
    if (/^(?:19|20)\d\d$/.test(text)) flags.push('year');
  }
  if (CURRENCY_SIGN.test(text)) flags.push('currency');
  if (MONEY.test(text)) flags.push('lexicon-money');
  if (/^[.!?؟…]$/.test(text)) flags.push('ends-sentence');
  if (/^[?؟]$/.test(text)) flags.push('question-mark');
  if (/^[,،;:]$/.test(text)) flags.push('comma');
  return flags;
}
