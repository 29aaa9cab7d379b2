/** That each kind of danger, told in each language, is answered with its own help and no products, whatever the shop sells. */
import fs from 'node:fs';
import { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { helpIn } from '../../packages/assistant/src/danger/answers.ts';
import { DANGER_KINDS, type DangerKind } from '../../packages/assistant/src/danger/danger-kind.ts';
import { aConversation } from '../../packages/assistant/src/testing/little-shop.ts';

const NUMBERS = {
  emergency_number: '113',
  helplines: { self_harm: '116 006', poison: '116 007', violence: '116 008' },
};

const told = fs
  .readFileSync(new URL('./each-kind.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [Language, DangerKind, string] => {
    const [language, kind, message = ''] = line.split('\t');
    return [Language.parse(language), DANGER_KINDS.find((one) => one === kind) ?? 'emergency', message];
  });

describe.each(['fashion', 'electronics', 'pharmacy', 'groceries'] as const)('in a shop for %s', (kind) => {
  it.each(told)('%s, %s: help and no products for "%s"', async (language, danger, message) => {
    const heard = await aConversation({ store: { kind, ...NUMBERS } })(message, language);

    expect(heard.text).toBe(helpIn(danger, language, NUMBERS));
    expect(heard.ids).toBeNull();
    expect(heard.buttons).toEqual([]);
  });
});

it('each language has a message of each kind', () => {
  expect(new Set(told.map(([language, kind]) => `${language} ${kind}`)).size).toBe(
    DANGER_KINDS.length * Language.options.length,
  );
});
