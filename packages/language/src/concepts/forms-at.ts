/**
 * The forms of one concept by language. The list of a language is read on first use, so that reading Latin text does
 * not wait for Georgian words.
 */
import { readArtifact } from '../data/artifacts.ts';
import type { ReadLanguage } from '../language.ts';

/** One line per concept, its forms joined by `|`. */
const lists: Partial<Record<ReadLanguage, readonly string[]>> = {};

export class FormsAt implements Readonly<Record<ReadLanguage, readonly string[]>> {
  private readonly at: number;

  /** @param at the index of the concept in the list of all. */
  constructor(at: number) {
    this.at = at;
  }

  get en() {
    return this.in('en');
  }

  get ka() {
    return this.in('ka');
  }

  get tr() {
    return this.in('tr');
  }

  get ar() {
    return this.in('ar');
  }

  get az() {
    return this.in('az');
  }

  /** Not every concept has Russian words. */
  get ru() {
    return this.in('ru').filter((form) => form !== '');
  }

  /** Split on each call: caching the parts of all concepts would take more memory than the words. */
  private in(language: ReadLanguage): readonly string[] {
    lists[language] ??= (readArtifact(`forms.${language}`) ?? '').split('\n');
    return (lists[language][this.at] ?? '').split('|');
  }
}
