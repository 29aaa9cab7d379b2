/**
 * The scripted conversations with all their expectations, and some adversarial turns. Counted as by
 * `npm run eval:assistant`, which prints every answer.
 */
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKED_SHOPS } from './adversarial/attacks.ts';
import { holdAdversarial } from './adversarial/hold-adversarial.ts';
import { readConversations } from './conversation.ts';
import type { HeldConversation } from './hold-conversation.ts';
import { openShops, type Shops } from './open-shops.ts';
import { holdScripts, isRight, MIN_RIGHT, shareRight, storeOf, storesOf } from './score-conversations.ts';

const SCRIPTS = readConversations(fileURLToPath(new URL('.', import.meta.url)));
const ATTACKS = 60;
const AT_LEAST = { en: 60, ka: 30, tr: 30, ar: 30, az: 30 };
const KINDS = 6;
/** About eight hundred turns with the complete server on a possibly busy machine. */
const PATIENCE_MS = 1_800_000;

let shops: Shops;
let held: HeldConversation[];
beforeAll(async () => {
  shops = await openShops([...new Set([...storesOf(SCRIPTS), ...ATTACKED_SHOPS])]);
  held = await holdScripts(shops, SCRIPTS);
}, PATIENCE_MS);
afterAll(() => shops.close());

/** For the message of a failed test. */
const failures = (part: readonly HeldConversation[]): string =>
  part
    .flatMap(({ script, turns }) =>
      turns
        .filter((turn) => !isRight(turn))
        .map(({ said, wrong, invented }) => `${script.id}, "${said}": ${[...wrong, ...invented].join('; ')}`),
    )
    .join('\n');

describe('the scripted conversations', () => {
  it.each(LANGUAGES)('are many in %s, three to eight turns long, over many kinds of shop', (language) => {
    const own = SCRIPTS.filter(({ lang }) => lang === language);
    const kinds = new Set(own.map((script) => DEMO_STORES.find(({ id }) => id === storeOf(script))?.kind));

    expect(own.length).toBeGreaterThanOrEqual(AT_LEAST[language]);
    expect(kinds.size).toBeGreaterThanOrEqual(KINDS);
    for (const { id, turns } of own) {
      expect(turns.length, id).toBeGreaterThanOrEqual(3);
      expect(turns.length, id).toBeLessThanOrEqual(8);
    }
  });

  it.each(LANGUAGES)('are answered as expected in %s, as often as before', (language) => {
    const own = held.filter(({ script }) => script.lang === language);

    expect(shareRight(own.flatMap(({ turns }) => turns)), failures(own)).toBeGreaterThanOrEqual(MIN_RIGHT[language]);
  });

  it('are answered whole, without an invented fact or a seam', () => {
    const faults = held.flatMap(({ script, turns }) =>
      turns.flatMap(({ said, malformed, invented }) =>
        [...malformed, ...invented].map((fault) => `${script.id}, "${said}": ${fault}`),
      ),
    );

    expect(faults).toEqual([]);
  });
});

describe('an attacker', () => {
  it('gets an answer, and neither an invention nor an order out of the assistant', {
    timeout: PATIENCE_MS,
  }, async () => {
    const attacks = await holdAdversarial(shops, ATTACKS, 'a slice');
    const faults = attacks.flatMap(({ kind, said, wrong, invented }) =>
      [...wrong, ...invented].map((fault) => `${kind}, ${said}: ${fault}`),
    );

    expect(attacks).toHaveLength(ATTACKS);
    expect(faults).toEqual([]);
  });
});
