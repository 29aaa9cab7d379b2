import { describe, expect, it } from 'vitest';
import { asTyped, inPlainSpelling } from './as-typed.ts';

describe('a message as it is typed', () => {
  it.each([
    ['ka', 'meore ra girs', 'მეორე რა ღირს'],
    ['ka', 'minda shavi kaba', 'მინდა შავი კაბა'],
    ['ka', 'pirveli da mesame shemadare', 'პირველი და მესამე შემადარე'],
    ['ka', '900-ს რო არ გასცდეს', '900-ს რომ არ გასცდეს'],
    ['en', 'how much r u asking 4 ur delivery', 'how much are you asking 4 your delivery'],
    ['en', 'smth nice plz, it doesnt matter', "something nice please, it doesn't matter"],
    ['en', 'a book for a three year old', 'a book for a 3 year old'],
    ['en', 'keyboards 👍🏽', 'keyboards'],
    ['en', '👍', '👍'],
    ['tr', 'telefon satıyo musunuz', 'telefon satıyor musunuz'],
    ['tr', 'beş yaşında kızım için', '5 yaşında kızım için'],
    ['ar', 'مايزيدش عن ٢٠٠', 'ما يزيدش عن ٢٠٠'],
    ['ar', 'اكتر من ١٠٠', 'اكثر من ١٠٠'],
    ['az', 'bazar günü işləyirsiz', 'bazar günü işləyirsiniz'],
    ['az', 'qiyməti nədi', 'qiyməti nədir'],
  ] as const)('%s: %s', (language, typed, plain) => {
    expect(inPlainSpelling(typed, language).message).toBe(plain);
  });

  it.each([
    ['ka', 'Toyota XL'],
    ['en', 'a red dress under 50'],
    ['az', 'şəkərsiz çay'],
    ['tr', 'mavi elbise'],
    ['en', 'size M for my son'],
  ] as const)('%s: %s stays as it is', (language, message) => {
    expect(inPlainSpelling(message, language).message).toBe(message);
  });

  it('is quoted in the spelling of the shopper', () => {
    const { message, typed } = inPlainSpelling('minda shavi kaba', 'ka');
    expect(asTyped(message, typed)).toBe('minda shavi kaba');
  });
});
