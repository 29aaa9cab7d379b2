/**
 * Converts counting number words to digits, so that they are checked like numbers: "forty dollars", "the last two
 * pieces", `ორი დღე`, `يومين`. Number words that count nothing ("two ideas", the English word "on", which is ten in
 * Turkish) are unchanged.
 */
import { readNumberInWords } from '@quarry/language';

/** Canonical units of time by word prefixes; folded. */
const TIME_UNITS: readonly (readonly [string, RegExp])[] = [
  ['day', /^(?:days?|დღ|gun|يوم|ايام)/u],
  ['hour', /^(?:hours?|hrs?|საათ|saat|ساع)/u],
  ['week', /^(?:weeks?|კვირა|კვირ|hafta|hefte|اسبوع|اسابيع)/u],
  ['month', /^(?:months?|თვე|თვის|თვეში|ay(?:lik|da|dan|in|i|a)?$|شهر|اشهر|شهور)/u],
  ['year', /^(?:years?|წელ|წლ|yil|il(?:lik|de|den|in|e)?$|سنه|سنوات|سنين|عام|اعوام)/u],
  ['minute', /^(?:minutes?|mins?$|წუთ|dakika|deqiqe|دقيق|دقايق)/u],
];

/** Units of money, pieces or percent. */
const COUNTED =
  /^(?:dollars?|bucks?|euros?|pounds?|lari|gel$|lira|tl$|manat|azn$|rupees?|cents?|ლარ|დოლარ|ევრო|რუპი|ლირ|მანათ|თეთრ|dolar|avro|rupi|kurus|qepik|دولار|يورو|لاري|ليره|ليرات|مانات|روبيه|percent|per$|პროცენტ|yuzde|faiz|بالميه|بالمايه|pieces?|items?|units?|pairs?|left$|remaining|ცალ|ერთეულ|adet|tane|parca|eded|dene|قطع|حبات|حبه|وحدات|tablets?|pills?|capsules?|teaspoons?|drops?|times?$|ტაბლეტ|აბ(?:ი|ს|ის)?$|კაფსულ|წვეთ|ჯერ$|hap$|tablet|kapsul|kere$|kez$|defe$|heb$|damla|اقراص|قرص|كبسول|مرات|قطرات|stock)/u;

/** The Arabic dual expresses two in one word. */
const ARABIC_DUALS: Readonly<Record<string, string>> = {
  يومين: '2 يوم',
  يومان: '2 يوم',
  ساعتين: '2 ساعه',
  ساعتان: '2 ساعه',
  اسبوعين: '2 اسبوع',
  اسبوعان: '2 اسبوع',
  شهرين: '2 شهر',
  سنتين: '2 سنه',
  عامين: '2 عام',
  دولارين: '2 دولار',
  قطعتين: '2 قطعه',
  قطعتان: '2 قطعه',
  مرتين: '2 مرات',
  قرصين: '2 قرص',
  حبتين: '2 حبه',
};
const ENGLISH_COUNTS: Readonly<Record<string, string>> = {
  dozen: '12',
  fortnight: '14 days',
  twice: '2 times',
  once: '1 times',
};
/** "a couple of days" is two. */
const COUPLE = /\b(?:a )?couple of (?=\p{L})/gu;
/** "within a week" is one week. */
const ONE_OF_TIME = /\b(within|in|after|for|every) an? (?=(?:day|week|month|year|hour|minute)s?\b)/gu;
/** `ორმოცდაათპროცენტიანი`, `ellifaizlik`: the number and its unit in one word. */
const GLUED_PERCENT = /(?<=\p{L}{3})(პროცენტ|faiz)/gu;
const WORD = /[\p{L}\p{M}]+|\d[\d.,:]*|[^\p{L}\p{M}\d]+/gu;
const LONGEST_NUMBER = 7;

/** The folded text with digits for counting words. */
export function withDigitsForWords(folded: string): string {
  const parts =
    folded.replace(GLUED_PERCENT, ' $1').replace(COUPLE, '2 ').replace(ONE_OF_TIME, '$1 1 ').match(WORD) ?? [];
  const places = parts.flatMap((part, place) => (/^\p{L}/u.test(part) ? [place] : []));
  let text = '';
  let next = 0;
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place] ?? '';
    if (place < next) continue;
    const other = ARABIC_DUALS[part] ?? ENGLISH_COUNTS[part];
    if (other !== undefined) {
      text += other;
      continue;
    }
    const at = places.indexOf(place);
    const read =
      at < 0 ? undefined : readNumberInWords(places.slice(at, at + LONGEST_NUMBER).map((one) => parts[one] ?? ''));
    const behind = read && places[at + read.length];
    const before = at > 0 ? (parts[places[at - 1] ?? 0] ?? '') : '';
    const counts = (behind !== undefined && isCounted(parts[behind] ?? '')) || before === 'yuzde';
    if (!read || !counts) {
      text += part;
      continue;
    }
    next = (places[at + read.length - 1] ?? place) + 1;
    text += String(read.value);
  }
  return text;
}

const isCounted = (word: string): boolean => COUNTED.test(word) || timeUnit(word) !== undefined;

function timeUnit(word: string): string | undefined {
  return TIME_UNITS.find(([, words]) => words.test(word))?.[0];
}

/** `2 day`, `48 hour`: every duration in the text; both ends of `2-3 days`. */
export function timesIn(folded: string): { value: number; time: string }[] {
  const found: { value: number; time: string }[] = [];
  const text = withDigitsForWords(folded);
  const pattern =
    /(\d+)(?:\s*(?:-|–|—|to|or|და|ან|ila|ile|ve|veya|ya da|ila|الي|او|-dan|-den)\s*(\d+))?[\s-]*(?:working |business |სამუშაო |is |ايام عمل )?(\p{L}+)/gu;
  for (const [, first, second, word = ''] of text.matchAll(pattern)) {
    const unit = timeUnit(word);
    if (unit === undefined) continue;
    for (const written of [first, second]) {
      if (written !== undefined) found.push({ value: Number(written), time: `${Number(written)} ${unit}` });
    }
  }
  return found;
}
