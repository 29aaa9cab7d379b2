import { describe, expect, it } from 'vitest';
import { WordCache } from './word-cache.ts';

describe('the word cache', () => {
  it('keeps what is asked for again and forgets the rest', () => {
    const memory = new WordCache<number>(100);
    memory.set('frequent', 1);
    memory.set('rare', 2);
    for (let i = 0; i < 1000; i++) {
      memory.set(`passing ${i}`, i);
      expect(memory.get('frequent')).toBe(1);
    }
    expect(memory.get('rare')).toBeUndefined();
    expect(memory.get('passing 999')).toBe(999);
  });
});
