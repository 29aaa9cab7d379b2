/**
 * Normalizes typed messages: Georgian in Latin letters, `u` and `plz`, `-yo` for `-yor`. Changes are recorded, so that
 * replies quote shoppers in their own spelling.
 */
import { analyze, detectLanguage, type Language, readNumberInWords, transliterations } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { CHAT_ENDINGS, CHAT_SPELLINGS } from '../../../phrases/chat-spellings.ts';
import { georgianWordsOfTalk } from '../../../phrases/georgian-words.ts';

export interface PlainMessage {
  message: string;
  /** Plain words, folded, with the way they were typed. */
  typed: Readonly<Record<string, string>>;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const HAS_LATIN_WORD = /[a-z]{2}/iu;
const HAS_GEORGIAN = /\p{Script=Georgian}/u;
const LATIN_LETTERS = /^[a-z'’]+$/iu;
const GULF_WANT = /^\s*(?:ابي|أبي)\s+(?!ي|عمره|عنده|رجل|بعمر|عيد)(?=\p{L})/u;
/** "A three year old", `ხუთი წლის`. */
const AGE_IN_WORDS =
  /(?<![\p{L}\p{N}])(\p{L}{2,})(\s*[-–]?\s*)(?=(?:years?|yr|წლის|yaş|yas|سنة|سنوات|سنين|أعوام|اعوام)(?![a-z]{4}))/giu;
const OLDEST_CHILD = 17;
/** Sizes and codes are written in Latin letters everywhere. */
const STAYS_LATIN = /^(?:\d?x{0,3}[sml]|gb|tb|kg|ml|cm|mm|usb|hdmi|led|tv|spf|ph)$/iu;

export function inPlainSpelling(message: string, language: Language): PlainMessage {
  const typed: Record<string, string> = {};
  const isGeorgianInLatin =
    language === 'ka' &&
    HAS_LATIN_WORD.test(message) &&
    !HAS_GEORGIAN.test(message) &&
    detectLanguage(message, 'ka') === 'ka';
  const plain = withoutEmoji(message).replace(WORD, (word) => {
    const own = (isGeorgianInLatin ? inGeorgian(word) : null) ?? spelledOut(word, language);
    if (own === null) return word;
    // What one word stands for in several is never quoted by itself.
    if (!own.includes(' ')) typed[foldText(own)] = word;
    return own;
  });
  // In the Gulf `ابي` is "I want"; only before a verb of his is it "my father".
  const wanted = language === 'ar' ? plain.replace(GULF_WANT, 'أريد ') : plain;
  const counted = wanted.replace(AGE_IN_WORDS, (whole, word: string, gap: string) => {
    const age = readNumberInWords([foldText(word)])?.value;
    return age === undefined || age > OLDEST_CHILD ? whole : `${age}${gap}`;
  });
  return counted === message ? { message, typed: {} } : { message: counted, typed };
}

/** Emoji beside words say nothing to look for; alone they are all of the message. */
function withoutEmoji(message: string): string {
  if (!/[\p{L}\p{N}]/u.test(message)) return message;
  return message.replace(/\s*[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+/gu, '');
}

/** The words of a wish as the shopper typed them. */
export function asTyped(words: string, typed: Readonly<Record<string, string>>): string {
  return words.replace(WORD, (word) => typed[foldText(word)] ?? word);
}

function spelledOut(word: string, language: Language): string | null {
  const folded = foldText(word);
  const whole = CHAT_SPELLINGS.get(language)?.get(folded);
  if (whole !== undefined) return whole;
  for (const [ending, plain] of CHAT_ENDINGS[language]) {
    if (ending.test(folded)) return word.replace(new RegExp(ending.source, 'iu'), plain);
  }
  return null;
}

/** Null for names, codes and whatever no Georgian word explains. */
function inGeorgian(word: string): string | null {
  if (!LATIN_LETTERS.test(word) || STAYS_LATIN.test(word)) return null;
  const ofTalk = georgianWordsOfTalk(word);
  if (ofTalk !== null) return ofTalk;
  const readings = transliterations(word);
  // Where a word of the lexicon explains it, the letters as they were typed are no reading.
  const [asIs = ''] = analyze(word).map(({ exact }) => exact);
  const [first] = readings;
  return first !== undefined && !readings.includes(asIs) && !readings.includes(word.toLowerCase()) ? first : null;
}
