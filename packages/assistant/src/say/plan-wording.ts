/**
 * Texts about results that were computed or read from a product's data. Names, prices and quotations are passed
 * formatted; names are placed where they need no case ending.
 */
import type { Language } from '@quarry/contract';

export interface PlanWording {
  /** The product with the most, or the least, of what was asked; `stated` is the number as the shop writes it. */
  extreme: readonly ((facts: { name: string; stated: string }) => string)[];
  /** So many others state no such number. */
  restUnsaid: (count: string) => string;
  /** None of them is said to be so; `asked` is quoted. */
  noneSaysSo: (asked: string) => string;
  /** What the shop writes about a product, word for word. */
  states: (facts: { name: string; quote: string }) => string;
  /** A fact that was asked for and is not in the data; `asked` is quoted. */
  unknown: readonly ((facts: { name: string; asked: string }) => string)[];
  /** Products that are what was asked for, each with its price. */
  soldBeside: (products: string) => string;
  /** Nothing meets the condition; the list stays as it was. */
  noneMeets: (facts: { wish: string; condition: string }) => string;
  /** One line of a sum: `2 × “Poppy Dress”: $84`. */
  sumLine: (facts: { count: string; name: string; sum: string }) => string;
  together: (sum: string) => string;
  /** A product without a price cannot be added up. */
  noPriceToAdd: (name: string) => string;
  /** Why something was shown. */
  because: (facts: { name: string; reasons: string }) => string;
  becauseWords: (facts: { name: string; wish: string }) => string;
  /** The shop does not sell this. */
  notSold: readonly ((kind: string) => string)[];
  /** From now on in this language. */
  speaks: string;
  /** A language that is not spoken here was asked for. */
  speaksOnly: string;
  /** Things that belong to the product. */
  belongsTo: (name: string) => string;
}

export const PLAN_WORDING: Record<Language, PlanWording> = {
  en: {
    extreme: [({ name, stated }) => `That is ${name}: ${stated}.`, ({ name, stated }) => `${name} it is: ${stated}.`],
    restUnsaid: (count) => `For ${count} the shop does not say.`,
    noneSaysSo: (asked) => `The shop does not say of any of them: ${asked}.`,
    states: ({ name, quote }) => `About ${name} the shop writes: “${quote}”`,
    unknown: [
      ({ name, asked }) => `The shop does not say this about ${name}: ${asked}.`,
      ({ name, asked }) => `I do not know that: nothing is said about ${asked} for ${name}.`,
    ],
    soldBeside: (products) => `The shop sells it separately: ${products}.`,
    noneMeets: ({ wish, condition }) =>
      `For ${wish} I find nothing that is said to be ${condition}. Shall I leave that out?`,
    sumLine: ({ count, name, sum }) => `${count} × ${name}: ${sum}`,
    together: (sum) => `Together: ${sum}.`,
    noPriceToAdd: (name) => `The shop has not given a price for ${name}, so I cannot add it up.`,
    because: ({ name, reasons }) => `I showed ${name} because it meets: ${reasons}.`,
    becauseWords: ({ name, wish }) => `I showed ${name} because it came closest to ${wish}.`,
    notSold: [
      (kind) => `No, we do not carry ${kind}, I am sorry.`,
      (kind) => `I am sorry, ${kind} is not something this shop sells.`,
    ],
    speaks: 'Of course, let us go on in English.',
    speaksOnly: 'I am sorry, I speak English, Georgian, Turkish, Arabic and Azerbaijani only.',
    belongsTo: (name) => `For ${name} these belong to it:`,
  },
  ka: {
    extreme: [
      ({ name, stated }) => `ეს არის ${name}: ${stated}.`,
      ({ name, stated }) => `აი, ისიც: ${name} – ${stated}.`,
    ],
    restUnsaid: (count) => `დანარჩენზე (${count}) მაღაზია ამას არ წერს.`,
    noneSaysSo: (asked) => `არც ერთზე არ წერია: ${asked}.`,
    states: ({ name, quote }) => `${name} – მაღაზია წერს: „${quote}“`,
    unknown: [
      ({ name, asked }) => `მაღაზია ამას არ წერს – ${name}: ${asked}.`,
      ({ name, asked }) => `ეს არ ვიცი: მონაცემებში არაფერი წერია – ${asked} (${name}).`,
    ],
    soldBeside: (products) => `ცალკე იყიდება: ${products}.`,
    noneMeets: ({ wish, condition }) => `${wish}: ასეთი ვერ ვიპოვე – ${condition}. ეს პირობა მოვხსნა?`,
    sumLine: ({ count, name, sum }) => `${count} × ${name}: ${sum}`,
    together: (sum) => `სულ: ${sum}.`,
    noPriceToAdd: (name) => `ფასი მითითებული არ არის, ამიტომ ვერ ვაჯამებ: ${name}.`,
    because: ({ name, reasons }) => `გაჩვენეთ ${name}, რადგან შეესაბამება: ${reasons}.`,
    becauseWords: ({ name, wish }) => `გაჩვენეთ ${name}, რადგან ყველაზე ახლოსაა: ${wish}.`,
    notSold: [
      (kind) => `სამწუხაროდ, ${kind} ამ მაღაზიაში არ იყიდება.`,
      (kind) => `არა, ${kind} ჩვენთან არ არის, ბოდიში.`,
    ],
    speaks: 'რა თქმა უნდა, გავაგრძელოთ ქართულად.',
    speaksOnly: 'სამწუხაროდ, მხოლოდ ქართულად, ინგლისურად, თურქულად, არაბულად და აზერბაიჯანულად ვსაუბრობ.',
    belongsTo: (name) => `${name} – ამას უხდება და სჭირდება:`,
  },
  tr: {
    extreme: [({ name, stated }) => `O da ${name}: ${stated}.`, ({ name, stated }) => `Aradığınız ${name}: ${stated}.`],
    restUnsaid: (count) => `${count} için mağaza bunu yazmamış.`,
    noneSaysSo: (asked) => `Hiçbirinin bilgilerinde şu yok: ${asked}.`,
    states: ({ name, quote }) => `${name} için mağaza şöyle yazmış: “${quote}”`,
    unknown: [
      ({ name, asked }) => `${name} için mağaza bilgilerinde bu belirtilmemiş: ${asked}.`,
      ({ name, asked }) => `Bunu bilmiyorum; ${name} için ${asked} hakkında bilgi yok.`,
    ],
    soldBeside: (products) => `Ayrıca satılanlar: ${products}.`,
    noneMeets: ({ wish, condition }) =>
      `${wish} içinde ${condition} olduğu yazan bir ürün bulamadım. Bu şartı bırakayım mı?`,
    sumLine: ({ count, name, sum }) => `${count} × ${name}: ${sum}`,
    together: (sum) => `Toplam: ${sum}.`,
    noPriceToAdd: (name) => `${name} için fiyat verilmemiş, o yüzden toplayamıyorum.`,
    because: ({ name, reasons }) => `${name} ürününü gösterdim, çünkü şunlara uyuyor: ${reasons}.`,
    becauseWords: ({ name, wish }) => `${name} ürününü gösterdim, çünkü ${wish} isteğinize en yakını o.`,
    notSold: [(kind) => `Maalesef ${kind} mağazamızda yok.`, (kind) => `Üzgünüm, ${kind} satmıyoruz.`],
    speaks: 'Tabii, Türkçe devam edelim.',
    speaksOnly: 'Maalesef yalnızca Türkçe, İngilizce, Gürcüce, Arapça ve Azerbaycanca konuşuyorum.',
    belongsTo: (name) => `${name} için bunlar gerekir:`,
  },
  ar: {
    extreme: [({ name, stated }) => `هو ${name}: ${stated}.`, ({ name, stated }) => `تفضل، ${name}: ${stated}.`],
    restUnsaid: (count) => `أما ${count} فلا يذكر المتجر ذلك عنها.`,
    noneSaysSo: (asked) => `لا يذكر المتجر ذلك عن أي منها: ${asked}.`,
    states: ({ name, quote }) => `عن ${name} يكتب المتجر: «${quote}»`,
    unknown: [
      ({ name, asked }) => `لا يذكر المتجر هذا عن ${name}: ${asked}.`,
      ({ name, asked }) => `لا أعرف ذلك؛ لا توجد معلومة عن ${asked} لدى ${name}.`,
    ],
    soldBeside: (products) => `يُباع منفصلًا: ${products}.`,
    noneMeets: ({ wish, condition }) => `في ${wish} لا أجد ما يُذكر أنه ${condition}. هل أترك هذا الشرط؟`,
    sumLine: ({ count, name, sum }) => `${count} × ${name}: ${sum}`,
    together: (sum) => `المجموع: ${sum}.`,
    noPriceToAdd: (name) => `لم يذكر المتجر سعر ${name}، فلا أستطيع جمعه.`,
    because: ({ name, reasons }) => `عرضت ${name} لأنه يطابق: ${reasons}.`,
    becauseWords: ({ name, wish }) => `عرضت ${name} لأنه الأقرب إلى ${wish}.`,
    notSold: [(kind) => `لا، ${kind} غير متوفر في متجرنا، عذراً.`, (kind) => `عذراً، لا نبيع ${kind}.`],
    speaks: 'بالتأكيد، لنكمل بالعربية.',
    speaksOnly: 'عذراً، أتحدث العربية والإنجليزية والجورجية والتركية والأذرية فقط.',
    belongsTo: (name) => `مع ${name} تحتاج إلى هذه:`,
  },
  az: {
    extreme: [
      ({ name, stated }) => `Bu, ${name}: ${stated}.`,
      ({ name, stated }) => `Axtardığınız ${name}: ${stated}.`,
    ],
    restUnsaid: (count) => `${count} haqqında mağaza bunu yazmayıb.`,
    noneSaysSo: (asked) => `Heç birinin məlumatında bu yoxdur: ${asked}.`,
    states: ({ name, quote }) => `${name} haqqında mağaza belə yazır: “${quote}”`,
    unknown: [
      ({ name, asked }) => `${name} haqqında mağazanın məlumatında bu göstərilməyib: ${asked}.`,
      ({ name, asked }) => `Bunu bilmirəm: ${name} üçün ${asked} barədə məlumat yoxdur.`,
    ],
    soldBeside: (products) => `Ayrıca satılır: ${products}.`,
    noneMeets: ({ wish, condition }) =>
      `${wish} arasında ${condition} olduğu yazılan məhsul tapmadım. Bu şərti götürüm?`,
    sumLine: ({ count, name, sum }) => `${count} × ${name}: ${sum}`,
    together: (sum) => `Cəmi: ${sum}.`,
    noPriceToAdd: (name) => `${name} üçün qiymət yazılmayıb, ona görə toplaya bilmirəm.`,
    because: ({ name, reasons }) => `${name} məhsulunu göstərdim, çünki bunlara uyğundur: ${reasons}.`,
    becauseWords: ({ name, wish }) => `${name} məhsulunu göstərdim, çünki ${wish} istəyinizə ən yaxını odur.`,
    notSold: [(kind) => `Təəssüf ki, mağazamızda ${kind} yoxdur.`, (kind) => `Bağışlayın, ${kind} satmırıq.`],
    speaks: 'Əlbəttə, Azərbaycan dilində davam edək.',
    speaksOnly: 'Təəssüf ki, yalnız Azərbaycan, ingilis, gürcü, türk və ərəb dillərində danışıram.',
    belongsTo: (name) => `${name} üçün bunlar lazımdır:`,
  },
};
