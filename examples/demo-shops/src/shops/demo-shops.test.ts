import { Branch, ShopText, ShopTextTopic } from '@quarry/contract';
import { DEMO_STORES } from '../stores.ts';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../products/languages.ts';
import { demoBranches } from './demo-branches.ts';
import { demoTexts } from './demo-texts.ts';

/** Bounds of the countries in which the demo shops stand: south, north, west, east. */
const LANDS = [
  [41, 43.6, 40, 46.8],
  [39.5, 41.3, 28.5, 33.2],
  [24.4, 31, 30.9, 47],
  [24.6, 31.8, 66.8, 74.6],
  [48.7, 51.7, -0.4, 2.6],
] as const;

describe.each(DEMO_STORES.map((settings) => ({ settings })))('the shop $settings.id', ({ settings }) => {
  const texts = demoTexts(settings);
  const branches = demoBranches(settings);

  it('tells the same on every start', () => {
    expect(demoTexts(settings)).toEqual(texts);
    expect(demoBranches(settings)).toEqual(branches);
  });

  it('speaks on every topic once in each of its languages', () => {
    const told = texts.map(({ topic, language }) => `${topic}/${language}`).sort();
    const wanted = languagesOf(settings).flatMap((language) =>
      ShopTextTopic.options.map((topic) => `${topic}/${language}`),
    );

    expect(told).toEqual(wanted.sort());
  });

  it('leaves no blank unfilled and names its own facts', () => {
    for (const text of texts) {
      expect(ShopText.parse(text)).toEqual(text);
      expect(text.body).not.toMatch(/[{}|]|undefined| {2}/);
      expect(text.body.length).toBeGreaterThan(60);
      if (text.language === 'ka') expect(text.body).toMatch(/[ა-ჰ]{4}/);
      if (text.language === 'ar') expect(text.body).toMatch(/[\u0621-\u064a]{4}/);
      if (text.topic === 'delivery') expect(text.body).toContain(settings.currency.sign);
      if (text.topic === 'contact') expect(text.body).toContain(branches[0]?.phone);
      if (text.topic === 'about') expect(text.body).toContain(settings.name);
    }
  });

  it('has three to six branches on land that we know', () => {
    expect(branches.length).toBeGreaterThanOrEqual(3);
    expect(branches.length).toBeLessThanOrEqual(6);
    expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length);
    for (const branch of branches) {
      expect(Branch.parse(branch)).toEqual(branch);
      expect(branch.phone).not.toContain('#');
      const { lat, lon } = branch;
      const isOnLand = LANDS.some(
        ([south, north, west, east]) => lat > south && lat < north && lon > west && lon < east,
      );
      expect(isOnLand, branch.address).toBe(true);
    }
  });
});
