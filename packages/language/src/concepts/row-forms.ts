/**
 * The words of a lexicon row, parted when their language is first asked for: who reads a text in Latin letters need not wait
 * for the Georgian ones.
 */
import type { Language } from '../language.ts';
import type { ConceptRow } from './concept.ts';

export class RowForms implements Readonly<Record<Language, readonly string[]>> {
  private readonly row: ConceptRow;
  private readonly parted: (readonly string[] | undefined)[] = [];

  constructor(row: ConceptRow) {
    this.row = row;
  }

  get en() {
    return this.column(1);
  }

  get ka() {
    return this.column(2);
  }

  get tr() {
    return this.column(3);
  }

  get ar() {
    return this.column(4);
  }

  get az() {
    return this.column(5);
  }

  private column(place: 1 | 2 | 3 | 4 | 5): readonly string[] {
    return (this.parted[place] ??= this.row[place].split('|'));
  }
}
