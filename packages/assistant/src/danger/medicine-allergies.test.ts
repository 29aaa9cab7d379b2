/** An allergy to an active ingredient, told alone or beside a wish, remembered and withdrawn. */
import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { aConversation } from '../testing/little-shop.ts';
import { aDocument } from '../testing/products.ts';
import { rememberMedicineAllergies } from './medicine-allergies.ts';
import { medicineText } from './medicine-rules.ts';

const medicine = (id: string, title: string, active_ingredient: string) =>
  aDocument(id, { title, category: 'painkiller', attributes: { dose_form: 'tablet', active_ingredient } });

const FOUND = [
  medicine('ibu', 'Dolirin 400 mg tablets', 'ibuprofen'),
  medicine('naproxen', 'Kalmex 220 mg tablets', 'naproxen'),
  medicine('para', 'Fevdol 500 mg tablets', 'paracetamol'),
];

const inPharmacy = (queries: string[] = []) =>
  aConversation({
    store: { kind: 'pharmacy', emergency_number: '113' },
    tools: {
      searchProducts: async ({ query }) => {
        queries.push(query);
        return { total: FOUND.length, documents: FOUND, understood: {}, recoveredBy: null };
      },
    },
  });

const TOLD: readonly [Language, allergy: string, wish: string, both: string, withdrawn: string][] = [
  [
    'en',
    'I am allergic to ibuprofen',
    'a painkiller',
    'I am allergic to ibuprofen, a painkiller please',
    'I am not allergic to ibuprofen',
  ],
  [
    'ka',
    'იბუპროფენზე ალერგია მაქვს',
    'ტკივილგამაყუჩებელი',
    'იბუპროფენზე ალერგია მაქვს, ტკივილგამაყუჩებელი მინდა',
    'იბუპროფენზე ალერგია არ მაქვს',
  ],
  [
    'tr',
    'ibuprofene alerjim var',
    'ağrı kesici',
    'ibuprofene alerjim var, ağrı kesici istiyorum',
    'ibuprofene alerjim yok',
  ],
  [
    'ar',
    'عندي حساسية من الإيبوبروفين',
    'مسكن',
    'عندي حساسية من الإيبوبروفين، أريد مسكن',
    'ما عندي حساسية من الإيبوبروفين',
  ],
  [
    'az',
    'ibuprofenə allergiyam var',
    'ağrıkəsici',
    'ibuprofenə allergiyam var, ağrıkəsici istəyirəm',
    'ibuprofenə allergiyam yoxdur',
  ],
];

describe.each(TOLD)('%s: "%s"', (language, allergy, wish, both, withdrawn) => {
  it('leaves out the substance later and warns of related ones', async () => {
    const say = inPharmacy();
    const noted = await say(allergy, language);
    expect(noted.text).toBe(medicineText('allergy-noted', language, '113'));
    expect(noted.ids).toBeNull();

    const heard = await say(wish, language);

    expect(heard.ids).toEqual(['naproxen', 'para']);
    expect(heard.text).toContain(medicineText('own-allergy', language, '113'));
    expect(heard.text).toContain(medicineText('allergy-related', language, '113'));
  });

  it(`is no wish for tablets against allergies in "${both}"`, async () => {
    const queries: string[] = [];
    const { ids } = await inPharmacy(queries)(both, language);

    expect(ids).toEqual(['naproxen', 'para']);
    expect(queries.filter((query) => /allerg|alerji|ალერგ|حساس/u.test(query))).toEqual([]);
  });

  it(`is withdrawn by "${withdrawn}"`, () => {
    const memory = { medicineAllergies: [] as string[] };
    expect(rememberMedicineAllergies(memory, allergy)).toBe('');
    expect(memory.medicineAllergies).toEqual(['ibuprofen']);

    rememberMedicineAllergies(memory, withdrawn);
    expect(memory.medicineAllergies).toEqual([]);
  });
});

it.each([
  'allergy tablets',
  'cetirizine for allergies',
  'ალერგიის აბი',
  'alerji ilacı',
  'دواء حساسية',
  'allergiya dərmanı',
])('"%s" tells of no allergy to a medicine', (message) => {
  const memory = { medicineAllergies: [] as string[] };
  expect(rememberMedicineAllergies(memory, message)).toBe(message);
  expect(memory.medicineAllergies).toEqual([]);
});

it('asked what to take for toothache beside an allergy, painkillers without the substance are shown', async () => {
  const { ids } = await inPharmacy()('I am allergic to ibuprofen, what can I take for tooth pain', 'en');

  expect(ids).toEqual(['naproxen', 'para']);
});
