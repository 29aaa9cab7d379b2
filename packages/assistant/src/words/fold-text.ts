/**
 * Folds spelling variants of a phrase to one form: lower case, no diacritics, no special Turkish or Azerbaijani
 * letters, one form for interchangeable Arabic letters.
 */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ـ: '',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/** Of letters that have one form only: nothing to be done but lower case. */
const PLAIN = /^[\t\n\r -~\u10d0-\u10fa]*$/;

export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKC')
      .replaceAll('İ', 'i')
      .toLowerCase()
      // The hamza letters would fall apart in NFD, so they are replaced before it.
      .replace(/[ıəßأإآٱىئؤةـ’‘ʼ]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
  );
}
