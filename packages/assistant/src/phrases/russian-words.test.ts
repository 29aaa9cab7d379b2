import { describe, expect, it } from 'vitest';
import { inEnglish, isRussian } from './russian-words.ts';

describe('A message in Russian', () => {
  it.each([
    ['сколько ватт?', 'how many watts?'],
    ['Ищу лампочку E27', 'i am looking for bulb E27'],
    ['возьму 5 штук, сколько выйдет с доставкой', 'i take 5 pieces, how much is it in total with delivery'],
    ['если разбитая придёт, что делать', 'if broken arrives, what do i do'],
    ['', ''],
  ])('%s is read as “%s”', (message, english) => {
    expect(inEnglish(message)).toBe(english);
  });

  it('is told by its letters', () => {
    expect(isRussian('есть кабель USB?')).toBe(true);
    expect(isRussian('do you have кабель for my phone')).toBe(false);
    expect(isRussian('12')).toBe(false);
  });
});
