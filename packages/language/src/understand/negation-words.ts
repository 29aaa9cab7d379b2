/** The words that say what is not wanted, in five languages. As skeletons. */
import { standsAt } from './query-words.ts';

/** Phrases by their first word, the longest first: most words of a text begin none. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrases(text: string): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of text.split('|').map((one) => one.trim().split(' '))) {
    const first = phrase[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), phrase].sort((a, b) => b.length - a.length),
    );
  }
  return byFirst;
}

export function phraseAt(known: Phrases, plain: readonly string[], at: number): readonly string[] | undefined {
  return known.get(plain[at] ?? '')?.find((phrase) => standsAt(plain, at, phrase));
}

/** Markers before the thing, longest first. As skeletons. */
export const BEFORE = phrases(
  'without|no|not|non|except|except for|excluding|other than|anything but|but not|free of|free from|dont want|do not want|' +
    'does not contain|doesnt contain|not made of|not containing|without any|no added|dont like|do not like|instead of|rather than|' +
    'apart from|aside from|any but|all but|everything but|everything except|any colour but|any color but|any material but|any brand but|' +
    'any colour except|any color except|not from|not by|nothing from|' +
    'არა|არ მინდა|ყველაფერი გარდა|' +
    'بدون|بلا|من غير|من دون|بدون اي|ليس|ليست|ليس من|غير|عدا|ما عدا|ماعدا|خالي من|خاليه من|الخالي من|باستثنا|بخلاف|بدلا من|بدلا عن|لا اريد|لا ارغب في|لا احب|ما اريد|ما ابي|ما ابغي|لا يحتوي علي|لا تحتوي علي|مش|مو',
);
/** Markers after the thing. */
export const AFTER = phrases(
  'გარეშე|გარდა|ნაცვლად|არ მინდა|არ მსურს|არ გვინდა|არ მჭირდება|არ მომწონს|არ იყოს|არ უნდა იყოს|არ შეიცავდეს|არ იქნება|' +
    'olmayan|haric|haricinde|disinda|degil|icermeyen|istemiyorum|istemiyoruz|istemem|sevmiyorum|olmasin|icermesin|yerine|baska|' +
    'deyil|xaric|basqa|istemirem|istemirik|lazim deyil|beyenmirem|evezine|olmasin|ehtiva etmeyen|terkibinde olmayan',
);
/** Markers that say what a thing is not, rather than what it is without: "not milk" is no wish for what is free from milk. */
export const IDENTITY = phrases(
  'not|except|except for|excluding|other than|anything but|but not|instead of|rather than|apart from|aside from|any but|all but|' +
    'everything but|everything except|any colour but|any color but|any material but|any brand but|any colour except|any color except|' +
    'not from|not by|nothing from|არა|ყველაფერი გარდა|გარდა|ნაცვლად|ليس|ليست|غير|عدا|ما عدا|ماعدا|باستثنا|بخلاف|بدلا من|بدلا عن|مش|مو|' +
    'haric|haricinde|disinda|degil|yerine|baska|deyil|xaric|basqa|evezine|yox',
);
/** The same, only where it is plain: `ağ yox, qara`, `თეთრი არა, შავი`; else they answer a question or ask one. */
export const PLAIN_NO = phrases('yox|არა');
/** Before one of these, `არა` denies that there is any. */
export const HAVING = /^(?:გაქვ|აქვ|არის|გყავ)/;
/** "Other than" takes the ablative, `dəridən başqa`; without it other ones are wished for. */
export const OTHER = /^(?:baska|basqa)$/;
export const ABLATIVE = /[dt][ae]n$/;
export const ALSO = new Set(['or', 'and', 'nor', 'veya', 'ya', 'da', 've', 'yaxud', 'და', 'ან', 'او', 'و']);
/** What follows these behind a comma is wanted: `not white, black`. After the others, the list goes on. */
export const CONTRASTING = new Set(
  'not|არა|ليس|ليست|مو|مش|dont want|do not want|لا اريد|ما اريد|ما ابي|ما ابغي|instead of|rather than'.split('|'),
);
/** May stand between the marker and the thing. */
export const FILLERS = new Set(
  'a an the any in of from with made too want color colour that is added اي من علي'.split(' '),
);
/** A negation of one of these is no wish about the product: "not only", "no more", "not available". */
export const NO_THINGS = new Set(
  'only just more less over under sure too very so yet now working available enough problem idea one need matter thanks thank worries expensive'.split(
    ' ',
  ),
);
