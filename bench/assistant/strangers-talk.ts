/**
 * Runs conversations in shops that were not used for development: each shop is imported without a mapping, and every
 * turn is compared with what a person expects of the answer. The rules are those of the scorer that comes with these
 * shops.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Language } from '@quarry/contract';
import { z } from 'zod';
import { importTextsCommand } from '../../apps/server/src/commands/import-texts-command.ts';
import { type Answer, openShops, type Shops } from '../../tests/conversations/open-shops.ts';
import { gradedIds, productsById, shopNames } from '../strangers/read-shop.ts';

const Expected = z.object({
  docs: z.enum(['some', 'none', 'any']).optional(),
  /** One of these is among the first three cards. */
  first_any: z.array(z.string()).optional(),
  /** No other card is shown. */
  only: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
  mentions_any: z.array(z.coerce.string()).optional(),
  must_not_match: z.array(z.string()).optional(),
  language: Language.optional(),
});
/** One conversation with a shop that comes with it. */
export const Talk = z.object({
  id: z.string(),
  lang: Language,
  turns: z.array(z.object({ say: z.string(), expect: Expected.default({}) })),
});
export type Talk = z.infer<typeof Talk>;
const About = z.object({ name: z.string(), language: Language, currency: z.string() });

export interface StrangerTurn {
  talk: string;
  language: Language;
  said: string;
  answer: Answer;
  /** Expectations that were not met. */
  wrong: string[];
}

export interface StrangerShop {
  name: string;
  turns: StrangerTurn[];
}

/** @param only names of shops; empty: all. */
export async function holdStrangers(folder: string, only: readonly string[]): Promise<StrangerShop[]> {
  const held: StrangerShop[] = [];
  for (const name of shopNames(folder)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const shops = await openShops([]);
    try {
      const shop = path.join(folder, name);
      const talks = z.array(Talk).parse(JSON.parse(readFileSync(path.join(shop, 'conversations.json'), 'utf8')));
      held.push({ name, turns: await holdTalks(shops, shop, name, talks) });
    } finally {
      await shops.close();
    }
  }
  return held;
}

/** Imports the shop of the folder without a mapping, and holds the conversations in it. */
export async function holdTalks(
  shops: Shops,
  folder: string,
  storeId: string,
  talks: readonly Talk[],
): Promise<StrangerTurn[]> {
  const productOf = await openStranger(shops, folder, storeId);
  const turns: StrangerTurn[] = [];
  for (const talk of talks) {
    for (const { say, expect } of talk.turns) {
      const answer = await shops.say({ storeId, as: 'staff', sessionId: `talk-${talk.id}` }, say, talk.lang);
      const wrong = judge(answer, expect, talk.lang, productOf);
      turns.push({ talk: talk.id, language: talk.lang, said: say, answer, wrong });
    }
  }
  return turns;
}

/** @returns for each graded id of the feed the id of the product that contains it. */
async function openStranger(shops: Shops, folder: string, storeId: string): Promise<ReadonlyMap<string, string>> {
  const { importer, catalog } = shops.services;
  const { name, language, currency } = About.parse(JSON.parse(readFileSync(path.join(folder, 'shop.json'), 'utf8')));
  const feed = readdirSync(folder).find((file) => file.startsWith('feed.'));
  if (feed === undefined) throw new Error(`${folder} has no feed.* file.`);
  await importer.importFile({ storeId, file: path.join(folder, feed), name, language, currency });
  if (existsSync(path.join(folder, 'texts'))) {
    const quiet = {
      cwd: folder,
      out: async () => {},
      err: () => {},
      warn: () => {},
      progress: () => {},
      readSecret: async () => '',
    };
    const io = { ...quiet, signal: new AbortController().signal };
    await importTextsCommand({ store: storeId, dir: 'texts' }, io, shops.services);
  }
  const products = [];
  for await (const batch of catalog.allProducts(storeId)) products.push(...batch);
  return productsById(products, gradedIds(path.join(folder, 'queries.tsv')));
}

const SCRIPTS: Partial<Record<Language, RegExp>> = { ka: /[ა-ჰ]/u, ar: /[\u0600-\u06ff]/u };
const FIRST = 3;

function judge(
  { text, docs }: Answer,
  expect: z.infer<typeof Expected>,
  language: Language,
  productOf: ReadonlyMap<string, string>,
): string[] {
  const said = text.toLocaleLowerCase(language);
  const shown = docs.map(({ id }) => id);
  const idsOf = (list: readonly string[]) => new Set(list.map((id) => productOf.get(id) ?? id));
  const wrong: string[] = [];
  if (said.trim() === '' && shown.length === 0) wrong.push('no answer');
  if (expect.docs === 'some' && shown.length === 0) wrong.push('no products');
  if (expect.docs === 'none' && shown.length > 0) wrong.push(`${shown.length} products`);
  const { first_any: first, only, not, mentions_any: mentions } = expect;
  if (first && !shown.slice(0, FIRST).some((id) => idsOf(first).has(id))) wrong.push('none of the expected first');
  if (only && shown.some((id) => !idsOf(only).has(id))) wrong.push('others shown');
  // Variants of one product may be both wanted and unwanted; the product then counts as wanted.
  const wanted = idsOf([...(first ?? []), ...(only ?? [])]);
  if (not && shown.some((id) => idsOf(not).has(id) && !wanted.has(id))) wrong.push('unwanted shown');
  if (mentions && !mentions.some((stem) => isSaid(said, stem.toLocaleLowerCase(language)))) {
    wrong.push(`says none of ${mentions.join(' | ')}`);
  }
  for (const pattern of expect.must_not_match ?? []) {
    if (new RegExp(pattern.replace(/^\(\?i\)/, ''), 'iu').test(said)) wrong.push(`says ${pattern}`);
  }
  const script = SCRIPTS[expect.language ?? language];
  if (text !== '' && script && !script.test(text)) wrong.push('language');
  return wrong;
}

/** A stem of up to three letters must be a whole word: "no" is not in "now". */
function isSaid(text: string, stem: string): boolean {
  const word = stem.trim();
  return /^\p{L}{1,3}$/u.test(word) ? new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text) : text.includes(stem);
}
