/** Generates messages from frames, with their labels and the dialogue state in which they are sent. Seeded. */
import { LANGUAGES, type Language } from '@quarry/contract';
import type { OperationKind, ReadingContext, SlotType } from '@quarry/assistant';
import { sequence } from '../../danger/random.ts';
import type { Condition, Frame, Node } from '../markup.ts';
import { type Draft, expand } from './expand.ts';
import { type LabelledMessage, labelled, type Piece } from './message.ts';
import { asTyped, isInLatin } from './noise.ts';
import type { Values } from './values.ts';

export interface Example extends LabelledMessage {
  language: Language;
  isRomanized: boolean;
  context: ReadingContext;
}

export type Frames = Readonly<Record<Language, readonly Frame[]>>;

const TWO = 0.38;
const THREE = 0.12;
const FILLERS = 0.3;
const SWAPS = 0.4;
const SHARE_OF_CATALOGUE = 0.5;
/** Share of messages without meaning. */
const NONSENSE = 0.02;
/** Weights of the most frequent operations, relative to the number of their frames. */
const FREQUENT: ReadonlyMap<OperationKind | 'none', number> = new Map([
  ['find', 2],
  ['ask-fact', 2],
  ['constrain', 1.5],
  ['shop-info', 1.5],
  ['out-of-scope', 1.5],
]);
/** Share of joined messages whose next part is one that people say after the part before. */
const FOLLOWS_ON = 0.65;
/** What people say after something in the same message: a second question, another condition, what the choice comes to. */
const NEXT: Partial<Record<OperationKind, readonly OperationKind[]>> = {
  find: ['constrain', 'exclude', 'budget', 'find-also', 'ask-fact', 'shop-info', 'owned'],
  'find-also': ['find-also', 'total', 'constrain'],
  constrain: ['constrain', 'constrain', 'exclude', 'budget', 'sort', 'total'],
  replace: ['constrain', 'ask-fact', 'total', 'exclude'],
  drop: ['find', 'sort', 'constrain', 'more'],
  exclude: ['constrain', 'constrain', 'exclude', 'sort', 'more'],
  'compare-than': ['compare-than', 'compare-than', 'constrain', 'more'],
  more: ['exclude', 'constrain', 'sort'],
  select: ['total', 'shop-info', 'find-also', 'goes-with', 'constrain', 'ask-fact'],
  alike: ['compare-than', 'constrain'],
  'ask-fact': ['ask-fact', 'ask-fact', 'ask-fact', 'goes-with', 'total', 'avoid'],
  compare: ['which-better'],
  'goes-with': ['goes-with', 'ask-fact', 'total', 'find-also'],
  gift: ['budget', 'owned', 'shop-info', 'exclude'],
  total: ['shop-info', 'budget'],
  owned: ['drop', 'exclude', 'find', 'goes-with', 'owned'],
  avoid: ['avoid', 'find', 'exclude', 'ask-fact'],
  'order-status': ['complaint', 'shop-info'],
  'shop-info': ['shop-info', 'shop-info'],
  complaint: ['shop-info', 'hand-over', 'complaint'],
  deny: ['more', 'restart', 'compare-than'],
  confirm: ['constrain', 'shop-info'],
  greeting: ['find', 'gift', 'shop-info', 'small-talk'],
  thanks: ['goodbye', 'small-talk'],
  restart: ['find'],
};

/** A slot type in fewer frames of a language than this is rare. */
const RARE_SLOT = 60;
/** What each slot adds to the weight of a frame: there is more to learn from it. */
const FOR_EACH_SLOT = 0.4;

export interface Plan {
  frames: Frames;
  values: Values;
  count: number;
  seed: number;
  /** One frame per message, nothing combined: for tests by frame. */
  isSingle?: boolean;
}

export function* generate({ frames, values, count, seed, isSingle = false }: Plan): Generator<Example> {
  const random = sequence(seed);
  const samplers = new Map(LANGUAGES.map((language) => [language, sampler(frames[language])] as const));
  for (let made = 0; made < count; made++) {
    const language = LANGUAGES[made % LANGUAGES.length] ?? 'en';
    const sample = samplers.get(language);
    if (sample === undefined || frames[language].length === 0) continue;
    if (!isSingle && random() < NONSENSE) {
      yield nonsense(values, language, random);
      continue;
    }
    const howMany = random();
    const wanted = isSingle ? 1 : howMany < THREE ? 3 : howMany < THREE + TWO ? 2 : 1;
    const chosen: Frame[] = [];
    for (let at = 0; at < wanted; at++) {
      const frame = sample(random, at > 0 && random() < FOLLOWS_ON ? nextAfter(chosen, random) : undefined);
      if (at > 0 && !canFollow(frame, chosen)) continue;
      chosen.push(frame);
    }
    const drafts = chosen.map((frame) => expand(frame, { values, language, random, swaps: isSingle ? 0 : SWAPS }));
    const joined = join(drafts, language, values, isSingle ? () => 1 : random);
    const isLatin = drafts.some(({ pieces }) => isInLatin(pieces, language));
    const { pieces, isRomanized } = asTyped(joined.pieces, isLatin, language, random);
    const message = labelled(pieces, joined.kinds);
    const context = contextOf(
      chosen.flatMap(({ conditions }) => conditions),
      language,
      random,
    );
    if (random() < SHARE_OF_CATALOGUE) context.catalogueHas = catalogueFor(message, random);
    if (message.text.trim() !== '') yield { ...message, language, isRomanized, context };
  }
}

/** A kind that often follows the last of the chosen frames. */
function nextAfter(chosen: readonly Frame[], random: () => number): OperationKind | undefined {
  const last = kindsOf(chosen.at(-1)?.nodes ?? []).at(-1);
  const next = (last && NEXT[last]) ?? [];
  return next[Math.floor(random() * next.length)];
}

/** Invented words without meaning. */
function nonsense(values: Values, language: Language, random: () => number): Example {
  const count = 2 + Math.floor(random() * 5);
  const letters = 'bcdfghjklmnpqrstvwxz';
  const keys = (): string =>
    Array.from({ length: 3 + Math.floor(random() * 5) }, () => letters[Math.floor(random() * 20)]).join('');
  const text = Array.from({ length: count }, () => (random() < 0.4 ? keys() : values.invented(language, random))).join(
    ' ',
  );
  return { text, operations: [], language, isRomanized: false, context: contextOf([], language, random) };
}

/**
 * Chooses a kind of operation first unless one is wanted, so that rare kinds occur nearly as often as frequent ones, then one of its frames;
 * frames with a rare slot type or with many slots are chosen more often. @throws Error when there is nothing to choose from.
 */
function sampler(frames: readonly Frame[]): (random: () => number, wanted?: OperationKind) => Frame {
  const byKind = new Map<OperationKind | 'none', Frame[]>();
  const slots = new Map<SlotType, number>();
  for (const frame of frames) {
    const kinds = kindsOf(frame.nodes);
    for (const kind of kinds.length === 0 ? (['none'] as const) : new Set(kinds)) {
      byKind.set(kind, [...(byKind.get(kind) ?? []), frame]);
    }
    for (const type of slotsOf(frame.nodes)) slots.set(type, (slots.get(type) ?? 0) + 1);
  }
  const rarity = (frame: Frame): number =>
    1 + 2 * Math.max(0, ...slotsOf(frame.nodes).map((type) => Math.min(1, RARE_SLOT / (slots.get(type) ?? 1))));
  const weightOf = (frame: Frame): number => rarity(frame) * (1 + FOR_EACH_SLOT * slotsOf(frame.nodes).length);
  const groups = [...byKind.keys()].sort().map((kind) => {
    const some = byKind.get(kind) ?? [];
    return { kind, weight: Math.sqrt(some.length) * (FREQUENT.get(kind) ?? 1), draw: weighted(some, weightOf) };
  });
  const group = weighted(groups, ({ weight }) => weight);
  return (random, wanted) => (groups.find(({ kind }) => kind === wanted) ?? group(random)).draw(random);
}

/** @throws Error when there is nothing to choose from. */
function weighted<One>(some: readonly One[], weightOf: (one: One) => number): (random: () => number) => One {
  const weights = some.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (random) => {
    let left = random() * total;
    const at = weights.findIndex((weight) => (left -= weight) < 0);
    const chosen = some.at(at);
    if (chosen === undefined) throw new Error('no frames');
    return chosen;
  };
}

function slotsOf(nodes: readonly Node[]): SlotType[] {
  return nodes.flatMap((node) => {
    if (node.is === 'choice') return node.branches.flatMap(slotsOf);
    if (node.is === 'operation') return slotsOf(node.nodes);
    return node.is === 'slot' ? [node.type] : [];
  });
}

export function kindsOf(nodes: readonly Node[]): OperationKind[] {
  return nodes.flatMap((node) => {
    if (node.is === 'choice') return node.branches.flatMap(kindsOf);
    return node.is === 'operation' ? [node.kind] : [];
  });
}

function canFollow(frame: Frame, chosen: readonly Frame[]): boolean {
  const isFirst = frame.conditions.some((one) => one === 'new' || one.startsWith('asked'));
  const isNew = chosen.some(({ conditions }) => conditions.includes('new'));
  return !isFirst && !(isNew && frame.conditions.length > 0);
}

function join(drafts: readonly Draft[], language: Language, values: Values, random: () => number): Draft {
  const pieces: Piece[] = [];
  const kinds: OperationKind[] = [];
  let slots = 0;
  const plain = (text: string): Piece => ({ text, operation: null, slot: null });
  for (const draft of drafts) {
    if (pieces.length > 0) pieces.push(plain(values.plain('joiner', language, random)));
    const filler = random() < FILLERS ? values.plain('filler', language, random) : '';
    const isBehind = /^[\s,،!?.؟]/.test(filler);
    if (filler !== '' && !isBehind) pieces.push(plain(filler));
    for (const piece of draft.pieces) {
      pieces.push({
        text: piece.text,
        operation: piece.operation === null ? null : piece.operation + kinds.length,
        slot: piece.slot && { ...piece.slot, number: piece.slot.number + slots },
      });
    }
    if (isBehind) pieces.push(plain(filler));
    kinds.push(...draft.kinds);
    slots += draft.pieces.length;
  }
  return { pieces, kinds };
}

const QUESTIONS: Partial<Record<Condition, ReadingContext['openQuestion']>> = {
  'asked:order-number': 'order-number',
  'asked:order-proof': 'order-proof',
  'asked:budget': 'budget',
  'asked:for-whom': 'for-whom',
  'asked:which-kind': 'which-kind',
  'asked:which-product': 'which-product',
  'asked:yes-no': 'yes-no',
  'asked:car': 'car',
};

/** A dialogue state that meets the conditions; the rest of it is random. */
export function contextOf(conditions: readonly Condition[], language: Language, random: () => number): ReadingContext {
  const asked = conditions.map((one) => QUESTIONS[one]).find((one) => one !== undefined) ?? null;
  const isNew = conditions.includes('new') || (conditions.length === 0 && random() < 0.45);
  const isShown = conditions.includes('shown') || (!isNew && random() < 0.5);
  const hasSubject = conditions.includes('subject') || (isShown && random() < 0.9) || (!isNew && random() < 0.4);
  return {
    language: random() < 0.8 ? language : (LANGUAGES[Math.floor(random() * LANGUAGES.length)] ?? language),
    hasSubject,
    constraintCount: hasSubject && random() < 0.5 ? 1 : 0,
    shownCount: isShown ? (random() < 0.2 ? 1 : 6) : 0,
    openQuestion: asked ?? (!isNew && random() < 0.06 ? 'which-kind' : null),
    lastKinds: [],
  };
}

/** A catalogue that contains most of the named products, and some of the other words in its titles. */
function catalogueFor(message: LabelledMessage, random: () => number): NonNullable<ReadingContext['catalogueHas']> {
  const known = new Map<string, 'kind' | 'brand' | 'word'>();
  for (const word of message.text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []) if (random() < 0.06) known.set(word, 'word');
  for (const { slots } of message.operations) {
    for (const { type, start, end } of slots) {
      const words = message.text.slice(start, end).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
      for (const [at, word] of words.entries()) {
        const isHead = at === words.length - 1;
        if (type === 'kind' && random() < 0.75) known.set(word, isHead || random() < 0.5 ? 'kind' : 'word');
        else if (type === 'brand' && random() < 0.8) known.set(word, 'brand');
        else if (type === 'product' && random() < 0.7) known.set(word, at === 0 && random() < 0.6 ? 'brand' : 'word');
        else if (
          random() < 0.35 &&
          (type === 'color' || type === 'material' || type === 'feature' || type === 'purpose')
        )
          known.set(word, 'word');
      }
    }
  }
  return (word) => known.get(word) ?? null;
}
