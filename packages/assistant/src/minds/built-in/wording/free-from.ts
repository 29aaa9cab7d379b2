/** Texts about exclusions on which the shop's data state nothing. Labels and names are passed formatted. */
import type { Language } from '@quarry/contract';
import type { Containing } from '../../../words/what-products-contain.ts';

export interface FreeFromWording {
  /** No product states it; those that follow meet the rest of the wish. */
  noneState: (facts: { labels: string; wish: string }) => string;
  /** The same, where nothing else was wished for. */
  noneStateAtAll: (labels: string) => string;
  /** Behind products that state it: for so many more nothing is said. */
  restDoesNotSay: (count: string) => string;
  /** After an allergy was mentioned. */
  noted: (labels: string) => string;
  statesFree: (name: string, label: string) => string;
  contains: (name: string, label: string) => string;
  /** Head of a row of a comparison, whose cells are `isFree`. */
  without: (label: string) => string;
  isFree: Readonly<Record<Containing, string>>;
}

export const FREE_FROM_WORDING: Record<Language, FreeFromWording> = {
  en: {
    noneState: ({ labels, wish }) =>
      `The shop does not say which of its products are without ${labels}. For ${wish} it has the following; please check the label before you buy.`,
    noneStateAtAll: (labels) => `The shop does not say of any product that it is without ${labels}.`,
    restDoesNotSay: (count) => `For ${count} more the shop does not say.`,
    noted: (labels) =>
      `Noted: ${labels}. I will leave out everything that contains it by the shop's data. Where the shop does not say, please check the label. What are you looking for?`,
    statesFree: (name, label) => `The shop describes ${name} as without ${label}.`,
    contains: (name, label) => `By the shop's data, ${name} contains ${label}.`,
    without: (label) => `Without ${label}`,
    isFree: { free: 'yes', 'not-said': 'the shop does not say', contains: 'no' },
  },
  ka: {
    noneState: ({ labels, wish }) =>
      `მაღაზია არ აზუსტებს, რომელი პროდუქტი არ შეიცავს ამას: ${labels}. მოთხოვნით ${wish} გვაქვს შემდეგი; შეძენამდე შემადგენლობა ეტიკეტზე გადაამოწმეთ.`,
    noneStateAtAll: (labels) => `მაღაზია არც ერთ პროდუქტზე არ წერს, რომ მასში არ არის: ${labels}.`,
    restDoesNotSay: (count) => `კიდევ ${count}, რომლებზეც მაღაზია ამას არ აზუსტებს.`,
    noted: (labels) =>
      `გასაგებია: ${labels}. აღარ გაჩვენებთ იმას, რაც მაღაზიის მონაცემებით ამას შეიცავს. თუ მაღაზია არ აზუსტებს, ეტიკეტი გადაამოწმეთ. რას ეძებთ?`,
    statesFree: (name, label) => `${name} – მაღაზიის მონაცემებით, არ შეიცავს: ${label}.`,
    contains: (name, label) => `${name} – მაღაზიის მონაცემებით, შეიცავს: ${label}.`,
    without: (label) => `არ შეიცავს: ${label}`,
    isFree: { free: 'დიახ', 'not-said': 'მაღაზია არ აზუსტებს', contains: 'შეიცავს' },
  },
  tr: {
    noneState: ({ labels, wish }) =>
      `Mağaza hangi ürünlerin ${labels} içermediğini belirtmemiş. ${wish} için şunlar var; satın almadan önce lütfen etiketi kontrol edin.`,
    noneStateAtAll: (labels) => `Mağaza hiçbir ürün için ${labels} içermediğini belirtmemiş.`,
    restDoesNotSay: (count) => `Ayrıca ${count} var; onlar için mağaza bunu belirtmemiş.`,
    noted: (labels) =>
      `Not ettim: ${labels}. Mağaza bilgilerine göre bunu içeren ürünleri göstermeyeceğim. Belirtilmeyen ürünlerde lütfen etiketi kontrol edin. Ne arıyorsunuz?`,
    statesFree: (name, label) => `Mağaza bilgilerine göre ${name}: ${label} içermez.`,
    contains: (name, label) => `Mağaza bilgilerine göre ${name}: ${label} içerir.`,
    without: (label) => `${label} içermez`,
    isFree: { free: 'evet', 'not-said': 'mağaza belirtmemiş', contains: 'hayır' },
  },
  ar: {
    noneState: ({ labels, wish }) =>
      `لا يذكر المتجر أي منتجاته بدون ${labels}. لطلب ${wish} لديه ما يلي؛ يُرجى التحقق من الملصق قبل الشراء.`,
    noneStateAtAll: (labels) => `لا يذكر المتجر عن أي منتج أنه بدون ${labels}.`,
    restDoesNotSay: (count) => `وهناك أيضًا ${count} لا يذكر المتجر ذلك عنها.`,
    noted: (labels) =>
      `حسنًا: ${labels}. لن أعرض ما يحتوي على ذلك بحسب بيانات المتجر. وإذا لم يذكر المتجر ذلك فيُرجى التحقق من الملصق. عمّ تبحث؟`,
    statesFree: (name, label) => `بحسب بيانات المتجر، ${name} بدون ${label}.`,
    contains: (name, label) => `بحسب بيانات المتجر، ${name} يحتوي على ${label}.`,
    without: (label) => `بدون ${label}`,
    isFree: { free: 'نعم', 'not-said': 'لا يذكر المتجر', contains: 'لا' },
  },
  az: {
    noneState: ({ labels, wish }) =>
      `Mağaza hansı məhsulların tərkibində ${labels} olmadığını qeyd etməyib. ${wish} üçün bunlar var; almazdan əvvəl etiketi yoxlayın.`,
    noneStateAtAll: (labels) => `Mağaza heç bir məhsul üçün tərkibində ${labels} olmadığını qeyd etməyib.`,
    restDoesNotSay: (count) => `Bundan əlavə ${count} var; onlar üçün mağaza bunu qeyd etməyib.`,
    noted: (labels) =>
      `Qeyd etdim: ${labels}. Mağazanın məlumatına görə tərkibində bu olan məhsulları göstərməyəcəyəm. Qeyd olunmayan məhsullarda etiketi yoxlayın. Nə axtarırsınız?`,
    statesFree: (name, label) => `Mağazanın məlumatına görə ${name}: tərkibində ${label} yoxdur.`,
    contains: (name, label) => `Mağazanın məlumatına görə ${name}: tərkibində ${label} var.`,
    without: (label) => `Tərkibində ${label} yoxdur`,
    isFree: { free: 'bəli', 'not-said': 'mağaza qeyd etməyib', contains: 'xeyr' },
  },
};
