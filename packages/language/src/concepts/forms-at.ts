/**
 * The forms of one concept, by language. A language's list is read when it is first asked for: who reads a text in Latin
 * letters need not wait for the Georgian words.
 */
import { readArtifact } from '../data/artifacts.ts';
import type { ReadLanguage } from '../language.ts';

/** One line a concept, its forms joined by `|`. */
const lists: Partial<Record<ReadLanguage, readonly string[]>> = {};

export class FormsAt implements Readonly<Record<ReadLanguage, readonly string[]>> {
  private readonly at: number;

  /** @param at the place of the concept in the list of all. */
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

  /** Parted anew each time: kept, the parts of all concepts would take more memory than all their words. */
  private in(language: ReadLanguage): readonly string[] {
    lists[language] ??= (readArtifact(`forms.${language}`) ?? '').split('\n');
    return (lists[language][this.at] ?? '').split('|');
  }
}
