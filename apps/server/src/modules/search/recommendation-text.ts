/** The reason for a recommendation, in the shop's language: one short line under a card. */
import type { Language } from '@quarry/contract';

export interface ReasonWords {
  /** Has something in common with the given product: `what` is the word for it. */
  sameKind(what: string): string;
  sameBrand(what: string): string;
  sameColor(what: string): string;
  common(what: string): string;
  alike: string;
  /** `what` is the label of the given product's kind: `dress`. */
  goesWith(what: string): string;
  completes: string;
  boughtTogether: string;
  rising: string;
  popular: string;
  rated(stars: string): string;
  inStock: string;
}

export const REASON_WORDS = {
  en: {
    sameKind: (what) => `Same kind: ${what}`,
    sameBrand: (what) => `Also by ${what}`,
    sameColor: (what) => `Also in ${what}`,
    common: (what) => `In common: ${what}`,
    alike: 'Similar to this one',
    goesWith: (what) => `Goes with the ${what}`,
    completes: 'Goes well with this',
    boughtTogether: 'Often bought together',
    rising: 'On the rise right now',
    popular: 'Popular with shoppers',
    rated: (stars) => `Rated ${stars} out of 5`,
    inStock: 'In stock now',
  },
  ka: {
    sameKind: (what) => `იგივე სახეობა: ${what}`,
    sameBrand: (what) => `იგივე ბრენდი: ${what}`,
    sameColor: (what) => `იგივე ფერი: ${what}`,
    common: (what) => `საერთო: ${what}`,
    alike: 'ამის მსგავსი',
    goesWith: (what) => `${besideInGeorgian(what)} ერთად`,
    completes: 'კარგად ეხამება',
    boughtTogether: 'ხშირად ერთად ყიდულობენ',
    rising: 'ახლა მოთხოვნადია',
    popular: 'მყიდველების რჩეული',
    rated: (stars) => `შეფასება: ${stars} / 5`,
    inStock: 'მარაგშია',
  },
  tr: {
    sameKind: (what) => `Aynı tür: ${what}`,
    sameBrand: (what) => `Aynı marka: ${what}`,
    sameColor: (what) => `Aynı renk: ${what}`,
    common: (what) => `Ortak özellik: ${what}`,
    alike: 'Buna benzer',
    goesWith: (what) => `${large(what, 'tr')} ile birlikte`,
    completes: 'Bununla iyi gider',
    boughtTogether: 'Sıkça birlikte alınıyor',
    rising: 'Şu sıralar yükselişte',
    popular: 'Alışveriş yapanların gözdesi',
    rated: (stars) => `5 üzerinden ${stars}`,
    inStock: 'Stokta var',
  },
  ar: {
    sameKind: (what) => `النوع نفسه: ${what}`,
    sameBrand: (what) => `العلامة نفسها: ${what}`,
    sameColor: (what) => `اللون نفسه: ${what}`,
    common: (what) => `ميزة مشتركة: ${what}`,
    alike: 'مشابه لهذا المنتج',
    goesWith: (what) => `إلى جانب: ${what}`,
    completes: 'يكمل هذا المنتج',
    boughtTogether: 'كثيرًا ما يُشترى معه',
    rising: 'رائج الآن',
    popular: 'يفضّله المتسوقون',
    rated: (stars) => `التقييم: ${stars} من 5`,
    inStock: 'متوفر الآن',
  },
  az: {
    sameKind: (what) => `Eyni növ: ${what}`,
    sameBrand: (what) => `Eyni marka: ${what}`,
    sameColor: (what) => `Eyni rəng: ${what}`,
    common: (what) => `Ortaq cəhət: ${what}`,
    alike: 'Buna oxşar',
    goesWith: (what) => `${large(what, 'az')} ilə birlikdə`,
    completes: 'Bununla yaxşı uyuşur',
    boughtTogether: 'Tez-tez birlikdə alınır',
    rising: 'Hazırda maraq artır',
    popular: 'Alıcıların sevimlisi',
    rated: (stars) => `5 üzərindən ${stars}`,
    inStock: 'Stokda var',
  },
} satisfies Record<Language, ReasonWords>;

/**
 * `კაბა` → `კაბასთან`, `სვიტრი` → `სვიტრთან`, `სპორტული ფეხსაცმელი` → `სპორტულ ფეხსაცმელთან`: the dative with თან. A
 * nominative ი falls, of the noun and of an adjective before it; another vowel takes ს.
 */
function besideInGeorgian(label: string): string {
  const words = label.split(' ');
  const last = words.pop() ?? '';
  const before = words.map((word) => word.replace(/ი$/u, ''));
  const beside = /[აეოუ]$/u.test(last) ? `${last}სთან` : `${last.replace(/ი$/u, '')}თან`;
  return [...before, beside].join(' ');
}

function large(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
