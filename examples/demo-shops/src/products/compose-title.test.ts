import { attributeValues, type Language } from '@quarry/contract';
import { DEMO_STORES, demoStoreSettings } from '../stores.ts';
import { describe, expect, it } from 'vitest';
import { demoProducts } from './demo-products.ts';
import { languagesOf } from './languages.ts';

const GOODS = DEMO_STORES.flatMap((settings) =>
  demoProducts(settings).map((product) => ({ product, languages: languagesOf(settings) })),
);

/** All texts of all shops in a language. */
function textsIn(language: Language): { title: string; description: string }[] {
  return GOODS.flatMap(({ product, languages }) =>
    languages.includes(language) ? [product.texts[language]] : [],
  ).filter((text) => text !== undefined);
}

/** Titles of the general shop by their English. */
const GENERAL = new Map(demoProducts(demoStoreSettings('quarry')).map(({ texts }) => [texts.en?.title ?? '', texts]));

describe('titles', () => {
  it('let an Arabic colour agree with the word for colour, never with the thing', () => {
    const colored = textsIn('ar').filter(({ title }) => /باللون|، لون /.test(title));

    expect(colored.length).toBeGreaterThan(200);
    for (const { title } of colored) {
      if (title.includes('باللون')) expect(title).toMatch(/باللون ال\S+( ال\S+)?( «|,|،|$)/);
      expect(title).not.toContain('بلون');
    }
    expect([...GENERAL.values()].some((texts) => texts.ar?.title.endsWith('باللون الأسود'))).toBe(true);
  });

  it('name the cloth before the pattern in Arabic', () => {
    const both = textsIn('ar').filter(({ title }) => / من ال\S+/.test(title) && /بنقشة|بتصميم/.test(title));

    expect(both.length).toBeGreaterThan(5);
    for (const { title } of both) expect(title.search(/ من ال/)).toBeLessThan(title.search(/بنقشة|بتصميم/));
  });

  it('tie scents and substances to the thing in every language', () => {
    const scented = [...GENERAL.values()].filter((texts) => texts.tr?.title.includes(' kokulu '));

    expect(scented.length).toBeGreaterThan(5);
    for (const { ka, ar, az } of scented) {
      expect(ka?.title).toMatch(/ს არომატით(,|$)/);
      expect(ar?.title).toContain(' برائحة ');
      expect(az?.title).toContain(' ətirli ');
    }
  });

  it('turn an Azerbaijani "colour of" into an adjective', () => {
    expect(textsIn('az').some(({ title }) => /rəngli \S+/.test(title))).toBe(true);
    for (const { title } of textsIn('az')) expect(title).not.toMatch(/rəngi [^,]/);
  });

  it('write decimals with the comma of Turkish and Azerbaijani, and no space before a percent sign', () => {
    for (const language of ['tr', 'az'] as const) {
      for (const { title, description } of textsIn(language)) {
        expect(`${title} ${description}`.replace(/Ø/g, '')).not.toMatch(/\d\.\d/);
      }
    }
    for (const { title, description } of textsIn('tr')) expect(`${title} ${description}`).not.toMatch(/\d ?%/);
    for (const { title } of textsIn('en')) expect(title).not.toMatch(/\d %/);
  });
});

describe('what titles and descriptions say', () => {
  it('gives plated things the colour of their plating', () => {
    const plated = GOODS.filter(({ product }) => String(product.attributes.material).endsWith('-plated'));

    expect(plated.length).toBeGreaterThan(50);
    for (const { product } of plated) {
      const color = attributeValues(product.attributes, 'color').join();
      expect(`${color}-plated`, product.id).toBe(product.attributes.material);
      expect(product.texts.en?.description).toContain(`colour: ${color}`);
    }
  });

  it('prints no figures on leather, suede and denim', () => {
    for (const { product } of GOODS) {
      const { material, pattern } = product.attributes;
      if (['leather', 'suede', 'denim'].includes(String(material))) {
        expect(['plain', 'quilted', undefined], product.id).toContain(pattern);
      }
    }
  });

  it('calls no wooden thing after another timber', () => {
    for (const { product } of GOODS) {
      if (!/\b(oak|walnut|pine|wooden) /.test(product.texts.en?.title ?? '')) continue;
      expect(product.texts.en?.title).not.toMatch(/^(Willow|Juniper|Almond|Linden|Cypress|Cedar) /);
    }
  });

  it('recommends goods only for what suits them', () => {
    const occasionsOf = (words: string) =>
      GOODS.filter(({ product }) => product.texts.en?.title.includes(words)).map(({ product }) =>
        [product.attributes.occasion ?? []].flat(),
      );

    expect(occasionsOf('girls’ party dress').length).toBeGreaterThan(0);
    for (const occasions of occasionsOf('girls’ party dress')) expect(occasions).not.toContain('office');
    for (const occasions of occasionsOf('school backpack')) expect(occasions).not.toContain('office');
    for (const occasions of occasionsOf('beanie')) expect(occasions).not.toContain('beach');
  });

  it('tells whose weight nappies are made for, and counts Turkish shoes in numbers', () => {
    const nappies = GOODS.find(({ product }) => product.category === 'nappies');
    const shoes = demoProducts(demoStoreSettings('lcw')).find(({ category }) => category === 'heels');

    expect(nappies?.product.texts.en?.description).toContain('Child’s weight: ');
    expect(nappies?.product.attributes.weight).toMatch(/kg$/);
    expect(shoes?.description).toContain('numaralar: ');
  });
});
