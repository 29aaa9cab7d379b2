import { describe, expect, it } from 'vitest';
import type { Slot } from '../dialogue/operation.ts';
import { withKnownType } from './known-types.ts';

const slot = (text: string, type: Slot['type'] = 'kind'): Slot => ({
  type,
  text,
  start: 0,
  end: text.length,
  confidence: 0.4,
});

describe('the type of a slot', () => {
  it.each([
    ['წითელი', 'ka', 'color'],
    ['أحمر', 'ar', 'color'],
    ['pamuk', 'tr', 'material'],
  ] as const)(
    'of a thing named %s (%s) is %s, because the lexicon knows the word as nothing else',
    (text, language, type) => {
      expect(withKnownType(slot(text), language).type).toBe(type);
    },
  );

  it('stays where the words name a thing, are unknown, or may mean several', () => {
    expect(withKnownType(slot('dress'), 'en').type).toBe('kind');
    expect(withKnownType(slot('red dress'), 'en').type).toBe('kind');
    expect(withKnownType(slot('glorvane'), 'en').type).toBe('kind');
    expect(withKnownType(slot('red', 'purpose'), 'en').type).toBe('purpose');
  });
});
