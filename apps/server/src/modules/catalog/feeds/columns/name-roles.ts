/**
 * Determines the roles of a column from its name: first from the whole name, then from its words.
 *
 * Words stand for concepts (`fiyatı`, `price` and `ფასი` for `price`; `alış`, `cost` for `cost`), and rules state which
 * concepts together form which role, so that `SATISFIYATI`, `Satış fiyatı (TL)` and `satis_fiyati` are all the price, and
 * `alış fiyatı` is none.
 */
import { type ColumnRole, type ColumnRule, columnData } from './column-data.ts';
import { foldName } from './fold-name.ts';

export interface NameReading {
  /** Roles with scores from 0 to 1, best first. */
  roles: { role: ColumnRole; score: number }[];
  /** The name without its measure. */
  bare: string;
  /** ISO code of a currency in the name. */
  currency: string | undefined;
  /** Unit of measure in the name, such as `kg`. */
  unit: string | undefined;
  /** The number in the name (`Attribute 2 name`). */
  number: number | undefined;
}

/** A role that a rule reads is a little less sure than a name that is known as a whole. */
const RULE_WEIGHT = 0.95;
const UNKNOWN_WORD_LOSS = 0.8;
/** `Price 2` is a price less surely than `Price`; of these roles a feed has several columns. */
const NUMBER_LOSS = 0.6;
const NUMBERED_ROLES: ReadonlySet<ColumnRole> = new Set(['images', 'category', 'category_main', 'category_sub']);
/** A stem covers a word with at most so many further letters. */
const LONGEST_ENDING = 6;
const SHORTEST_GLUED = 6;
const LONGEST_GLUED = 40;
const LONGEST_PART = 14;
const NUMBER = 'number';

const remembered = new Map<string, NameReading>();
const REMEMBERED_NAMES = 5000;

export function readName(header: string): NameReading {
  const known = remembered.get(header);
  if (known) return known;
  if (remembered.size >= REMEMBERED_NAMES) remembered.clear();
  const reading = read(header);
  remembered.set(header, reading);
  return reading;
}

function read(header: string): NameReading {
  const { rest, currency, unit } = withoutMeasure(header.replace(/^\p{L}\p{M}*:(?=\p{L})/u, ''));
  // `value(s)` and `değer(ler)i` are `value` and `değer`.
  const name = rest.replace(/(?<=\p{L})\(\p{L}{1,4}\)\p{L}{0,2}/gu, '');
  const reading = { bare: rest.trim(), currency, unit, number: numberIn(name) };
  const roles = rolesOfName(name);
  // The text in brackets may decide, as in `Price (wholesale)`; an unknown remark does not hide what is known.
  return { ...reading, roles: roles.length > 0 ? roles : rolesOfName(name.replace(/[([][^)\]]*[)\]]/gu, ' ')) };
}

function wordsOf(name: string): string[] {
  return foldName(name).replace(/(\d+)/g, ' $1 ').split(' ').filter(Boolean);
}

function numberIn(name: string): number | undefined {
  const digits = wordsOf(name).find((word) => /^\d+$/.test(word));
  return digits === undefined ? undefined : Number(digits);
}

function rolesOfName(name: string): NameReading['roles'] {
  const tokens = wordsOf(name);
  const scores = new Map<ColumnRole, number>();
  const add = (role: ColumnRole, score: number) => scores.set(role, Math.max(scores.get(role) ?? 0, score));
  const compact = tokens.join('');
  const bare = tokens.filter((token) => !/^\d+$/.test(token)).join('');
  for (const { role, score } of columnData().names.get(compact) ?? []) add(role, score);
  for (const { role, score } of (bare !== compact && columnData().names.get(bare)) || []) {
    add(role, score * (NUMBERED_ROLES.has(role) ? 0.95 : NUMBER_LOSS));
  }
  const senses = sensesOf(tokens);
  for (const rule of columnData().rules) {
    const score = ruleScore(rule, senses, bare !== compact);
    if (score > 0) add(rule.role, score * RULE_WEIGHT);
  }
  return [...scores].map(([role, score]) => ({ role, score })).sort((a, b) => b.score - a.score);
}

/** `Price (USD)`, `ფასი, ლარი`, `weight_kg`: the measure is taken out of the name. */
function withoutMeasure(header: string): { rest: string; currency: string | undefined; unit: string | undefined } {
  const { currencies, signs, units } = columnData();
  let rest = header;
  let currency: string | undefined;
  let unit: string | undefined;
  for (const { sign, code } of signs) {
    if (!rest.includes(sign)) continue;
    currency ??= code;
    rest = rest.replaceAll(sign, ' ');
  }
  const aside = /[([]\s*([^()[\]]{1,20}?)\s*[)\]]|,\s*([^,]{1,12})$/u.exec(rest);
  const measure = aside && foldName(aside[1] ?? aside[2] ?? '');
  if (aside && measure && (currencies.has(measure) || units.has(measure))) {
    currency ??= currencies.get(measure);
    unit ??= units.get(measure);
    rest = `${rest.slice(0, aside.index)} ${rest.slice(aside.index + aside[0].length)}`;
  }
  const words = foldName(rest).split(' ');
  const last = words.at(-1) ?? '';
  const isMeasure =
    words.length > 1 && last.length > 1 && (currencies.has(last) || (units.has(last) && last.length < 4));
  if (isMeasure && !columnData().names.has(words.join(''))) {
    currency ??= currencies.get(last);
    unit ??= currency === undefined ? units.get(last) : undefined;
    rest = words.slice(0, -1).join(' ');
  }
  return { rest, currency, unit };
}

/** For each word of the name the concepts that it may stand for; none for an unknown word. */
function sensesOf(tokens: readonly string[]): (readonly string[])[] {
  return tokens
    .filter((token) => !/^\d+$/.test(token))
    .flatMap((token): (readonly string[])[] => {
      const concepts = conceptsOf(token);
      return concepts.length > 0 ? [concepts] : (unglued(token) ?? [[]]);
    });
}

function conceptsOf(token: string): string[] {
  const { words, stems } = columnData();
  return [...(words.get(token) ?? []), ...(stems.get(stemOf(token) ?? '') ?? [])];
}

/** The longest stem that begins the word. */
function stemOf(token: string): string | undefined {
  const { stems } = columnData();
  for (let length = token.length; length >= Math.max(3, token.length - LONGEST_ENDING); length -= 1) {
    if (stems.has(token.slice(0, length))) return token.slice(0, length);
  }
  return undefined;
}

interface Split {
  senses: (readonly string[])[];
  /** Words, and letters that are only endings. */
  cost: number;
}

/** `satisfiyati` is two words without a space. Null when the word is not made of known words from end to end. */
function unglued(token: string): (readonly string[])[] | null {
  if (token.length < SHORTEST_GLUED || token.length > LONGEST_GLUED) return null;
  const best: (Split | undefined)[] = [{ senses: [], cost: 0 }];
  for (let end = 2; end <= token.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PART); start <= end - 2; start += 1) {
      const before = best[start];
      const part = token.slice(start, end);
      const concepts = before ? conceptsOf(part) : [];
      if (!before || concepts.length === 0) continue;
      const ending = columnData().words.has(part) ? 0 : part.length - (stemOf(part)?.length ?? part.length);
      const cost = before.cost + 1 + ending;
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { senses: [...before.senses, concepts], cost };
    }
  }
  return best[token.length]?.senses ?? null;
}

function ruleScore(
  { needs, may, score }: ColumnRule,
  senses: readonly (readonly string[])[],
  hasNumber: boolean,
): number {
  const words = needs.filter((need) => need !== NUMBER);
  if (words.length < needs.length && !hasNumber) return 0;
  if (!words.every((need) => senses.some((concepts) => concepts.includes(need)))) return 0;
  if (may.has('*')) return score;
  let unknown = 0;
  for (const concepts of senses) {
    if (concepts.length === 0) unknown += 1;
    else if (!concepts.some((concept) => needs.includes(concept) || may.has(concept))) return 0;
  }
  return unknown > senses.length - unknown ? 0 : score * UNKNOWN_WORD_LOSS ** unknown;
}

/** Whether the name is of internal data of the shop, such as its cost of a product. */
export function isSecretName(name: string): boolean {
  const [best] = readName(name).roles;
  return best?.role === 'secret';
}
