import { describe, expect, it } from 'vitest';
import { foldExact, skeleton } from '../analysis/fold.ts';
import { readNumberInWords } from './number-words.ts';
import { understand } from './understand.ts';

const NUMBERS: readonly (readonly [string, number])[] = [
  ['ათი', 10],
  ['ოცი', 20],
  ['ოცდახუთ', 25],
  ['ოცდაათი', 30],
  ['ორმოცდაათ', 50],
  ['სამოცდათხუთმეტი', 75],
  ['ოთხმოცდაათ', 90],
  ['ას', 100],
  ['ასოც', 120],
  ['ასორმოცდაათი', 150],
  ['ორასი', 200],
  ['ორას ორმოცდაათ', 250],
  ['რვაას', 800],
  ['ათას ხუთას', 1500],
  ['ორი ათას', 2000],
  ['elli', 50],
  ['yüz elli', 150],
  ['iki yüz', 200],
  ['bin beş yüz', 1500],
  ['əlli', 50],
  ['iyirmi beş', 25],
  ['üç yüz', 300],
  ['iki min', 2000],
  ['خمسين', 50],
  ['خمسة وعشرين', 25],
  ['مية وخمسين', 150],
  ['مئتين', 200],
  ['خمسمية', 500],
  ['ثلاثمائة', 300],
  ['ألف وخمسمية', 1500],
  ['ألفين', 2000],
  ['fifty', 50],
  ['two hundred and fifty', 250],
  ['one thousand five hundred', 1500],
];
const NO_NUMBERS = ['ასლი', 'ათლეტი', 'ოცნება', 'სამოსი', 'დაათი', 'kaba', 'وردة', 'سترة', 'ორმოცდა'];

const words = (text: string) => text.split(' ').map((word) => skeleton(foldExact(word)));

describe('numbers in words', () => {
  it('takes no word for a number that only the language of this program has', () => {
    expect(readNumberInWords(['fifty', 'constructor'])).toEqual({ value: 50, length: 1 });
    expect(readNumberInWords(['valueof'])).toBeUndefined();
  });

  it.each(NUMBERS)('%s is %d', (text, value) => {
    expect(readNumberInWords(words(text))).toEqual({ value, length: words(text).length });
  });

  it.each([
    ['yirmi elli', undefined],
    ['fifty sixty', undefined],
    ['خمسة وعشرين', { value: 25, length: 2 }],
    ['عشرين وخمسين', undefined],
    ['elli kaba', { value: 50, length: 1 }],
    ['and fifty', undefined],
    ['fifty and kaba', { value: 50, length: 2 }],
    ['fifty andy', { value: 50, length: 1 }],
    ['hundreds', undefined],
    ['yuzuk', undefined],
    ['binlik', undefined],
    ['ათასები', undefined],
  ])('%s is read up to the first word that does not continue the number', (text, expected) => {
    expect(readNumberInWords(words(text))).toEqual(expected);
  });

  it.each(NO_NUMBERS)('%s is none', (text) => {
    expect(readNumberInWords(words(text))).toBeUndefined();
  });

  it.each([
    ['კაბა ორმოცდაათ ლარამდე', { category: 'dress', price_max: 50 }],
    ['ფეხსაცმელი ასი ლარიდან ორას ლარამდე', { price_min: 100, price_max: 200 }],
    ['elli liraya kadar elbise', { category: 'dress', price_max: 50 }],
    ['yüz əlli manata qədər çanta', { price_max: 150 }],
    ['فستان بأقل من خمسين دولار', { category: 'dress', price_max: 50 }],
    ['فستان تحت مية وخمسين ريال', { category: 'dress', price_max: 150 }],
    ['dress under fifty dollars', { category: 'dress', price_max: 50 }],
  ] as const)('%s is a limit', (query, understood) => {
    expect(understand(query).understood).toMatchObject(understood);
  });

  it.each(['set of six chairs', 'altı kişilik yemek takımı', 'طقم ست كراسي', 'სამი ფერის კაბა'])(
    '%s counts things, not money',
    (query) => {
      const { understood } = understand(query);
      expect(understood).not.toHaveProperty('price_max');
      expect(understood).not.toHaveProperty('price_min');
    },
  );
});
