/** Collects the measured values of a product from its attributes, those of its variants, its title and its texts. */
import type { Language } from '@quarry/language';
import type { EngineDocument } from '../engine-document.ts';
import { attributeBeside, measuredName } from './bind-measures.ts';
import type { MeasuredValue, Measurement } from './measurement.ts';
import { measuredIn, measuredValue } from './read-measures.ts';

/** Longer values are sentences. */
const LONGEST_VALUE = 60;
/** Maximum number of characters read of a description. */
const LONGEST_TEXT = 1500;
const MAX_MEASURES = 40;
const MAX_CACHED = 50_000;
/** Attributes whose numbers are not measures: names, texts, prices. */
const UNMEASURED = new Set(['category', 'brand', 'color', 'price', 'author', 'title', 'car_model']);
const HAS_DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/;
/** `8/256 GB`: working memory, then storage. */
const MEMORY_PAIR = /(?<![\d.,/])(\d{1,2})\s?(?:gb)?\s?[/+]\s?(\d{2,4})\s?(?:gb|гб|გბ|جيجا)/iu;
const MAX_RAM_MB = 128 * 1024;
const MB_PER_GB = 1024;

export interface ReadMeasure extends Measurement {
  unit: string;
}

export class MeasureReader {
  private readonly language: Language | undefined;
  private readonly values = new Map<string, MeasuredValue[]>();

  constructor(language: Language | undefined) {
    this.language = language;
  }

  /** Distinct measures, attributes before title before texts. */
  of(document: EngineDocument): ReadMeasure[] {
    const read: ReadMeasure[] = [];
    const add = (one: ReadMeasure) => {
      if (read.length < MAX_MEASURES && !read.some((other) => isSame(one, other))) read.push(one);
    };
    this.readAttributes(document.attributes, -1, add);
    (document.variants ?? []).forEach(({ attributes }, variant) => this.readAttributes(attributes, variant, add));
    this.readText(firstLine(document.fields['title']), 'title', add);
    this.readText((document.fields['description'] ?? '').slice(0, LONGEST_TEXT), 'text', add);
    return read;
  }

  private readAttributes(attributes: Record<string, string[]>, variant: number, add: (one: ReadMeasure) => void): void {
    for (const [key, values] of Object.entries(attributes)) {
      if (UNMEASURED.has(key)) continue;
      for (const value of values) {
        if (value.length > LONGEST_VALUE || !MAY_MEASURE.test(value)) continue;
        for (const { quantity, low, high, unit } of this.valueOf(key, value)) {
          add({ attribute: measuredName(key, quantity), quantity, low, high, unit, source: 'attribute', variant });
        }
      }
    }
  }

  private readText(text: string, source: 'title' | 'text', add: (one: ReadMeasure) => void): void {
    if (!HAS_DIGIT.test(text)) return;
    const pair = MEMORY_PAIR.exec(text);
    if (pair !== null) {
      const [ram, memory] = [Number(pair[1]) * MB_PER_GB, Number(pair[2]) * MB_PER_GB];
      const both = { quantity: 'data', unit: 'gb', source, variant: -1 } as const;
      add({ ...both, attribute: 'ram', low: ram, high: ram });
      add({ ...both, attribute: 'memory', low: memory, high: memory });
    }
    const found = measuredIn(text, this.language)
      .filter(({ start }) => pair === null || start < pair.index || start >= pair.index + pair[0].length)
      .map((one) => ({ one, attribute: attributeBeside(text, one) }));
    const loose = found.filter(({ one, attribute }) => one.quantity === 'data' && attribute === '');
    const isRamAndMemory = loose.length === 2 && loose.some(({ one }) => one.high <= MAX_RAM_MB);
    const smaller = Math.min(...loose.map(({ one }) => one.low));
    for (const { one, attribute } of found) {
      const { quantity, low, high, unit } = one;
      const ofPair = isRamAndMemory && quantity === 'data' && attribute === '';
      const named = ofPair ? (low === smaller ? 'ram' : 'memory') : attribute;
      add({ attribute: named, quantity, low, high, unit, source, variant: -1 });
    }
  }

  private valueOf(key: string, value: string): MeasuredValue[] {
    const remembered = `${key}\u0000${value}`;
    const known = this.values.get(remembered);
    if (known !== undefined) return known;
    if (this.values.size >= MAX_CACHED) this.values.clear();
    const read = measuredValue(key, value, this.language);
    this.values.set(remembered, read);
    return read;
  }
}

/** A digit, or a class of one letter. */
const MAY_MEASURE = /[\d\u0660-\u0669\u06f0-\u06f9]|^\s*[A-Ga-g]\+{0,3}\s*$/;

function isSame(one: ReadMeasure, other: ReadMeasure): boolean {
  if (one.quantity !== other.quantity || one.low !== other.low || one.high !== other.high) return false;
  if (one.variant !== other.variant) return false;
  return one.attribute === other.attribute;
}

function firstLine(text = ''): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}
