/** Generates other spellings of a message: Latin letters for Georgian and Arabic, typing mistakes. */

type Spellings = Readonly<Record<string, readonly string[]>>;

// biome-ignore format: a table
const GEORGIAN: Spellings = {
  ა: ['a'], ბ: ['b'], გ: ['g'], დ: ['d'], ე: ['e'], ვ: ['v'], ზ: ['z'], თ: ['t', 't', 'T'], ი: ['i'], კ: ['k'], ლ: ['l'],
  მ: ['m'], ნ: ['n'], ო: ['o'], პ: ['p'], ჟ: ['zh', 'j'], რ: ['r'], ს: ['s'], ტ: ['t'], უ: ['u'], ფ: ['f', 'p'],
  ქ: ['q', 'k'], ღ: ['gh', 'g'], ყ: ['y', 'k', 'q'], შ: ['sh', 'sh', '6', 'S'], ჩ: ['ch'], ც: ['c', 'ts'], ძ: ['dz'],
  წ: ['w', 'ts', 'w'], ჭ: ['ch', 'tch'], ხ: ['x', 'kh'], ჯ: ['j'], ჰ: ['h'],
};
// biome-ignore format: a table
const ARABIC: Spellings = {
  ا: ['a'], أ: ['a', '2'], إ: ['e', 'i'], آ: ['a'], ى: ['a'], ة: ['a', 'e'], ء: ['2', ''], ئ: ['2', 'e'], ؤ: ['o'], ب: ['b'],
  ت: ['t'], ث: ['th', 's'], ج: ['j', 'g'], ح: ['7', 'h'], خ: ['5', 'kh'], د: ['d'], ذ: ['z', 'th'], ر: ['r'], ز: ['z'],
  س: ['s'], ش: ['sh', 'ch'], ص: ['s'], ض: ['d'], ط: ['t', '6'], ظ: ['z'], ع: ['3', 'a'], غ: ['gh', '8'], ف: ['f'],
  ق: ['q', '9', '2'], ك: ['k'], ل: ['l'], م: ['m'], ن: ['n'], ه: ['h'], و: ['w', 'o', 'ou'], ي: ['y', 'i', 'ee'],
};
const SHORT_VOWELS = ['a', 'e', 'i', '', ''];
const TYPING_MISTAKES = 0.12;
const SHORTEST_MISTYPED = 5;

const pick = (some: readonly string[], random: () => number): string => some[Math.floor(random() * some.length)] ?? '';

/** A message in Latin letters; null for languages in Latin script. Each message gets one transliteration. */
export function inLatin(message: string, language: string, random: () => number): string | null {
  const table = language === 'ka' ? GEORGIAN : language === 'ar' ? ARABIC : null;
  if (table === null) return null;
  const chosen = new Map(Object.entries(table).map(([letter, options]) => [letter, pick(options, random)]));
  const letters = [...message].map((letter) => chosen.get(letter) ?? letter);
  if (language === 'ka') return letters.join('');
  // Short vowels are not written in Arabic letters.
  const isConsonant = (spelled: string | undefined) =>
    spelled !== undefined && /^[bcdfghjklmnqrstvwxz5-9]/.test(spelled);
  return letters
    .map((spelled, at) =>
      isConsonant(spelled) && isConsonant(letters[at + 1]) ? spelled + pick(SHORT_VOWELS, random) : spelled,
    )
    .join('');
}

/** Leaves out, doubles or swaps letters in some words, and removes question marks and capitals. */
export function mistyped(message: string, random: () => number): string {
  return message
    .toLocaleLowerCase('en')
    .replace(/[?.!,’']/g, '')
    .split(' ')
    .map((word) => {
      if (word.length < SHORTEST_MISTYPED || random() > TYPING_MISTAKES) return word;
      const at = 1 + Math.floor(random() * (word.length - 2));
      const way = random();
      if (way < 0.5) return word.slice(0, at) + word.slice(at + 1);
      if (way < 0.75) return word.slice(0, at) + word[at] + word.slice(at);
      return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
    })
    .join(' ');
}
