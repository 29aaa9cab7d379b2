/**
 * Judges products by their own attribute values and by those of other products, and checks the error rates of yes and
 * no.
 */
import { attributeValues, type Language, LANGUAGES, type ProductDocument } from '@quarry/contract';
import { demoProducts } from '@quarry/demo-shops';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { attributeName, valueLabel } from '@quarry/language';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/products.ts';
import { evidenceFor, readCondition } from './evidence.ts';

const SHOPS = ['electronics', 'furniture'];
const EVERY = 9;
const MAX_WRONG_YES = 0.02;
const MAX_WRONG_NO = 0.02;
/** Values of these are not asked for by themselves. */
const LEFT_OUT = new Set(['size', 'tags', 'style', 'season', 'use', 'occasion']);

const DOCUMENTS: ProductDocument[] = SHOPS.flatMap((id) =>
  demoProducts(demoStoreSettings(id)).filter((_, at) => at % EVERY === 0),
).map(({ id, title, attributes }) => aDocument(id, { title, attributes }));

interface Asked {
  document: ProductDocument;
  text: string;
  isOwn: boolean;
}

function questions(language: Language): Asked[] {
  return DOCUMENTS.flatMap((document, at) => {
    const { attributes } = document.metadata;
    const next = DOCUMENTS[(at + 1) % DOCUMENTS.length]?.metadata.attributes ?? {};
    return Object.keys(attributes).flatMap((key): Asked[] => {
      const own = attributeValues(attributes, key);
      const other = attributeValues(next, key).find((value) => !own.includes(value));
      const text = (value: string) => `${attributeName(key, language)} ${valueLabel(key, value, language)}`;
      const [value] = own;
      if (LEFT_OUT.has(key) || own.length !== 1 || value === undefined) return [];
      const asked = [{ document, text: text(value), isOwn: true }];
      return other === undefined ? asked : [...asked, { document, text: text(other), isOwn: false }];
    });
  });
}

describe.each(LANGUAGES)('a question about an attribute in %s', (language) => {
  const answers = questions(language).map(({ document, text, isOwn }) => ({
    text: `${document.metadata.title}: ${text}`,
    isOwn,
    verdict: evidenceFor(document.metadata, readCondition(text, language), language).verdict,
  }));

  it('is seldom answered yes where the value is another', () => {
    const others = answers.filter(({ isOwn }) => !isOwn);
    const wrong = others.filter(({ verdict }) => verdict === 'yes');

    expect(others.length).toBeGreaterThan(50);
    expect(wrong.length / others.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(MAX_WRONG_YES);
  });

  it('is seldom answered no where the value is its own', () => {
    const own = answers.filter(({ isOwn }) => isOwn);
    const wrong = own.filter(({ verdict }) => verdict === 'no');

    expect(own.length).toBeGreaterThan(50);
    expect(wrong.length / own.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(MAX_WRONG_NO);
  });
});
