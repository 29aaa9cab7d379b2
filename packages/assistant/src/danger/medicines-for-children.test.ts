/** Medicines looked for on behalf of a child: what is left out, what comes first, what is said first. */
import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { PHARMACY_WORDING } from '../minds/built-in/wording/pharmacy.ts';
import { aConversation } from '../testing/little-shop.ts';
import { aDocument } from '../testing/products.ts';
import { medicineText } from './medicine-rules.ts';

const medicine = (id: string, title: string, dose_form: string, active_ingredient: string, age?: string) =>
  aDocument(id, {
    title,
    category: 'painkiller',
    attributes: { dose_form, active_ingredient, ...(age !== undefined && { age }) },
  });

const FOUND = [
  medicine('adult', 'Fevdol 500 mg tablets', 'tablet', 'paracetamol'),
  medicine('capsule', 'Ibutal 400 mg capsules', 'capsule', 'ibuprofen'),
  medicine('asa', 'Acetal 500 mg', 'tablet', 'acetylsalicylic acid'),
  medicine('asa-syrup', 'Acetal syrup for children', 'syrup', 'acetylsalicylic acid', 'kids'),
  medicine('suppository', 'Fevdol suppositories', 'suppository', 'paracetamol'),
  medicine('syrup', 'Fevdol syrup for children', 'syrup', 'paracetamol', 'kids'),
];

const inPharmacy = () =>
  aConversation({
    store: { kind: 'pharmacy', emergency_number: '113' },
    tools: {
      searchProducts: async ({ page, limit }) => ({
        total: FOUND.length,
        documents: FOUND.slice((page - 1) * limit, page * limit),
        understood: {},
        recoveredBy: null,
      }),
    },
  });

const ASKED: readonly [Language, string][] = [
  ['en', 'a painkiller for a 3-year-old'],
  ['ka', 'ტკივილგამაყუჩებელი 3 წლის ბავშვისთვის'],
  ['tr', '3 yaşındaki çocuk için ağrı kesici'],
  ['ar', 'مسكن لطفل عمره 3 سنوات'],
  ['az', '3 yaşlı uşaq üçün ağrıkəsici'],
];

describe.each(ASKED)('%s: "%s"', (language, message) => {
  it('lists no acetylsalicylic acid, and no adult tablets before forms for children', async () => {
    const { ids, text } = await inPharmacy()(message, language);

    expect(ids).toEqual(['syrup', 'suppository', 'adult', 'capsule']);
    expect(text).toContain(medicineText('aspirin-child', language, '113'));
    expect(text.startsWith(PHARMACY_WORDING[language].withCare)).toBe(true);
  });
});

describe('the age of the child', () => {
  it('holds for the next request, until an adult is named', async () => {
    const say = inPharmacy();
    await say('a painkiller for a 3-year-old', 'en');
    expect((await say('painkiller', 'en')).ids).toEqual(['syrup', 'suppository', 'adult', 'capsule']);

    expect((await say('a painkiller for my father', 'en')).ids?.[0]).toBe('adult');
  });

  it.each(['a painkiller for a 40 year old', 'painkiller'])('is not assumed in "%s"', async (message) => {
    expect((await inPharmacy()(message, 'en')).ids).toEqual(FOUND.map(({ id }) => id));
  });
});
