/**
 * What a correction does to the request: a value takes the place of another of the same attribute, a condition that is
 * given up is gone, and what contradicts a new value gives way to it.
 */
import type { SearchFilters } from '@quarry/contract';
import { type Language, understand } from '@quarry/language';
import type { Operation, Slot } from '../dialogue/operation.ts';
import { messageWithout, ownPart, textOf } from '../dialogue/slots.ts';
import type { Wishes } from '../memory/memory.ts';
import { attributesAskedFor, withoutNamesOf } from '../minds/built-in/slots/asked-attributes.ts';
import type { Turn } from '../minds/mind.ts';
import { OWN_TALK } from '../phrases/product-talk.ts';
import { foldText } from '../words/fold-text.ts';
import droppedNames from './data/dropped-names.json' with { type: 'json' };
import { readCondition } from './evidence.ts';
import { type LookedUp, lookUp } from './look-up.ts';
import { likeness, wordsIn } from './words.ts';

const DROPPED = ['price', 'size', 'color', 'material', 'brand'] as const;
type DroppedKey = (typeof DROPPED)[number];
const ALSO_CALLED = Object.entries(droppedNames).map(([key, stems]) => ({
  key,
  stems: stems.split(' ').map((stem) => foldText(stem)),
}));
const LIKE = 0.8;

/**
 * "3 seater instead": the new value of a replacement is not ruled out, whatever the words around it look like, unless
 * the lexicon finds it excluded ("any colour but white"). A condition of nothing but a value and the name of its
 * attribute ("colour blue") excludes nothing; of any other the reader's exclusion holds. A bare number names no product.
 */
export function withNewValue(operation: Operation, turn: Pick<Turn, 'message' | 'language'>): Operation {
  const { kind } = operation;
  if (kind !== 'replace' && kind !== 'constrain') return operation;
  const excluded = understand(turn.message, { language: turn.language }).spans.filter(({ negated }) => negated);
  const isWanted =
    kind === 'replace' ? operation.slots.every(({ isNegated }) => isNegated) : namesOnlyAttributes(operation, turn);
  const slots = operation.slots.map((slot): Slot => {
    const { isNegated: _isNegated, ...positive } = slot;
    const isStated = excluded.some(({ start, end }) => start < slot.end && slot.start < end);
    const isExcluded = isStated || (!isWanted && slot.isNegated);
    const value: Slot = isExcluded ? { ...positive, isNegated: true } : positive;
    const isNumber = kind === 'replace' && /^[\p{N}.,٫]+$/u.test(value.text.trim());
    return isNumber && NAMING.has(value.type) ? { ...value, type: 'measure' } : value;
  });
  return { ...operation, slots };
}

/** Whether the words beside the values are names of attributes, and there are some. */
function namesOnlyAttributes(operation: Operation, { message, language }: Pick<Turn, 'message' | 'language'>): boolean {
  const rest = foldText(messageWithout(ownPart(message, operation), operation.slots)).trim();
  const keys = attributesAskedFor(rest, language, []);
  return keys.length > 0 && !/[\p{L}\p{N}]/u.test(withoutNamesOf(keys, rest, language));
}
const NAMING: ReadonlySet<string> = new Set(['kind', 'product', 'brand']);

/** Of "2 seater sofa" and "3 seater" the first with the number of the second; null where no number stands by the word. */
export function withOtherNumber(words: string, said: string, language: Language): string | null {
  const asked = wordsIn(said, language);
  const at = asked.findIndex(({ number }) => number !== null);
  const [fresh, thing] = [asked[at], asked[at + 1]];
  if (!fresh || !thing || asked.length > 2) return null;
  const own = wordsIn(words, language);
  const place = own.findIndex(
    (word, index) => word.number !== null && own[index + 1] && likeness(own[index + 1] ?? thing, thing) >= LIKE,
  );
  const old = own[place];
  if (!old || old.number === fresh.number) return null;
  return words.replace(old.surface, fresh.surface);
}

/** What a message gives up: the conditions and filters that it names, the values of the attributes that it names. */
export function withoutDropped(wishes: Wishes, operation: Operation, turn: Turn): Wishes {
  const { language, message } = turn;
  const clause = operation.span ? message.slice(operation.span.start, operation.span.end) : message;
  const text = textOf(operation.slots) || clause;
  const keys = keysNamedIn(text, operation, language);
  const attributes = new Set<string>([...keys, ...attributesAskedFor(foldText(text), language, keys)]);
  const { words } = readCondition(text, language);
  const conditions = (wishes.conditions ?? []).filter(
    ({ key, text: old }) =>
      !(key !== undefined && attributes.has(key)) &&
      !readCondition(old, language).words.some((word) => words.some((one) => likeness(one, word) >= LIKE)),
  );
  const { below, above, wanted, ...rest } = wishes;
  const isPriceKept = !keys.includes('price');
  return {
    ...rest,
    ...(isPriceKept && below !== undefined && { below }),
    ...(isPriceKept && above !== undefined && { above }),
    ...(wanted && { wanted: withoutKeys(wanted, keys) }),
    words: withoutValues(wishes.words, keys, language),
    said: withoutValues(wishes.words, keys, language),
    filters: withoutKeys(wishes.filters, keys),
    ...(wishes.conditions && { conditions }),
  };
}

function keysNamedIn(text: string, { slots }: Operation, language: Language): DroppedKey[] {
  const folded = foldText(text);
  const said = folded.split(/[^\p{L}]+/u);
  const { facts } = OWN_TALK[language];
  return DROPPED.filter(
    (key) =>
      facts[key].in(folded) ||
      slots.some(({ type }) => type === key || (key === 'price' && (type === 'price-max' || type === 'price-min'))) ||
      ALSO_CALLED.some(
        (one) => one.key === key && one.stems.some((stem) => said.some((word) => word.startsWith(stem))),
      ),
  );
}

/** The list that earlier conditions left is none any more. */
function withoutKeys(filters: SearchFilters, keys: readonly DroppedKey[]): SearchFilters {
  const { ids: _ids, ...left } = filters;
  for (const key of keys) {
    if (key === 'price') {
      delete left.price_min;
      delete left.price_max;
    } else delete left[key];
  }
  return left;
}

/** Colours and materials may stand among the words of the wish. */
export function withoutValues(words: string, keys: readonly string[], language: Language): string {
  const { spans } = understand(words, { language });
  let left = words;
  for (const { start, end, kind } of [...spans].reverse()) {
    if (!keys.some((key) => key === kind)) continue;
    left = `${left.slice(0, start)} ${left.slice(end)}`;
  }
  const rest = left.replace(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : words;
}

/**
 * "No wait, a soft one" of wooden chairs: where nothing is both, what was said before gives way, the latest first; null
 * where that does not help.
 */
export async function yieldingToNew(
  turn: Turn,
  wishes: Wishes,
  before: Wishes | null,
): Promise<{ wishes: Wishes; found: LookedUp } | null> {
  const isOld = (text: string) => before?.conditions?.some((one) => one.text === text) === true;
  const conditions = wishes.conditions ?? [];
  const ways: Wishes[] = [];
  const old = conditions.filter(({ text }) => isOld(text));
  for (const one of [...old].reverse()) {
    ways.push({ ...wishes, conditions: conditions.filter((other) => other !== one) });
  }
  for (const key of ['color', 'material', 'size', 'brand'] as const) {
    if (wishes.filters[key] === undefined || before?.filters[key] !== wishes.filters[key]) continue;
    const { [key]: _value, ...filters } = wishes.filters;
    const words = withoutValues(wishes.words, [key], turn.language);
    ways.push({ ...wishes, words, said: words, filters });
  }
  for (const way of ways) {
    const found = await lookUp(turn, way);
    if (found.isSubjectThere && found.met.length > 0) return { wishes: way, found };
  }
  return null;
}

/**
 * A slot may hold only a part of what is wanted (`kulak` of `kulak üstü olsun`): the words around it in its part of the
 * message, without the other slots.
 */
export function wholeText({ message }: Turn, operation: Operation): string {
  const { span, slots } = operation;
  if (!span) return textOf(slots);
  const others = slots.filter(({ type }) => type === 'deictic' || type === 'price-max' || type === 'price-min');
  const inSpan = others.map((slot) => ({ ...slot, start: slot.start - span.start, end: slot.end - span.start }));
  return messageWithout(message.slice(span.start, span.end), inSpan);
}
