/**
 * Detects the script of a word. Georgian and Arabic script identify the language; Latin words need further evidence.
 */
import type { Language } from '../language.ts';

export type Script = 'latin' | 'georgian' | 'arabic' | 'cyrillic' | 'digit' | 'other';

/** The script of one character, or null for characters that belong to any word (marks, joiners). */
export function scriptOfCharacter(character: string): Script | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) {
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return 'latin';
    return code >= 0x30 && code <= 0x39 ? 'digit' : null;
  }
  if ((code >= 0x10a0 && code <= 0x10ff) || (code >= 0x1c90 && code <= 0x1cbf) || (code >= 0x2d00 && code <= 0x2d2f)) {
    return 'georgian';
  }
  if (/\p{Nd}/u.test(character)) return 'digit';
  if (/\p{M}|\p{Cf}|ـ/u.test(character)) return null;
  if (/\p{Script=Latin}/u.test(character)) return 'latin';
  if (/\p{Script=Arabic}/u.test(character)) return 'arabic';
  if (/\p{Script=Cyrillic}/u.test(character)) return 'cyrillic';
  return /\p{L}|\p{N}/u.test(character) ? 'other' : null;
}

/** The script of a word's first letter; `digit` when it has only digits. */
export function scriptOf(word: string): Script {
  let hasDigit = false;
  for (const character of word) {
    const script = scriptOfCharacter(character);
    if (script === 'digit') hasDigit = true;
    else if (script !== null) return script;
  }
  return hasDigit ? 'digit' : 'other';
}

/** The language that uses only this script; undefined for Latin and for scripts of unsupported languages. */
export function languageOfScript(script: Script): Language | undefined {
  if (script === 'georgian') return 'ka';
  if (script === 'arabic') return 'ar';
  return undefined;
}
