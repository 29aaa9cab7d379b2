import { describe, expect, it } from 'vitest';
import { needsIn } from './needs-in.ts';

const served = (text: string) =>
  needsIn(text).flatMap(({ remedies }) =>
    remedies.map((remedy) => ('concept' in remedy ? remedy.concept.value : remedy.names[0])),
  );

describe('needs', () => {
  it('are found by words in any order and with any ending', () => {
    expect(served('our kitchen is full of cockroaches')).toContain('cockroach-killer');
    expect(served('mutfakta hamamböceği var')).toContain('cockroach-killer');
    expect(served('ნაყენი ჭიანჭველებისთვის')).toContain('ant-killer');
    expect(served('عندي نمل في المطبخ')).toContain('ant-killer');
    expect(served('в подвале мыши')).toContain('mouse-trap');
  });

  it('have the offsets of their words', () => {
    const [need] = needsIn('every knife here is dull');
    expect(need?.said.map(({ start, end }) => 'every knife here is dull'.slice(start, end)).sort()).toEqual([
      'dull',
      'knife',
    ]);
  });

  it('are not found by a part of their words', () => {
    expect(served('a knife')).toEqual([]);
  });
});
