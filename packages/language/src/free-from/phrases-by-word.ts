/** Finds phrases of several languages in analysed words, by stem or by skeleton. */
import { analyzeAs, type Token } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { LANGUAGES, type Language } from '../language.ts';

/** One text per language, alternatives separated by `|`. */
export type FormsByLanguage = Partial<Record<Language, string>>;
export type Word = Pick<Token, 'exact' | 'stem' | 'start' | 'end'>;

interface Part {
  stem: string;
  plain: string;
}

interface Phrase<Meaning> {
  parts: Part[];
  meaning: Meaning;
}

export interface PhraseMatch<Meaning> {
  meaning: Meaning;
  /** How many words it has. */
  length: number;
}

/** Shorter stems are shared by unrelated words. A Georgian letter says more than a Latin one: `რძ` is the stem of milk. */
const MIN_STEM = 3;
const MIN_GEORGIAN_STEM = 2;
const isTelling = (stem: string): boolean => stem.length >= (/^[ა-ჰ]/u.test(stem) ? MIN_GEORGIAN_STEM : MIN_STEM);
/** Turkish and Azerbaijani express "with" by a suffix, `fındıklı`, which is part of the stem and not an ending. */
const WITH_SUFFIXES = ['lı', 'li', 'lu', 'lü'];

export class PhrasesByWord<Meaning> {
  private readonly byFirst = new Map<string, Phrase<Meaning>[]>();

  /** @param withSuffixes also finds the Turkic forms that mean "with". */
  add(forms: FormsByLanguage, meaning: Meaning, { withSuffixes = false } = {}): void {
    for (const language of LANGUAGES) {
      for (const form of (forms[language] ?? '').split('|').filter(Boolean)) {
        this.addForm(form, language, meaning);
        if (!withSuffixes || (language !== 'tr' && language !== 'az')) continue;
        for (const suffix of WITH_SUFFIXES) this.addForm(form + suffix, language, meaning);
      }
    }
  }

  /** Whether a phrase may begin with the word. */
  mayBegin(word: Pick<Word, 'exact' | 'stem'>): boolean {
    return this.beginningWith(word).length > 0;
  }

  /** All phrases at a position, longest first. */
  at(words: readonly Word[], place: number): PhraseMatch<Meaning>[] {
    const first = words[place];
    if (first === undefined) return [];
    return this.beginningWith(first)
      .filter(({ parts }) => parts.every((part, ahead) => isSame(words[place + ahead], part)))
      .map(({ parts, meaning }) => ({ meaning, length: parts.length }))
      .sort((a, b) => b.length - a.length);
  }

  private beginningWith({ exact, stem }: Pick<Word, 'exact' | 'stem'>): Phrase<Meaning>[] {
    const byStem = this.byFirst.get(stem) ?? [];
    const byPlain = this.byFirst.get(`=${skeleton(exact)}`) ?? [];
    return byPlain.length === 0 ? byStem : [...new Set([...byStem, ...byPlain])];
  }

  private addForm(form: string, language: Language, meaning: Meaning): void {
    const parts = analyzeAs(form, language).map(({ exact, stem }) => ({ stem, plain: skeleton(exact) }));
    const [first] = parts;
    if (first === undefined) return;
    const phrase = { parts, meaning };
    const keys = [`=${first.plain}`, ...(isTelling(first.stem) ? [first.stem] : [])];
    for (const key of keys) {
      const known = this.byFirst.get(key);
      if (known === undefined) this.byFirst.set(key, [phrase]);
      else known.push(phrase);
    }
  }
}

function isSame(word: Word | undefined, { stem, plain }: Part): boolean {
  if (word === undefined) return false;
  return skeleton(word.exact) === plain || (isTelling(stem) && word.stem === stem);
}
