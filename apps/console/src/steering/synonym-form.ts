/** The form state of the synonym editor: words separated by commas or line breaks. */
import type { SynonymBody } from '@quarry/contract';

export interface SynonymForm {
  kind: SynonymBody['kind'];
  words: string;
  from: string;
  to: string;
}

export function newSynonymForm(start: Partial<SynonymForm> = {}): SynonymForm {
  return { kind: 'two-way', words: '', from: '', to: '', ...start };
}

export function synonymFormOf(synonym: SynonymBody): SynonymForm {
  return synonym.kind === 'two-way'
    ? newSynonymForm({ words: synonym.words.join(', ') })
    : newSynonymForm({ kind: 'one-way', from: synonym.from.join(', '), to: synonym.to.join(', ') });
}

export function synonymBodyOf({ kind, words, from, to }: SynonymForm): SynonymBody {
  return kind === 'two-way' ? { kind, words: wordsOf(words) } : { kind, from: wordsOf(from), to: wordsOf(to) };
}

export function isSynonymComplete(form: SynonymForm): boolean {
  return form.kind === 'two-way'
    ? wordsOf(form.words).length >= 2
    : wordsOf(form.from).length > 0 && wordsOf(form.to).length > 0;
}

function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,\n،]/)
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
}
