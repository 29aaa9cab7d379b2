/** Folds column names to one spelling, because people write them with and without diacritics, or in Latin letters. */

/** The national romanisation without apostrophes; the second letter is what the Georgian keyboard has in its place. */
const GEORGIAN: Readonly<Record<string, readonly [formal: string, keyboard: string]>> = Object.fromEntries(
  [
    'ა a a',
    'ბ b b',
    'გ g g',
    'დ d d',
    'ე e e',
    'ვ v v',
    'ზ z z',
    'თ t t',
    'ი i i',
    'კ k k',
    'ლ l l',
    'მ m m',
    'ნ n n',
    'ო o o',
    'პ p p',
    'ჟ zh j',
    'რ r r',
    'ს s s',
    'ტ t t',
    'უ u u',
    'ფ p f',
    'ქ k q',
    'ღ gh g',
    'ყ q y',
    'შ sh sh',
    'ჩ ch ch',
    'ც ts c',
    'ძ dz dz',
    'წ ts w',
    'ჭ ch ch',
    'ხ kh x',
    'ჯ j j',
    'ჰ h h',
  ].map((line) => {
    const [letter = '', formal = '', keyboard = ''] = line.split(' ');
    return [letter, [formal, keyboard]];
  }),
);

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a',
    'б b',
    'в v',
    'г g',
    'д d',
    'е e',
    'ж zh',
    'з z',
    'и i',
    'к k',
    'л l',
    'м m',
    'н n',
    'о o',
    'п p',
    'р r',
    'с s',
    'т t',
    'у u',
    'ф f',
    'х h',
    'ц ts',
    'ч ch',
    'ш sh',
    'щ sch',
    'ъ _',
    'ы y',
    'ь _',
    'э e',
    'ю yu',
    'я ya',
  ].map((line) => {
    const [letter = '', latin = ''] = line.split(' ');
    return [letter, latin === '_' ? '' : latin];
  }),
);

/**
 * Lower case, words separated by one space, without marks: `Ağırlıq_kq` → `agirliq kq`, `Product-Name` → `product name`,
 * `productName` → `product name`, `أسم المنتج` → `اسم منتج` (Arabic words lose their article).
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[ıəøæß]/g, (letter) => ({ ı: 'i', ə: 'e', ø: 'o', æ: 'ae', ß: 'ss' })[letter] ?? letter)
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/(?<=\p{L})['’ʻ`](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<![\p{L}])ال(?=\p{L}{2})/gu, '');
}

/** A folded Georgian or Russian name as it is typed in Latin letters; empty for names in other scripts. */
export function inLatinLetters(folded: string): string[] {
  if (/\p{Script=Georgian}/u.test(folded)) {
    const spelled = (way: 0 | 1) => [...folded].map((letter) => GEORGIAN[letter]?.[way] ?? letter).join('');
    return [...new Set([spelled(0), spelled(1)])];
  }
  if (/\p{Script=Cyrillic}/u.test(folded)) return [[...folded].map((letter) => CYRILLIC[letter] ?? letter).join('')];
  return [];
}
