import { describe, expect, it } from 'vitest';
import { conceptById, CONCEPTS } from '../concepts/lexicon.ts';
import { answersTo, relatedTo } from '../concepts/related.ts';
import type { Language } from '../language.ts';
import { conceptsIn } from './concepts-in.ts';
import { understand } from './understand.ts';

function idsIn(query: string, language?: Language): string[] {
  return conceptsIn(query, language === undefined ? {} : { language }).map(({ concept }) => concept.id);
}

function answersFor(id: string): string[] {
  const concept = conceptById(id);
  if (concept === undefined) throw new Error(`${id} is not in the lexicon`);
  return answersTo(concept).map((answer) => answer.concept.id);
}

describe('what troubles a shopper', () => {
  it.each([
    ['my head hurts', 'symptom:headache'],
    ['თავი მტკივა', 'symptom:headache'],
    ['başım ağrıyor', 'symptom:headache'],
    ['عندي صداع', 'symptom:headache'],
    ['başım ağrıyır', 'symptom:headache'],
    ['ბავშვს სიცხე აქვს', 'symptom:fever-in-children'],
    ['uşağın qızdırması var', 'symptom:fever-in-children'],
    ['كحة ناشفة', 'symptom:dry-cough'],
    ['burnum tıkalı', 'symptom:blocked-nose'],
    ['ცხვირი გამეჭედა', 'symptom:blocked-nose'],
    ['კოღოს ნაკბენი', 'symptom:insect-bites'],
  ])('%s is %s', (words, symptom) => {
    expect(idsIn(words)).toEqual([symptom]);
  });

  it('is answered by the shelf, the substances and the things that help', () => {
    expect(answersFor('symptom:headache').slice(0, 3)).toEqual([
      'category:painkiller',
      'ingredient:paracetamol',
      'ingredient:ibuprofen',
    ]);
    expect(answersFor('symptom:teething')).toContain('product_type:teething-gel');
    expect(answersFor('symptom:fever-in-children')).toContain('product_type:fever-syrup');
  });

  it('never leads to what a doctor prescribes: a high pressure is answered by the device that measures it', () => {
    const prescribed = ['amlodipine', 'bisoprolol', 'valsartan'].map((substance) => `ingredient:${substance}`);
    const symptoms = CONCEPTS.filter(({ kind }) => kind === 'symptom');

    expect(symptoms.filter(({ id }) => answersFor(id).some((answer) => prescribed.includes(answer)))).toEqual([]);
    expect(answersFor('symptom:high-blood-pressure')).not.toContain('category:heart-and-pressure');
    expect(answersFor('symptom:high-blood-pressure')[0]).toBe('category:blood-pressure-monitor');
  });

  it('has an answer for every symptom, diet, flavour, subject, sport and pet', () => {
    const wishes = new Set(['symptom', 'diet', 'flavor', 'subject', 'sport', 'pet']);
    const unanswered = CONCEPTS.filter((concept) => wishes.has(concept.kind) && answersTo(concept).length === 0);
    expect(unanswered.map(({ id }) => id)).toEqual([]);
  });
});

describe('food, books and free time', () => {
  it.each([
    ['ზეითუნის ზეთი', 'product_type:olive-oil', 'cooking-oil'],
    ['زيت زيتون', 'product_type:olive-oil', 'cooking-oil'],
    ['ტყემალი', 'product_type:tkemali', 'sauce'],
    ['kepekli ekmek', 'product_type:wholemeal-bread', 'bread'],
    ['çovdar çörəyi', 'product_type:rye-bread', 'bread'],
    ['öksürük şurubu', 'product_type:cough-syrup', 'cough'],
    ['სასიყვარულო რომანი', 'product_type:romance-novel', 'novel'],
    ['boyama kitabı', 'product_type:colouring-book', 'picture-book'],
    ['لبنة', 'product_type:labneh', 'cheese'],
  ])('%s is %s of the category %s', (query, type, category) => {
    expect(idsIn(query)).toContain(type);
    expect(understand(query).understood.category).toBe(category);
  });

  it.each([
    ['çurçxela', 'product_type:churchkhela'],
    ['yoga matı', 'product_type:yoga-mat'],
    ['كرة ملعب', 'product_type:soccer-ball'],
    ['კატის საკვები', 'product_type:cat-food'],
    ['halal chicken', 'diet:halal'],
    ['book about dinosaurs', 'subject:dinosaurs'],
  ])('%s names %s', (query, id) => {
    expect(idsIn(query)).toContain(id);
  });

  it('leaves what is not wanted a negation, whatever diet has the same name', () => {
    expect(understand('gluten-free bread').understood).toEqual({ category: 'bread', exclude: ['gluten'] });
    expect(understand('უშაქრო მურაბა').understood.exclude).toEqual(['sugar']);
  });

  it('reads the Azerbaijani cat in an Azerbaijani text, not the Turkish nappy rash', () => {
    expect(idsIn('pişik', 'az')).toEqual(['pet:cat']);
    expect(idsIn('pişik', 'tr')).toEqual(['symptom:nappy-rash']);
  });

  it('sets beside each other what is eaten and used together', () => {
    const partners = (id: string) => {
      const concept = conceptById(id);
      return concept === undefined ? [] : relatedTo(concept, 'goes_with').map((related) => related.concept.id);
    };
    expect(partners('category:toothpaste')).toContain('category:toothbrush');
    expect(partners('product_type:zaatar')).toContain('product_type:labneh');
  });
});
