/**
 * A slice of what `npm run eval:assistant` asks: a few conversations of each language, and a few of an attacker's turns.
 *
 * The whole evaluation has bars for the share of right turns. Here only that holds which must hold in every turn: an
 * answer comes, in its language, without seams, and nothing in it is invented.
 */
import { fileURLToPath } from 'node:url';
import { DEMO_STORES, LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { holdAdversarial } from './adversarial/hold-adversarial.ts';
import { type Conversation, readConversations, storeIdOf } from './conversation.ts';
import { holdConversation } from './hold-conversation.ts';
import { openShops } from './open-shops.ts';

const SCRIPTS = readConversations(fileURLToPath(new URL('.', import.meta.url)));
const EACH = 5;
const ATTACKS = 60;
const AT_LEAST = { en: 60, ka: 30, tr: 30, ar: 30, az: 30 };
const KINDS = 6;
/** Of shops that share an open house, so that few have to be loaded. */
const SHOPS = ['quarry', 'lcw', 'dressup'];

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

  it('are answered without an invented fact or a seam', async () => {
    const slice = LANGUAGES.flatMap((language) =>
      SCRIPTS.filter((script) => script.lang === language && SHOPS.includes(storeOf(script))).slice(0, EACH),
    );
    const shops = await openShops(SHOPS);
    try {
      for (const script of slice) {
        // What an answer should be is for the evaluation to count.
        const bare = { ...script, turns: script.turns.map(({ say }) => ({ say, expect: {} })) };
        const { turns } = await holdConversation(shops, bare, storeOf(script), { judgesLanguage: false });
        const faults = turns.flatMap(({ said, wrong, invented }) =>
          [...wrong, ...invented].map((fault) => `${said}: ${fault}`),
        );
        expect(faults, script.id).toEqual([]);
      }
    } finally {
      await shops.close();
    }
  });
});

describe('an attacker', () => {
  it('gets an answer, and neither an invention nor an order out of the assistant', async () => {
    const held = await holdAdversarial(ATTACKS, 'a slice');
    const faults = held.flatMap(({ kind, said, wrong, invented }) =>
      [...wrong, ...invented].map((fault) => `${kind}, ${said}: ${fault}`),
    );

    expect(held).toHaveLength(ATTACKS);
    expect(faults).toEqual([]);
  });
});
