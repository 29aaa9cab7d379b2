import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { measuresIn } from './measures-in.ts';

function values(text: string, language?: Language): string[] {
  const sign = { exact: '', 'at-least': '≥ ', 'at-most': '≤ ' } as const;
  return measuresIn(text, language ? { language } : {}).map(({ value, bound }) => `${sign[bound]}${value}`);
}

describe('the measures in a text', () => {
  it.each([
    // English
    ['laptop with 32 gb ram', '32 gb'],
    ['laptop with 32GB RAM', '32 gb'],
    ['14-inch laptop', '14″'],
    ['a 15.6" screen', '15.6″'],
    ["27'' monitor", '27″'],
    ['55in tv', '55″'],
    ['battery 60ah', '60 ah'],
    ['cordless drill 18v', '18 v'],
    ['10 litres of paint', '10 l'],
    ['20,000 mAh power bank', '20000 mah'],
    ['air conditioner for 50 m²', '50 m²'],
    ['air conditioner for 50 square metres', '50 m²'],
    ['desk 120x60 cm', '120 × 60 cm'],
    ['mattress 160x200', '160 × 200 cm'],
    ['desk 120 × 60 × 75 cm', '120 × 60 × 75 cm'],
    ['winter tyres 205/55 R16', '205/55 r16'],
    ['tyres 205/55r16', '205/55 r16'],
    ['tyres 205 55 16', '205/55 r16'],
    ['5w30 engine oil', '5w-30'],
    ['oil 5W-30 4 l', '5w-30, 4 l'],
    ['sunscreen spf 50+', 'spf 50+'],
    ['4k dash cam', '4k'],
    ['paracetamol 500mg 20 tablets', '500 mg, 20 tablets'],
    ['ambroxol 15 mg/5 ml', '15 mg/5 ml'],
    ['16 or 32 gb', '16 gb, 32 gb'],
    ['cable 1.5 m', '1.5 m'],
    ['plant pot D30cm', '30 cm'],
    ['vase H 45 cm, H80სმ', '45 cm, 80 cm'],
    // Georgian
    ['32 გბ ოპერატიული', '32 gb'],
    ['32GB-იანი ლეპტოპი', '32 gb'],
    ['14 დიუმიანი ლეპტოპი', '14″'],
    ['14-დიუმიანი', '14″'],
    ['55 ინჩი', '55″'],
    ['60 ა·სთ აკუმულატორი', '60 ah'],
    ['60 ამპერიანი', '60 ah'],
    ['9 კგ-იანი სარეცხი მანქანა', '9 kg'],
    ['9 კილოგრამი', '9 kg'],
    ['1,5 ლიტრიანი ჩაიდანი', '1.5 l'],
    ['10 ლ-იანი ვედრო', '10 l'],
    ['120x60 სმ მაგიდა', '120 × 60 cm'],
    ['50 კვ.მ', '50 m²'],
    ['2200 ვატი', '2200 w'],
    ['კრემი 50 მლ', '50 ml'],
    // Turkish
    ["32 GB'lık telefon", '32 gb'],
    ['9 kiloluk çamaşır makinesi', '9 kg'],
    ['14 inç laptop', '14″'],
    ['1,5 litrelik su ısıtıcı', '1.5 l'],
    ['60 amper akü', '60 ah'],
    ['30 metrekare', '30 m²'],
    // Arabic
    ['غسالة ٩ كغ', '9 kg'],
    ['غسالة 9 كيلو', '9 kg'],
    ['شاشة ١٤ بوصة', '14″'],
    ['مكتب 120x60 سم', '120 × 60 cm'],
    ['رام 32 جيجا', '32 gb'],
    ['بطارية 60 أمبير', '60 ah'],
    ['مكنسة 2200 واط', '2200 w'],
    ['كريم 50 مل', '50 ml'],
    ['مكيف 50 متر مربع', '50 m²'],
    // Azerbaijani
    ['9 kq-lıq paltaryuyan', '9 kg'],
    ['9 kiloqramlıq', '9 kg'],
    ['14 düymlük noutbuk', '14″'],
    ['120x60 sm masa', '120 × 60 cm'],
    ['2200 Vt tozsoran', '2200 w'],
    ['1,5 litrlik çaydan', '1.5 l'],
  ])('reads %s as %s', (text, expected) => {
    expect(values(text).join(', ')).toBe(expected);
  });

  it.each([
    ['washing machine at least 9 kg', '≥ 9 kg'],
    ['a tv from 50 inch', '≥ 50″'],
    ['9 kg or more', '≥ 9 kg'],
    ['9kg+', '≥ 9 kg'],
    ['up to 7 kg', '≤ 7 kg'],
    ['no more than 60 cm', '≤ 60 cm'],
    ['not less than 16 gb', '≥ 16 gb'],
    ['50 to 60 inch', '≥ 50″, ≤ 60″'],
    ['50-60 inch', '≥ 50″, ≤ 60″'],
    ['between 6 and 8 kg', '≥ 6 kg, ≤ 8 kg'],
    ['from 50 cm to 60 cm', '≥ 50 cm, ≤ 60 cm'],
    ['მინიმუმ 9 კგ', '≥ 9 kg'],
    ['9 კგ-დან', '≥ 9 kg'],
    ['50 დიუმიდან', '≥ 50″'],
    ['50 დიუმიდან 60 დიუმამდე', '≥ 50″, ≤ 60″'],
    ['9 კგ-ზე მეტი', '≥ 9 kg'],
    ['9 კგ-მდე', '≤ 9 kg'],
    ['16 გბ ან მეტი', '≥ 16 gb'],
    ['არაუმეტეს 60 სმ', '≤ 60 cm'],
    ['en az 9 kg', '≥ 9 kg'],
    ["9 kg'dan büyük", '≥ 9 kg'],
    ["60 cm'den küçük", '≤ 60 cm'],
    ['9 kg ve üzeri', '≥ 9 kg'],
    ["9 kg'a kadar", '≤ 9 kg'],
    ['en fazla 60 cm', '≤ 60 cm'],
    ['على الأقل 9 كغ', '≥ 9 kg'],
    ['٩ كغ أو أكثر', '≥ 9 kg'],
    ['أقل من ٦٠ سم', '≤ 60 cm'],
    ['حتى ٥٠ بوصة', '≤ 50″'],
    ['لا يقل عن 9 كغ', '≥ 9 kg'],
    ['ən azı 16 gb', '≥ 16 gb'],
    ['9 kq-dan çox', '≥ 9 kg'],
    ['50 düymdən', '≥ 50″'],
    ['9 kq-dan az olmasın', '≥ 9 kg'],
    ['9 kq-a qədər', '≤ 9 kg'],
    ['9 kq və daha çox', '≥ 9 kg'],
  ])('reads %s as the limit %s', (text, expected) => {
    expect(values(text).join(', ')).toBe(expected);
  });

  it.each([
    'red dress under 50',
    '50 ლ-მდე',
    '500 ლარამდე',
    'iphone 13',
    'iphone13',
    'X-200',
    '4x4',
    'full hd 1920x1080',
    '2 t-shirts',
    '2 t shirts',
    'under 4k',
    '"iphone 13"',
    '2 gri kazak',
    'order 1042',
    'h7',
    '36 beden',
    '400 rupiden az',
  ])('finds none in %s', (text) => {
    expect(values(text)).toEqual([]);
  });

  it('names the whole phrase, with the words of the limit', () => {
    const phrases = (text: string) => measuresIn(text).map(({ start, end }) => text.slice(start, end));

    expect(phrases('laptop with 32 GB-იანი ram')).toEqual(['32 GB-იანი']);
    expect(phrases('washing machine, at least 9 kg please')).toEqual(['at least 9 kg']);
    expect(phrases('9 კგ-ზე მეტი სარეცხი')).toEqual(['9 კგ-ზე მეტი']);
    expect(phrases('غسالة على الأقل ٩ كغ')).toEqual(['على الأقل ٩ كغ']);
    expect(phrases('a tv between 50 and 60 inch')).toEqual(['between 50 and', '60 inch']);
    expect(phrases('ən azı 16 gb noutbuk')).toEqual(['ən azı 16 gb']);
  });

  it('gives the number and the unit of a value', () => {
    expect(measuresIn('tyres 205/55 R16, 60 ah')).toMatchObject([
      { number: 205, unit: 'tyre' },
      { number: 60, unit: 'ah' },
    ]);
  });
});
