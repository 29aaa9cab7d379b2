/** Texts about exclusions: on a card, in a reply, and as a reason. */
import type { ExclusionNote, Language, NotStated } from '@quarry/contract';
import { LANGUAGES, valueLabel } from '@quarry/language';
import type { ProductHits } from '../../search-engine/product-search.ts';

/** Kinds whose values may be ruled out, the likeliest first. */
const KINDS = ['ingredient', 'material', 'color', 'pattern', 'feature', 'flavor', 'scent', 'gender', 'season'] as const;

interface Texts {
  without(label: string): string;
  notStated(label: string): string;
  statedBySome(label: string, stated: number, unsaid: number): string;
  statedByNone(label: string): string;
  /** For a reply without results. */
  statedNowhere(label: string): string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    without: (label) => `without ${label}`,
    notStated: (label) => `${inCapitals(label)}: the shop does not say`,
    statedBySome: (label, stated, unsaid) =>
      `${stated} of these ${stated === 1 ? 'is' : 'are'} described as without ${label}. For the other ${unsaid} the shop does not say.`,
    statedByNone: (label) => `The shop does not say which of these are without ${label}. Please check before you buy.`,
    statedNowhere: (label) => `No matching product is described as without ${label}.`,
  },
  ka: {
    without: (label) => `არ შეიცავს: ${label}`,
    notStated: (label) => `${label}: მაღაზია არ აზუსტებს`,
    statedBySome: (label, stated, unsaid) =>
      `„არ შეიცავს: ${label}“ – მაღაზია ამას ${stated} პროდუქტზე წერს. დანარჩენ ${unsaid} პროდუქტზე ამას არ აზუსტებს.`,
    statedByNone: (label) =>
      `„არ შეიცავს: ${label}“ – მაღაზია ამას არც ერთ პროდუქტზე არ აზუსტებს. შეძენამდე გადაამოწმეთ.`,
    statedNowhere: (label) => `„არ შეიცავს: ${label}“ – შესაბამისი პროდუქტებიდან მაღაზია ამას არც ერთზე არ წერს.`,
  },
  tr: {
    without: (label) => `${label} içermez`,
    notStated: (label) => `${inCapitals(label)}: mağaza belirtmemiş`,
    statedBySome: (label, stated, unsaid) =>
      `Bunlardan ${stated} üründe ${label} içermediği yazıyor. Diğer ${unsaid} ürün için mağaza bunu belirtmemiş.`,
    statedByNone: (label) =>
      `Mağaza bunların hangisinin ${label} içermediğini belirtmemiş. Satın almadan önce kontrol edin.`,
    statedNowhere: (label) => `Aramanıza uyan hiçbir üründe ${label} içermediği yazmıyor.`,
  },
  ar: {
    without: (label) => `بدون ${label}`,
    notStated: (label) => `${label}: لا يذكر المتجر`,
    statedBySome: (label, stated, unsaid) =>
      `عدد المنتجات المذكور أنها بدون ${label}: ${stated}. أما الباقي (${unsaid}) فلا يذكر المتجر ذلك.`,
    statedByNone: (label) => `لا يذكر المتجر أي هذه المنتجات بدون ${label}. يُرجى التحقق قبل الشراء.`,
    statedNowhere: (label) => `لا يوجد منتج مطابق مذكور أنه بدون ${label}.`,
  },
  az: {
    without: (label) => `tərkibində ${label} yoxdur`,
    notStated: (label) => `${inCapitals(label)}: mağaza qeyd etməyib`,
    statedBySome: (label, stated, unsaid) =>
      `Bunlardan ${stated} məhsulda ${label} olmadığı yazılıb. Qalan ${unsaid} məhsul üçün mağaza bunu qeyd etməyib.`,
    statedByNone: (label) => `Mağaza bunlardan hansında ${label} olmadığını qeyd etməyib. Almazdan əvvəl yoxlayın.`,
    statedNowhere: (label) => `Axtarışa uyğun heç bir məhsulda ${label} olmadığı yazılmayıb.`,
  },
};

/** A reason: `without gluten`. */
export function withoutText(value: string, language: Language): string {
  return TEXTS[language].without(excludedLabel(value, language));
}

/** For the card of a product whose data say nothing of these values. */
export function notStated(values: readonly string[], language: Language): NotStated[] {
  return values.map((value) => ({ value, text: TEXTS[language].notStated(excludedLabel(value, language)) }));
}

/**
 * For a reply of which some products do not say, or which has no products: then it says of everything that is not wanted
 * that no product is described as without it.
 */
export function exclusionNotes(
  { exclusions, total }: Pick<ProductHits, 'exclusions' | 'total'>,
  language: Language,
): ExclusionNote[] {
  const { statedBySome, statedByNone, statedNowhere } = TEXTS[language];
  return exclusions
    .filter(({ unsaid }) => unsaid > 0 || total === 0)
    .map(({ value, stated, unsaid }) => {
      const label = excludedLabel(value, language);
      if (total === 0) return { value, label, stated, unsaid, text: statedNowhere(label) };
      return {
        value,
        label,
        stated,
        unsaid,
        text: stated > 0 ? statedBySome(label, stated, unsaid) : statedByNone(label),
      };
    });
}

/** What something that is not wanted is called. */
export function excludedLabel(value: string, language: Language): string {
  // A label may look like its value in one language and not in another: `wool`.
  const kind = KINDS.find((one) => LANGUAGES.some((language) => valueLabel(one, value, language) !== value));
  return valueLabel(kind ?? 'ingredient', value, language);
}

function inCapitals(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}
