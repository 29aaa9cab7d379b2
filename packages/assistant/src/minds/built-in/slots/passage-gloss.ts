/**
 * Summarizes a passage in another language in the shopper's language: its amounts, times and known subjects (cash,
 * card, return). It is not a translation: only facts found in the passage are listed.
 */
import type { Language } from '@quarry/contract';
import { foldText } from '../../../words/fold-text.ts';

/** One, two, few, many: Arabic counts in four ways, English in two. */
type Forms = readonly [one: string, two: string, few: string, many: string];

const same = (form: string): Forms => [form, form, form, form];

interface Unit {
  /** On folded text, right behind the number. */
  read: RegExp;
  forms: Record<Language, Forms>;
}

const english = (one: string): Forms => [one, `${one}s`, `${one}s`, `${one}s`];

const UNITS: readonly Unit[] = [
  {
    read: /^(?:working days?|business days?|სამუშაო დღ\p{L}*|is gun\p{L}*|يوم عمل|ايام عمل|يوما عمل|is gun\p{L}*)/u,
    forms: {
      en: english('working day'),
      ka: same('სამუშაო დღე'),
      tr: same('iş günü'),
      ar: ['يوم عمل', 'يوما عمل', 'أيام عمل', 'يوم عمل'],
      az: same('iş günü'),
    },
  },
  {
    read: /^(?:days?|დღ\p{L}*|gun\p{L}*|يوم\p{L}*|ايام)/u,
    forms: {
      en: english('day'),
      ka: same('დღე'),
      tr: same('gün'),
      ar: ['يوم', 'يومان', 'أيام', 'يومًا'],
      az: same('gün'),
    },
  },
  {
    read: /^(?:hours?|საათ\p{L}*|saat\p{L}*|ساع\p{L}*)/u,
    forms: {
      en: english('hour'),
      ka: same('საათი'),
      tr: same('saat'),
      ar: ['ساعة', 'ساعتان', 'ساعات', 'ساعة'],
      az: same('saat'),
    },
  },
  {
    read: /^(?:weeks?|კვირ\p{L}*|hafta\p{L}*|اسبوع\p{L}*|اسابيع|hefte\p{L}*)/u,
    forms: {
      en: english('week'),
      ka: same('კვირა'),
      tr: same('hafta'),
      ar: ['أسبوع', 'أسبوعان', 'أسابيع', 'أسبوعًا'],
      az: same('həftə'),
    },
  },
  {
    read: /^(?:months?|monthly|თვ\p{L}*|ay\p{L}{0,2}(?!\p{L})|شهر\p{L}*|اشهر|شهور)/u,
    forms: {
      en: english('month'),
      ka: same('თვე'),
      tr: same('ay'),
      ar: ['شهر', 'شهران', 'أشهر', 'شهرًا'],
      az: same('ay'),
    },
  },
];

/** What such texts are about, by the words that say it in any of the languages, folded. */
const SUBJECTS: readonly { read: RegExp; names: Record<Language, string> }[] = [
  {
    read: /\bcash\b|ნაღდ|nakit|نقد|كاش|nagd/u,
    names: { en: 'cash', ka: 'ნაღდი ფული', tr: 'nakit', ar: 'الدفع نقدًا', az: 'nağd pul' },
  },
  {
    read: /\bcards?\b|ბარათ|kart|بطاق/u,
    names: { en: 'card', ka: 'ბარათი', tr: 'kart', ar: 'البطاقة', az: 'kart' },
  },
  {
    read: /instal|განვადებ|taksit|تقسيط|hisse-hisse/u,
    names: { en: 'instalments', ka: 'განვადება', tr: 'taksit', ar: 'التقسيط', az: 'taksit' },
  },
  {
    read: /deliver|courier|მიწოდებ|მოგიტან|კურიერ|teslimat|kurye|توصيل|catdir|kuryer/u,
    names: { en: 'delivery', ka: 'მიწოდება', tr: 'teslimat', ar: 'التوصيل', az: 'çatdırılma' },
  },
  {
    read: /\breturn|დაბრუნებ|iade|ارجاع|إرجاع|qaytar/u,
    names: { en: 'returns', ka: 'დაბრუნება', tr: 'iade', ar: 'الإرجاع', az: 'qaytarma' },
  },
  {
    read: /\bfree\b|უფასო|ucretsiz|مجان|pulsuz/u,
    names: { en: 'free of charge', ka: 'უფასოდ', tr: 'ücretsiz', ar: 'مجانًا', az: 'pulsuz' },
  },
  {
    read: /workshop|fitted|სახელოსნო|აყენებ|დაგიყენ|montaj|takil|تركيب|ورش/u,
    names: { en: 'fitting', ka: 'დაყენება', tr: 'montaj', ar: 'التركيب في الورشة', az: 'quraşdırma' },
  },
  {
    read: /assembl|აწყობ|kurulum|monte|تركيب|yigil/u,
    names: { en: 'assembly', ka: 'აწყობა', tr: 'kurulum', ar: 'التركيب', az: 'yığılma' },
  },
  {
    read: /receipt|ქვითარ|ქვითრ|\bfis|ايصال|فاتوره|qebz|cek/u,
    names: { en: 'the receipt', ka: 'ქვითარი', tr: 'fiş', ar: 'الإيصال', az: 'qəbz' },
  },
];

const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
  thirty: 30,
  ერთ: 1,
  ერთი: 1,
  ორ: 2,
  ორი: 2,
  სამ: 3,
  სამი: 3,
  ოთხ: 4,
  ოთხი: 4,
  ხუთ: 5,
  ხუთი: 5,
  შვიდ: 7,
  ათ: 10,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  yedi: 7,
  on: 10,
};
const NUMBER = String.raw`\d{1,3}|${Object.keys(SMALL_NUMBERS).join('|')}`;
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:])(${NUMBER})(?:\s*(?:-|–|—|to|ile|il|დან|ve)\s*(${NUMBER}))?\s+(?=(\p{L}+(?: \p{L}+)?))`,
  'gu',
);
const MAX_FACTS = 6;

/** What the passage names, in the order of the passage; empty when nothing is recognised. */
export function passageGloss(passage: string, language: Language): string[] {
  const folded = foldText(passage);
  const times = [...folded.matchAll(SPAN)].flatMap((match) => {
    const [whole, first = '', second] = match;
    const rest = folded.slice(match.index + whole.length);
    const unit = UNITS.find(({ read }) => read.test(rest));
    const low = numberOf(first);
    if (unit === undefined || low === null) return [];
    const high = second === undefined ? null : numberOf(second);
    const form = formOf(unit.forms[language], high ?? low);
    if (high !== null) return [`${low}–${high} ${form}`];
    // Arabic says one and two without a number.
    if (language === 'ar' && low <= 2) return [low === 1 ? `${form} واحد` : form];
    return [`${low} ${form}`];
  });
  const subjects = SUBJECTS.flatMap(({ read, names }) => (read.test(folded) ? [names[language]] : []));
  return [...new Set([...subjects, ...times])].slice(0, MAX_FACTS);
}

function numberOf(written: string): number | null {
  const digits = Number(written);
  return Number.isNaN(digits) ? (SMALL_NUMBERS[written] ?? null) : digits;
}

function formOf([one, two, few, many]: Forms, count: number): string {
  return count === 1 ? one : count === 2 ? two : count <= 10 ? few : many;
}
