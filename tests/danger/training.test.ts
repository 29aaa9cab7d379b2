/** The parts of `training/danger` that make messages: a mistake in a data file is named, and the same data give the same messages. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { type Line, readLines } from '../../training/danger/examples.ts';
import { messagesOf, parsePatterns } from '../../training/danger/patterns.ts';
import { sequence } from '../../training/danger/random.ts';
import { inLatin, mistyped } from '../../training/danger/spellings.ts';

describe('patterns', () => {
  const file = parsePatterns('@kid\tmy son|my daughter\nfire\t{kid} [shouts|] fire', 'en.tsv');
  const made = () => file.patterns.flatMap((pattern) => messagesOf(file, pattern, sequence(1)));

  it('give every message that their slots and alternatives allow, the same in every run', () => {
    expect(made().sort()).toEqual(['my daughter fire', 'my daughter shouts fire', 'my son fire', 'my son shouts fire']);
    expect(made()).toEqual(made());
  });

  it.each([
    ['fire', /en\.tsv, line 1: must be two columns/],
    ['fire\t{kid} shouts', /line 1: there is no slot @kid/],
  ])('%j is refused with its place and reason', (text, reason) => {
    expect(() => parsePatterns(text, 'en.tsv')).toThrow(reason);
  });
});

describe('the messages that measure the detector', () => {
  const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const plain = ({ message }: Line) => message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const trained = new Set(
    fs
      .readdirSync(folder('../../training/danger/messages'))
      .flatMap((file) => readLines(folder(`../../training/danger/messages/${file}`)).map(plain)),
  );

  it.each(LANGUAGES.flatMap((language) => [`${language}.held`, `${language}.everyday`, `${language}.plain`]))(
    '%s is not trained on',
    (set) => {
      expect(
        readLines(folder(`${set}.tsv`))
          .map(plain)
          .filter((message) => trained.has(message)),
      ).toEqual([]);
    },
  );
});

describe('spellings', () => {
  it('write Georgian and Arabic in Latin letters, other languages as they are', () => {
    expect(inLatin('მიშველეთ', 'ka', sequence(1))).toMatch(/^mi(sh|6|S)vele[tT]$/);
    expect(inLatin('النار', 'ar', sequence(1))).toMatch(/^[a-z0-9]+$/);
    expect(inLatin('yangın', 'tr', sequence(1))).toBeNull();
  });

  it('leave short words as they are when they mistype a message', () => {
    expect(mistyped('Is it on?', sequence(1))).toBe('is it on');
  });
});
