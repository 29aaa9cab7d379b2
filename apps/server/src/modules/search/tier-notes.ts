/** One sentence about what results of lower tiers lack: `These are not red.` Missing data are reported as unknown. */
import type { Language, MissingPart, TierNote } from '@quarry/contract';
import { valueLabel } from '@quarry/language';
import { excludedLabel } from './exclusion-texts.ts';
import type { ProductHit } from '../../search-engine/product-search.ts';

type EngineMissing = ProductHit['missing'][number];

/** Whether a label can be used in a sentence unchanged: `not red`. Others are quoted. */
const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);
/** The shopper's own words. */
const AS_TYPED: ReadonlySet<string> = new Set(['word', 'thing', 'measure', 'fit', 'value', 'substance']);
/** Maximum number of listed labels. */
const MAX_NAMED = 4;

interface Sentences {
  not(label: string): string;
  notSaid(label: string): string;
  notOrNotSaid(label: string): string;
  /** A condition that is no adjective: a number, a size. */
  unmet(quoted: string): string;
  unmetOrNotSaid(quoted: string): string;
  /** A word that no text has. */
  unmentioned(quoted: string): string;
  /** They are for such a thing. */
  noSuchThing(quoted: string): string;
  withoutNotSaid(label: string): string;
  someOf(labels: string): string;
  quote(label: string): string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    not: (label) => `These are not ${label}.`,
    notSaid: (label) => `The shop does not say whether these are ${label}.`,
    notOrNotSaid: (label) => `These are not ${label}, or the shop does not say.`,
    unmet: (quoted) => `These do not meet ${quoted}.`,
    unmetOrNotSaid: (quoted) => `These do not meet ${quoted}, or the shop does not say.`,
    unmentioned: (quoted) => `The shop does not mention ${quoted} for these.`,
    noSuchThing: (quoted) => `These go with ${quoted}, but are something else.`,
    withoutNotSaid: (label) => `The shop does not say whether these are without ${label}.`,
    someOf: (labels) => `Each of these lacks something: ${labels}.`,
    quote: (label) => `“${label}”`,
  },
  ka: {
    not: (label) => `ეს პროდუქტები ${label} არ არის.`,
    notSaid: (label) => `მაღაზია არ აზუსტებს, არის თუ არა ეს პროდუქტები ${label}.`,
    notOrNotSaid: (label) => `ეს პროდუქტები ${label} არ არის ან მაღაზია ამას არ აზუსტებს.`,
    unmet: (quoted) => `ეს პროდუქტები არ აკმაყოფილებს პირობას ${quoted}.`,
    unmetOrNotSaid: (quoted) => `ეს პროდუქტები არ აკმაყოფილებს პირობას ${quoted}, ან მაღაზია ამას არ აზუსტებს.`,
    unmentioned: (quoted) => `მაღაზია ამ პროდუქტებზე არ ახსენებს: ${quoted}.`,
    noSuchThing: (quoted) => `ეს პროდუქტები დაკავშირებულია მოთხოვნასთან ${quoted}, მაგრამ სხვა რამეა.`,
    withoutNotSaid: (label) => `მაღაზია არ აზუსტებს, შეიცავს თუ არა ეს პროდუქტები: ${label}.`,
    someOf: (labels) => `ამ პროდუქტებს რაღაც აკლია: ${labels}.`,
    quote: (label) => `„${label}“`,
  },
  tr: {
    not: (label) => `Bunlar ${label} değil.`,
    notSaid: (label) => `Mağaza bunların ${label} olup olmadığını belirtmemiş.`,
    notOrNotSaid: (label) => `Bunlar ${label} değil ya da mağaza bunu belirtmemiş.`,
    unmet: (quoted) => `Bunlar ${quoted} koşulunu karşılamıyor.`,
    unmetOrNotSaid: (quoted) => `Bunlar ${quoted} koşulunu karşılamıyor ya da mağaza bunu belirtmemiş.`,
    unmentioned: (quoted) => `Mağaza bunlar için ${quoted} bilgisi vermemiş.`,
    noSuchThing: (quoted) => `Bunlar ${quoted} ile ilgili ama başka ürünler.`,
    withoutNotSaid: (label) => `Mağaza bunların ${label} içerip içermediğini belirtmemiş.`,
    someOf: (labels) => `Bunların her birinde bir şey eksik: ${labels}.`,
    quote: (label) => `“${label}”`,
  },
  ar: {
    not: (label) => `هذه المنتجات لا تطابق: ${label}.`,
    notSaid: (label) => `لا يذكر المتجر ما إذا كانت هذه المنتجات: ${label}.`,
    notOrNotSaid: (label) => `هذه المنتجات لا تطابق: ${label}، أو لا يذكر المتجر ذلك.`,
    unmet: (quoted) => `هذه المنتجات لا تستوفي شرط ${quoted}.`,
    unmetOrNotSaid: (quoted) => `هذه المنتجات لا تستوفي شرط ${quoted}، أو لا يذكر المتجر ذلك.`,
    unmentioned: (quoted) => `لا يذكر المتجر ${quoted} في هذه المنتجات.`,
    noSuchThing: (quoted) => `هذه المنتجات تخص ${quoted} لكنها شيء آخر.`,
    withoutNotSaid: (label) => `لا يذكر المتجر ما إذا كانت هذه المنتجات بدون ${label}.`,
    someOf: (labels) => `كل منتج من هذه ينقصه شيء مما يلي: ${labels}.`,
    quote: (label) => `«${label}»`,
  },
  az: {
    not: (label) => `Bunlar ${label} deyil.`,
    notSaid: (label) => `Mağaza bunların ${label} olub-olmadığını qeyd etməyib.`,
    notOrNotSaid: (label) => `Bunlar ${label} deyil və ya mağaza bunu qeyd etməyib.`,
    unmet: (quoted) => `Bunlar ${quoted} şərtinə cavab vermir.`,
    unmetOrNotSaid: (quoted) => `Bunlar ${quoted} şərtinə cavab vermir və ya mağaza bunu qeyd etməyib.`,
    unmentioned: (quoted) => `Mağaza bunlar üçün ${quoted} barədə məlumat verməyib.`,
    noSuchThing: (quoted) => `Bunlar ${quoted} ilə bağlıdır, amma başqa məhsullardır.`,
    withoutNotSaid: (label) => `Mağaza bunların tərkibində ${label} olub-olmadığını qeyd etməyib.`,
    someOf: (labels) => `Bunların hər birində nəsə çatışmır: ${labels}.`,
    quote: (label) => `“${label}”`,
  },
};

/** For a document of a reply. */
export function missingOf(missing: readonly EngineMissing[], language: Language): MissingPart[] {
  return missing.map((part) => ({ kind: part.kind, label: labelOf(part, language), verdict: part.verdict }));
}

/** A note for each lesser tier among these results of a page; none where it is not known what they lack. */
export function notesOfTiers(hits: readonly Pick<ProductHit, 'tier' | 'missing'>[], language: Language): TierNote[] {
  return (['unstated', 'meets_some'] as const).flatMap((tier): TierNote[] => {
    const lacking = hits.filter((hit) => hit.tier === tier).map(({ missing }) => missing);
    const all = distinct(lacking.flat());
    if (all.length === 0 || lacking.some(({ length }) => length === 0)) return [];
    return [{ tier, missing: missingOf(all, language), text: sentenceOf(lacking, all, language) }];
  });
}

function sentenceOf(lacking: readonly (readonly EngineMissing[])[], all: EngineMissing[], language: Language): string {
  const say = SENTENCES[language];
  const common = all.filter((part) => lacking.every((missing) => missing.some((one) => isSame(one, part))));
  const things = distinctThings(all);
  const [only] = common.length > 0 ? distinctThings(common) : [];
  // Lists what all of them lack, also if some of them lack more.
  if (only === undefined || distinctThings(common).length > 1) {
    const labels = distinctThings(common.length > 0 ? common : things).slice(0, MAX_NAMED);
    return say.someOf(
      new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
        labels.map((part) => say.quote(labelOf(part, language))),
      ),
    );
  }
  const verdicts = new Set(
    lacking
      .flat()
      .filter((one) => isSame(one, only))
      .map(({ verdict }) => verdict),
  );
  const label = labelOf(only, language);
  if (only.kind === 'without') return say.withoutNotSaid(label);
  if (only.kind === 'word') return say.unmentioned(say.quote(label));
  if (only.kind === 'thing') return say.noSuchThing(say.quote(label));
  const isLook = LOOKS.has(only.kind);
  if (verdicts.size > 1) return isLook ? say.notOrNotSaid(label) : say.unmetOrNotSaid(say.quote(label));
  if (verdicts.has('unknown')) return isLook ? say.notSaid(label) : say.unmentioned(say.quote(label));
  return isLook ? say.not(label) : say.unmet(say.quote(label));
}

function isSame(one: EngineMissing, other: EngineMissing): boolean {
  return one.kind === other.kind && one.value === other.value;
}

function distinct(parts: readonly EngineMissing[]): EngineMissing[] {
  return parts.filter(
    (part, place) => parts.findIndex((one) => isSame(one, part) && one.verdict === part.verdict) === place,
  );
}

/** Each once, independent of the verdict. */
function distinctThings(parts: readonly EngineMissing[]): EngineMissing[] {
  return parts.filter((part, place) => parts.findIndex((one) => isSame(one, part)) === place);
}

function labelOf({ kind, value }: EngineMissing, language: Language): string {
  if (kind === 'without') return excludedLabel(value, language);
  return AS_TYPED.has(kind) ? value : valueLabel(kind, value, language);
}
