import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { operation, torchesOnTable, turnOf } from '../testing/planned-turn.ts';
import { matchOverrides } from './match-overrides.ts';

const surest = (message: string, language: 'en' | 'ka' | 'tr' | 'ar' | 'az' = 'en') =>
  matchOverrides(turnOf(message, [], emptyMemory(), language)).filter(({ kind }) => kind !== 'quick-reply');
const has = (message: string, kind: string, topic?: string): boolean =>
  surest(message).some((one) => one.kind === kind && one.topic === topic);

describe('Overrides', () => {
  it.each([
    ['hello', 'greeting'],
    ['hello, what can you do?', 'help'],
    ['can I talk to a person', 'hand-over'],
    ['my parcel arrived broken', 'complaint'],
  ])('"%s" stands for %s', (message, kind) => {
    expect(has(message, kind)).toBe(true);
  });

  it('tells in which way an operation is said', () => {
    expect(has('tell me a joke', 'small-talk', 'joke')).toBe(true);
    expect(has('what is 12 x 7?', 'out-of-scope', 'sums')).toBe(true);
  });

  it('leaves a thing that is named to the wish, whatever word it shares with talk', () => {
    expect(has('a joke book', 'small-talk', 'joke')).toBe(false);
  });

  it('are in the order of their confidence', () => {
    const confidences = matchOverrides(turnOf('cheapest torch')).map(({ confidence }) => confidence);

    expect(confidences).toEqual([...confidences].sort((one, other) => other - one));
  });

  it('always end in a wish for products', () => {
    expect(matchOverrides(turnOf('qwxz')).at(-1)?.kind).toBe('find');
  });

  it('are doubted where the reader found what phrases cannot tell', () => {
    const forget = [operation('drop', ['feature', 'USB'])];
    const isDoubted = (operations: Parameters<typeof turnOf>[1]) =>
      matchOverrides(turnOf('torch without usb', operations, torchesOnTable()))
        .find(({ kind }) => kind === 'find')
        ?.isDoubted();

    expect(isDoubted(forget)).toBe(true);
    expect(isDoubted(forget.map((one) => ({ ...one, confidence: 0.3 })))).toBe(isDoubted([]));
  });
});
