/**
 * An invented pharmacy: a complaint finds products that treat it by substance and indication, and never contraindicated
 * ones.
 */
import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

interface Medicine {
  substance?: string;
  text?: string;
  contraindications?: string;
  brand?: string;
}

function medicine(
  id: string,
  title: string,
  category: string,
  { substance = '', text = '', contraindications = '', brand = '' }: Medicine = {},
) {
  return aDocument(title, {
    id,
    fields: { title, category, brand, attributes: substance, description: text },
    attributes: {
      category: [category],
      ...(substance !== '' && { active_substance: [substance] }),
      ...(contraindications !== '' && { contraindications: [contraindications] }),
      ...(brand !== '' && { brand: [brand.toLowerCase()] }),
    },
  });
}

const pharmacy = indexOf(
  medicine('paracetamol', 'Dolvex 500 mg tablets', 'painkiller', { substance: 'paracetamol' }),
  medicine('ibuprofen', 'Ferrano 200 mg tablets', 'painkiller', { substance: 'ibuprofen', brand: 'Ferrano' }),
  medicine('aspirin', 'Acenil 500 mg tablets', 'painkiller', { substance: 'acetylsalicylic acid' }),
  medicine('cramps', 'Drosipan 40 mg tablets', 'painkiller', { substance: 'drotaverine', text: 'For bowel cramps.' }),
  medicine('child', 'Minidol syrup for children', 'painkiller', { substance: 'paracetamol', text: 'Lowers fever.' }),
  medicine('hay-fever', 'Alenor 10 mg tablets', 'allergy', { substance: 'cetirizine', text: 'For hay fever.' }),
  medicine('lactulose', 'Lactosan syrup', 'digestion', { substance: 'lactulose', text: 'Softens the stool.' }),
  medicine('senna', 'Sennaforte herbal laxative', 'digestion', { substance: 'senna' }),
  medicine('acid', 'Omecid 20 mg capsules', 'digestion', { substance: 'omeprazole', text: 'For heartburn.' }),
  medicine('loperamide', 'Stopadia 2 mg capsules', 'digestion', {
    substance: 'loperamide',
    text: 'Stops diarrhoea. May cause constipation.',
  }),
  medicine('calm', 'Valdormin drops', 'sleep', { substance: 'valerian extract', contraindications: 'pregnancy' }),
  medicine('folic', 'Mamavit capsules for pregnant women', 'vitamins', { substance: 'folic acid' }),
  medicine('vitamin-d', 'Solarin drops', 'vitamins', { substance: 'vitamin d' }),
  medicine('magnesium', 'Magnora tablets', 'vitamins', { substance: 'magnesium' }),
  medicine('thermometer', 'Digital thermometer', 'thermometer', { text: 'Measures a fever in ten seconds.' }),
);

function answersTo(text: string): { first: string[]; all: string[] } {
  const { hits } = pharmacy.search({ text, skip: 0, take: 20 });
  return { first: hits.filter(({ great }) => great).map(({ id }) => id), all: hits.map(({ id }) => id) };
}

describe('a medicine for another complaint with the same substance', () => {
  const powder = medicine('powder', 'Colderin powder', 'cold-and-flu', {
    substance: 'paracetamol',
    text: 'For the symptoms of colds.',
  });
  const tablets = medicine('tablets', 'Dolvex 500 mg tablets', 'painkiller', { substance: 'paracetamol' });
  const firstFor = (text: string, ...documents: (typeof powder)[]) =>
    indexOf(...documents)
      .search({ text, skip: 0, take: 20 })
      .hits.filter(({ great }) => great)
      .map(({ id }) => id);

  it('ranks behind the medicine for the complaint', () => {
    expect(firstFor('headache', powder, tablets)).toEqual(['tablets']);
    expect(firstFor('baş ağrısı', powder, tablets)).toEqual(['tablets']);
  });

  it('is the answer where the shop has no other', () => {
    expect(firstFor('headache', powder)).toEqual(['powder']);
  });

  it('is found by the substance', () => {
    expect(firstFor('paracetamol', powder, tablets).sort()).toEqual(['powder', 'tablets']);
  });
});

describe('a complaint', () => {
  it.each(['headache', 'my head hurts', 'თავის ტკივილი', 'baş ağrısı', 'başım ağrıyor', 'صداع', 'başım ağrıyır'])(
    'is answered by what treats it, whichever language: %s',
    (text) => {
      const { first, all } = answersTo(text);
      expect(first).toEqual(expect.arrayContaining(['paracetamol', 'ibuprofen']));
      for (const id of ['cramps', 'hay-fever', 'acid']) expect(first).not.toContain(id);
      expect(all.slice(0, first.length)).toEqual(first);
    },
  );

  it.each(['constipation', 'laxative', 'ყაბზობა', 'საფაღარათო', 'kabızlık', 'müshil', 'إمساك', 'ملين', 'qəbizlik'])(
    'never leads to what makes it worse: %s',
    (text) => {
      const { first, all } = answersTo(text);
      expect(new Set(first)).toEqual(new Set(['lactulose', 'senna']));
      expect(all).not.toContain('loperamide');
    },
  );

  it('leads the other way round too', () => {
    const { first, all } = answersTo('diarrhoea');
    expect(first[0]).toBe('loperamide');
    expect(all).not.toContain('lactulose');
  });

  it('asks for the substance where it names one', () => {
    expect(answersTo('loperamide').first).toEqual(['loperamide']);
    expect(answersTo('فيتامين د').first).toEqual(['vitamin-d']);
  });
});

describe('whom a medicine is for', () => {
  it.each([
    'my child has a fever',
    'ბავშვს სიცხე აქვს',
    'çocuğun ateşi var',
    'طفلي عنده حرارة',
    'uşağın qızdırması var',
  ])('a child with a fever gets no aspirin: %s', (text) => {
    const { first, all } = answersTo(text);
    expect(first[0]).toBe('child');
    expect(all).not.toContain('aspirin');
    expect(first).not.toContain('hay-fever');
  });

  it.each(['medicine for pregnant women', 'hamile için ilaç', 'hamilə üçün dərman', 'ორსულისთვის წამალი'])(
    'in pregnancy what says so is first, and what must not be taken is not shown: %s',
    (text) => {
      const { first, all } = answersTo(text);
      expect(first[0]).toBe('folic');
      for (const id of ['ibuprofen', 'aspirin']) expect(all).not.toContain(id);
    },
  );

  it('contraindications that the shop states count as well', () => {
    expect(answersTo('calming drops valerian').all).toContain('calm');
    expect(answersTo('sleep drops in pregnancy').all).not.toContain('calm');
  });

  it('does not hide a medicine from a query that names it', () => {
    expect(answersTo('ferrano in pregnancy').all).toContain('ibuprofen');
  });
});
