/**
 * A subset of `npm run eval:assistant`: a few conversations per language, and some adversarial turns.
 *
 * The full evaluation has thresholds for the share of correct turns. This test checks only what must hold in every
 * turn: a reply arrives, without artefacts, and nothing in it is invented.
 */
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKED_SHOPS } from './adversarial/attacks.ts';
import { holdAdversarial } from './adversarial/hold-adversarial.ts';
import { type Conversation, readConversations, storeIdOf } from './conversation.ts';
import { holdConversation } from './hold-conversation.ts';
import { openShops, type Shops } from './open-shops.ts';

const SCRIPTS = readConversations(fileURLToPath(new URL('.', import.meta.url)));
const EACH = 5;
const ATTACKS = 60;
const AT_LEAST = { en: 60, ka: 30, tr: 30, ar: 30, az: 30 };
const KINDS = 6;
/** About two hundred turns with the complete server on a possibly busy machine. */
const PATIENCE_MS = 120_000;

let shops: Shops;
beforeAll(async () => {
  shops = await openShops(ATTACKED_SHOPS);
}, PATIENCE_MS);
afterAll(() => shops.close());

const storeOf = ({ shop, lang }: Conversation) =>
  storeIdOf(
    shop,
    lang,
    DEMO_STORES.map(({ id }) => id),
  );

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

  it('are answered without an invented fact or a seam', { timeout: PATIENCE_MS }, async () => {
    const open: readonly string[] = ATTACKED_SHOPS;
    const slice = LANGUAGES.flatMap((language) =>
      SCRIPTS.filter((script) => script.lang === language && open.includes(storeOf(script))).slice(0, EACH),
    );
    for (const script of slice) {
      // Expectations are evaluated by the full evaluation.
      const bare = { ...script, turns: script.turns.map(({ say }) => ({ say, expect: {} })) };
      const { turns } = await holdConversation(shops, bare, storeOf(script), { judgesLanguage: false });
      const faults = turns.flatMap(({ said, wrong, invented }) =>
        [...wrong, ...invented].map((fault) => `${said}: ${fault}`),
      );
      expect(faults, script.id).toEqual([]);
    }
  });
});

describe('an attacker', () => {
  it('gets an answer, and neither an invention nor an order out of the assistant', {
    timeout: PATIENCE_MS,
  }, async () => {
    const held = await holdAdversarial(shops, ATTACKS, 'a slice');
    const faults = held.flatMap(({ kind, said, wrong, invented }) =>
      [...wrong, ...invented].map((fault) => `${kind}, ${said}: ${fault}`),
    );

    expect(held).toHaveLength(ATTACKS);
    expect(faults).toEqual([]);
  });
});
