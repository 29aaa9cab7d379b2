import { describe, expect, it } from 'vitest';
import { answersTo, relatedTo, widerThan } from '../concepts/related.ts';
import { conceptById } from '../concepts/lexicon.ts';
import { conceptsIn } from './concepts-in.ts';
import { understand } from './understand.ts';

function categoryIn(query: string): string | string[] | undefined {
  return understand(query).understood.category;
}

function idsIn(query: string): string[] {
  return conceptsIn(query).map(({ concept }) => concept.id);
}

describe('understanding cars', () => {
  it.each([
    ['ძრავის ზეთი 5W-30', 'engine-oil'],
    ['ზეთი 5w30', 'engine-oil'],
    ['მანქანის ზეთი', 'engine-oil'],
    ['ზეთი ტოიოტა პრიუსისთვის', 'engine-oil'],
    ['زيت 5W-30', 'engine-oil'],
    ['motor yağı 10W-40', 'engine-oil'],
    ['ზეთი', 'cooking-oil'],
    ['მზესუმზირის ზეთი', 'cooking-oil'],
  ])('%s is %s', (query, category) => {
    expect(categoryIn(query)).toBe(category);
  });

  it.each([
    ['ტოიოტა პრიუსის ხუნდები', 'car_model:toyota prius', 'brake-pads'],
    ['პრიუსის აკუმულატორი', 'car_model:toyota prius', 'battery'],
    ['فحمات تويوتا كورولا', 'car_model:toyota corolla', 'brake-pads'],
    ['prius üçün akkumulyator', 'car_model:toyota prius', 'battery'],
    ['Honda CR-V oil filter', 'car_model:honda cr-v', 'oil-filter'],
    ['კიას ხუნდები', 'car_make:kia', 'brake-pads'],
  ])('%s names %s and %s', (query, car, category) => {
    expect(idsIn(query)).toContain(car);
    expect(categoryIn(query)).toBe(category);
  });

  it('takes the Georgian yes for no car', () => {
    expect(idsIn('კი, კრემი მინდა')).not.toContain('car_make:kia');
  });
});

describe('understanding the home, technology and the workshop', () => {
  it.each([
    ['სათამაშო ლეპტოპი', 'product_type:gaming-laptop', 'laptop'],
    ['oyuncu koltuğu', 'product_type:gaming-chair', 'office-chair'],
    ['شاشة ألعاب', 'product_type:gaming-monitor', 'monitor'],
    ['robot tozsoran', 'product_type:robot-vacuum', 'vacuum-cleaner'],
    ['აკუმულატორიანი დრელი', 'product_type:cordless-drill', 'drill'],
    ['köşe koltuk', 'product_type:corner-sofa', 'sofa'],
    ['qış şini', 'product_type:winter-tyre', 'tyre'],
    ['خلاط مطبخ', 'product_type:kitchen-faucet', 'faucet'],
  ])('%s is %s of the category %s', (query, type, category) => {
    expect(idsIn(query)).toContain(type);
    expect(categoryIn(query)).toBe(category);
  });

  it.each([
    ['უსადენო მაუსი'],
    ['kablosuz kulaklık'],
    ['sessiz bulaşık makinesi'],
    ['simsiz tozsoran'],
    ['უხმო მაცივარი'],
  ])('%s wishes for a property, and excludes nothing', (query) => {
    expect(understand(query).understood.exclude).toBeUndefined();
  });

  it.each([
    ['drill for concrete walls', 'use:drilling-concrete'],
    ['პატარა ბინისთვის დივანი', 'use:small-apartment'],
    ['yatak odası için halı', 'room:bedroom'],
    ['მაღაზია კემპინგისთვის', 'use:camping'],
    ['suya davamlı dinamik', 'feature:waterproof'],
  ])('%s mentions %s', (query, id) => {
    expect(idsIn(query)).toContain(id);
  });

  it('answers a use with things, and a thing with what goes with it', () => {
    const concrete = conceptById('use:drilling-concrete');
    const sofa = conceptById('category:sofa');
    if (concrete === undefined || sofa === undefined) throw new Error('both are in the lexicon');
    expect(answersTo(concrete).map(({ concept }) => concept.id)).toContain('product_type:rotary-hammer');
    expect(relatedTo(sofa, 'goes_with')[0]?.concept.id).toBe('category:cushion');
  });

  it('files a toner under office equipment, and a phone case under no phone', () => {
    const wider = (id: string) => widerThan(conceptById(id) ?? never(id)).map((concept) => concept.id);
    expect(wider('product_type:toner-cartridge')).toEqual(['category_group:office equipment']);
    expect(wider('product_type:phone-case')).not.toContain('category:smartphone');
  });
});

function never(id: string): never {
  throw new Error(`${id} is not in the lexicon`);
}
