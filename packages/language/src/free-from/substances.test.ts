import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import {
  foundIn,
  impliedBy,
  isInFood,
  substanceLabel,
  substanceMentions,
  substanceNamed,
  substanceOf,
  substancesIn,
} from './substances.ts';

describe('substances', () => {
  it('a value is a substance by its own name or as a concept of the lexicon', () => {
    expect(substanceOf('gluten')).toBe('gluten');
    expect(substanceOf('dairy')).toBe('milk');
    expect(substanceOf('velvet')).toBeUndefined();
  });

  it('has a name in each language', () => {
    expect(substanceLabel('gluten', 'ka')).toBe('გლუტენი');
    expect(substanceLabel('milk', 'tr')).toBe('süt');
    expect(substanceLabel('velvet', 'en')).toBeUndefined();
  });

  it('is named by a text only as a whole', () => {
    expect(substanceNamed(analyze('alcoholic'))).toBe('alcohol');
    expect(substanceNamed(analyze('palm oil'))).toBe('palm oil');
    expect(substanceNamed(analyze('gluten bread'))).toBeUndefined();
    // A source is no name.
    expect(substanceNamed(analyze('whisky'))).toBeUndefined();
  });

  it('is found in a text by its name and by what contains it, each once', () => {
    expect(substancesIn('hazelnut and gluten, decaf')).toEqual(['nuts', 'gluten']);
    expect(substancesIn('nuts and more nuts')).toEqual(['nuts']);
    expect(substancesIn('Fındıklı çikolata')).toContain('nuts');
    expect(substancesIn('a blue sofa')).toEqual([]);
  });

  it('what is free from milk is free from lactose', () => {
    expect(impliedBy('milk')).toEqual(['lactose']);
    expect(impliedBy('gluten')).toEqual([]);
  });

  it('knows the categories of food or care in which it may be', () => {
    expect(foundIn('gluten')).toEqual(expect.arrayContaining(['bread', 'pasta']));
    expect(foundIn('gluten')).not.toContain('shampoo');
    expect(foundIn('alcohol')).toEqual(expect.arrayContaining(['juice', 'face-cream']));
    expect(foundIn('wool')).toEqual([]);
  });

  it('distinguishes food from materials', () => {
    expect(isInFood('gluten')).toBe(true);
    expect(isInFood('wool')).toBe(false);
  });

  it('mentions have a role', () => {
    const roleOf = (text: string) => substanceMentions().at(analyze(text), 0)[0]?.meaning;
    expect(roleOf('gluten')).toEqual({ substance: 'gluten', role: 'name' });
    expect(roleOf('whisky')).toEqual({ substance: 'alcohol', role: 'source' });
    expect(roleOf('decaf')).toEqual({ substance: 'caffeine', role: 'statement' });
    expect(roleOf('sofa')).toBeUndefined();
  });
});
