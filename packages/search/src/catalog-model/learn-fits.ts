/**
 * Finds which models (of phones, cars, …) each product fits. A word counts as a family of models only if some product
 * of the catalogue states that it is made for it.
 */
import { analyze, elementAt } from '@quarry/language';
import type { EngineDocument } from '../engine-document.ts';
import type { NumberLists } from '../index/number-lists.ts';
import { ListWriter } from './learn-kinds.ts';
import { isCarWord, modelsIn, type NamedModel } from './model-names.ts';
import { listsFits } from './title-markers.ts';

export interface LearnedFits {
  /** Model → its name in folded words. */
  models: string[];
  /** First words of models, sorted. */
  families: string[];
  /** Product → models that its data name. */
  lists: NumberLists;
}

const LONGEST_VALUE = 300;
const MIN_CARS = 3;
const BETWEEN_MODELS = /[,;\n|]/;

/** Models that a title, in folded words, and the attributes of a document name. */
export function modelsOf({ attributes, variants = [] }: EngineDocument, title: readonly string[]): NamedModel[] {
  const found = modelsIn(title.flatMap((word) => (word.includes('/') ? word.split('/') : word)));
  for (const own of [attributes, ...variants.map((variant) => variant.attributes)]) {
    for (const [key, values] of Object.entries(own)) {
      if (!listsFits(key)) continue;
      for (const value of values) {
        if (value.length > LONGEST_VALUE) continue;
        for (const part of value.split(BETWEEN_MODELS)) found.push(...modelsIn(foldedWords(part), true));
      }
    }
  }
  return found;
}

/** Folded words, `13/14` as two. */
function foldedWords(text: string): string[] {
  return analyze(text.replaceAll('/', ' ')).map(({ exact }) => exact);
}

export class FitCollector {
  private readonly numbers = new Map<string, number>();
  private readonly lists = new ListWriter();
  private readonly families = new Set<string>();
  /** Words for cars that were met, said to be one or not. */
  private readonly carWords = new Set<string>();

  add(document: EngineDocument, title: readonly string[]): void {
    const models = modelsOf(document, title);
    const own = new Set<number>();
    for (const { words, isTarget } of models) {
      const [family = '', second = ''] = words;
      const isCar = isCarWord(family);
      if (isCar) this.carWords.add(family);
      if (isTarget || (isCar && words.length > 1)) this.addFamily(family, second);
      own.add(this.numberOf(words.join(' ')));
    }
    this.lists.add(own);
  }

  /** Whether the word is the first of models that products are made for, as far as documents were added. */
  isFamily(word: string): boolean {
    return this.families.has(word);
  }

  /** `toyota prius` is called `prius` too. */
  private addFamily(family: string, second: string): void {
    this.families.add(family);
    if (isCarWord(second)) this.families.add(second);
  }

  /** Only models of families: other words with numbers are no models that anything fits. */
  finish(): LearnedFits {
    const { offsets, items } = this.lists.finish();
    // Only a shop for cars means a car by every word for one: elsewhere a polo is a shirt and a seat is for sitting.
    if ([...this.families].filter(isCarWord).length >= MIN_CARS) {
      for (const word of this.carWords) this.families.add(word);
    }
    const kept = new Map<number, number>();
    const models: string[] = [];
    for (const [name, number] of this.numbers) {
      if (!this.families.has(elementAt(name.split(' '), 0))) continue;
      kept.set(number, models.push(name) - 1);
    }
    const lists = new ListWriter();
    for (let product = 0; product + 1 < offsets.length; product++) {
      const own: number[] = [];
      for (let i = offsets[product] ?? 0; i < (offsets[product + 1] ?? 0); i++) {
        const model = kept.get(items[i] ?? 0);
        if (model !== undefined) own.push(model);
      }
      lists.add(own);
    }
    return { models, families: [...this.families].sort(), lists: lists.finish() };
  }

  private numberOf(name: string): number {
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    return number;
  }
}
