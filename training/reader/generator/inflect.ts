/** Adds case endings to slot values. Exceptions are not known; the reader must tolerate wrong endings anyway. */
import type { Language } from '@quarry/contract';

export function inflect(value: string, cases: readonly string[], language: Language): string {
  return cases.reduce((word, one) => {
    if (language === 'tr' || language === 'az') return turkic(word, one, language);
    if (language === 'ka') return georgian(word, one);
    return language === 'ar' ? arabic(word, one) : word;
  }, value);
}

const TURKIC_VOWELS = /[aeıioöuüəAEIİOÖUÜƏ]/g;

function turkic(word: string, ending: string, language: 'tr' | 'az'): string {
  if (!/\p{L}$/u.test(word))
    return ending === 'with' || ending === 'without' ? word : `${word}${ending === 'pl' ? 'ler' : ''}`;
  const last = (word.match(TURKIC_VOWELS) ?? ['a']).at(-1)?.toLowerCase() ?? 'a';
  const isFront = /[eiöüə]/.test(last);
  const isRound = /[oöuü]/.test(last);
  const low = isFront ? (language === 'tr' ? 'e' : 'ə') : 'a';
  const high = isFront ? (isRound ? 'ü' : 'i') : isRound ? 'u' : 'ı';
  const endsInVowel = /[aeıioöuüə]$/i.test(word);
  // "kol saati": a word with a possessive ending takes an n before another suffix.
  const isCompound = endsInVowel && /\s\S+[sıiuü][ıiuü]$/.test(word);
  const stop = /[fstkçşhpFSTKÇŞHP]$/.test(word) && language === 'tr' ? 't' : 'd';
  const soft = (tail: string): string => softened(word, language) + tail;
  const buffered = (letter: string, tail: string): string =>
    isCompound ? `${word}n${tail}` : endsInVowel ? `${word}${letter}${tail}` : soft(tail);
  switch (ending) {
    case 'acc':
      return buffered(language === 'tr' ? 'y' : 'n', high);
    case 'dat':
      return buffered('y', low);
    case 'loc':
      return `${word}${isCompound ? 'n' : ''}${stop}${low}`;
    case 'abl':
      return `${word}${isCompound ? 'n' : ''}${stop}${low}n`;
    case 'gen':
      return buffered('n', `${high}n`);
    case 'pl':
      return `${word}l${low}r`;
    case 'poss':
      return isCompound ? word : endsInVowel ? `${word}s${high}` : soft(high);
    case 'ins':
      return `${word}${endsInVowel && language === 'tr' ? 'y' : ''}l${low}`;
    case 'with':
      return `${word}l${high}`;
    case 'without':
      return `${word}s${high}z`;
    default:
      return word;
  }
}

function softened(word: string, language: 'tr' | 'az'): string {
  if ((word.match(TURKIC_VOWELS) ?? []).length < 2) return word;
  const hard: Readonly<Record<string, string>> = language === 'tr' ? { k: 'ğ', p: 'b', ç: 'c' } : { k: 'y', q: 'ğ' };
  const soft = hard[word.at(-1) ?? ''];
  return soft === undefined ? word : word.slice(0, -1) + soft;
}

function georgian(word: string, ending: string): string {
  if (!/[ა-ჰ]$/.test(word)) {
    const plain: Readonly<Record<string, string>> = {
      gen: 'ის',
      dat: 'ს',
      erg: 'მა',
      in: 'ში',
      on: 'ზე',
      for: 'ისთვის',
      ins: 'ით',
      pl: 'ები',
      too: 'ც',
      adv: 'ად',
    };
    return `${word}${/\p{N}$/u.test(word) ? '-' : ''}${plain[ending] ?? ''}`;
  }
  const last = word.at(-1) ?? '';
  const stem = last === 'ი' ? word.slice(0, -1) : word;
  const short = /[იაე]$/.test(word) ? word.slice(0, -1) : word;
  const isRound = /[ოუ]$/.test(word);
  switch (ending) {
    case 'gen':
      return isRound ? `${word}ს` : `${short}ის`;
    case 'for':
      return isRound ? `${word}სთვის` : `${short}ისთვის`;
    case 'dat':
      return `${stem}ს`;
    case 'erg':
      return last === 'ი' ? `${stem}მა` : `${word}მ`;
    case 'in':
      return `${stem}ში`;
    case 'on':
      return `${stem}ზე`;
    case 'ins':
      return isRound ? `${word}თი` : `${short}ით`;
    case 'pl':
      return `${short}ები`;
    case 'too':
      return `${word}ც`;
    case 'adv':
      return last === 'ი' || last === 'ა' ? `${short}ად` : `${word}დ`;
    default:
      return word;
  }
}

function arabic(word: string, clitic: string): string {
  if (!/^\p{Script=Arabic}/u.test(word)) return word;
  switch (clitic) {
    case 'al':
      return word.startsWith('ال') ? word : `ال${word}`;
    case 'b':
      return `ب${word}`;
    case 'l':
      return word.startsWith('ال') ? `لل${word.slice(2)}` : `ل${word}`;
    case 'w':
      return `و${word}`;
    case 'k':
      return `ك${word}`;
    default:
      return word;
  }
}
