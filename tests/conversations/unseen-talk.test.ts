/**
 * Conversations in shops that were imported without a mapping, in five languages: written before anybody looked at what the
 * assistant makes of them. Those of `unseen/open` may be read while developing; of `unseen/sealed` only the total counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holdTalks, type StrangerTurn, Talk } from '../../bench/assistant/strangers-talk.ts';
import { openShops, type Shops } from './open-shops.ts';

const FOLDER = path.join(import.meta.dirname, 'unseen');
const TalkOfShop = z.strictObject({ shop: z.string(), talks: z.array(Talk).min(1) });

/** Shares of right turns, a little below what is reached. */
const FLOORS = { en: 0.43, ka: 0.53, tr: 0.46, ar: 0.44, az: 0.42 } as const;
const SEALED_FLOOR = 0.57;
const PATIENCE_MS = 900_000;

let shops: Shops;
let open: StrangerTurn[];
let sealed: StrangerTurn[];
beforeAll(async () => {
  shops = await openShops([]);
  open = await hold('open');
  sealed = await hold('sealed');
}, PATIENCE_MS);
afterAll(() => shops.close());

async function hold(part: string): Promise<StrangerTurn[]> {
  const folder = path.join(FOLDER, part);
  const turns: StrangerTurn[] = [];
  for (const file of readdirSync(folder).sort()) {
    const { shop, talks } = TalkOfShop.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const storeId = `${part}-${path.basename(file, '.json')}`;
    turns.push(...(await holdTalks(shops, path.resolve(FOLDER, shop), storeId, talks)));
  }
  return turns;
}

const shareRight = (turns: readonly StrangerTurn[]): number =>
  turns.filter(({ wrong }) => wrong.length === 0).length / turns.length;

describe('talk in shops that the assistant was not made for', () => {
  it.each(LANGUAGES)('is answered as well as before in %s', (language) => {
    const own = open.filter((turn) => turn.language === language);
    const failed = own.filter(({ wrong }) => wrong.length > 0);

    expect(own.length).toBeGreaterThanOrEqual(19);
    expect(
      shareRight(own),
      failed.map(({ talk, said, wrong }) => `${talk}, "${said}": ${wrong.join('; ')}`).join('\n'),
    ).toBeGreaterThanOrEqual(FLOORS[language]);
  });

  it('is answered as well as before in conversations that nobody reads', () => {
    expect(sealed.length).toBeGreaterThanOrEqual(75);
    expect(shareRight(sealed)).toBeGreaterThanOrEqual(SEALED_FLOOR);
  });
});
