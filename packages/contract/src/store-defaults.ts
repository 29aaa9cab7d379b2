/** Default settings of a store. */
import { currencyOf } from './currency.ts';
import { emergencyNumberOf } from './emergency-number.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './language-names.ts';
import type { StoreGates, StoreKind, StoreSettings } from './store.ts';
import { byLanguage } from './language.ts';

const CLOSED_GATES: StoreGates = {
  streaming: false,
  streaming_chat_page: false,
  streaming_button_chat: false,
  image_search: false,
  autocomplete: false,
  images: false,
  audio: false,
};
const OPEN_GATES: StoreGates = {
  streaming: true,
  streaming_chat_page: true,
  streaming_button_chat: true,
  image_search: true,
  autocomplete: true,
  images: true,
  audio: true,
};

type Greetings = Record<Language, (name: string) => string>;

const GREETINGS: Record<StoreKind, Greetings> = {
  fashion: {
    en: (name) => `Hello! Welcome to ${name}. What are you dressing for today?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რა შემთხვევისთვის არჩევთ სამოსს?`,
    tr: (name) => `Merhaba! ${name} mağazasına hoş geldiniz. Bugün nasıl bir parça arıyorsunuz?`,
    ar: (name) => `أهلًا بك في ${name}! ما المناسبة التي تبحث عن ملابس لها اليوم؟`,
    az: (name) => `Salam! ${name} mağazasına xoş gəlmisiniz. Bu gün hansı geyimi axtarırsınız?`,
  },
  pharmacy: {
    en: (name) =>
      `Hello! This is ${name}. Tell me what you need: a medicine, a vitamin or something for everyday care.`,
    ka: (name) => `გამარჯობა! ${name} გისმენთ. რა გჭირდებათ: მედიკამენტი, ვიტამინი თუ მოვლის საშუალება?`,
    tr: (name) =>
      `Merhaba! ${name} eczanesine hoş geldiniz. Neye ihtiyacınız var: ilaç mı, vitamin mi, bakım ürünü mü?`,
    ar: (name) => `أهلًا بك في صيدلية ${name}! ما الذي تحتاج إليه: دواء أم فيتامين أم منتج للعناية؟`,
    az: (name) => `Salam! ${name} aptekinə xoş gəlmisiniz. Sizə dərman, vitamin, yoxsa qulluq vasitəsi lazımdır?`,
  },
  electronics: {
    en: (name) => `Hello! Welcome to ${name}. Which device are you looking for, and what should it be good at?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რომელ ტექნიკას ეძებთ და რისთვის გჭირდებათ?`,
    tr: (name) => `Merhaba! ${name} mağazasına hoş geldiniz. Hangi cihazı arıyorsunuz, en çok ne için kullanacaksınız?`,
    ar: (name) => `أهلًا بك في ${name}! أي جهاز تبحث عنه، ولأي استخدام؟`,
    az: (name) =>
      `Salam! ${name} mağazasına xoş gəlmisiniz. Hansı cihazı axtarırsınız və nə üçün istifadə edəcəksiniz?`,
  },
  furniture: {
    en: (name) => `Hello! Welcome to ${name}. Which room are we furnishing?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რომელი ოთახისთვის ეძებთ ავეჯს?`,
    tr: (name) => `Merhaba! ${name} mağazasına hoş geldiniz. Hangi odayı döşüyoruz?`,
    ar: (name) => `أهلًا بك في ${name}! أي غرفة تودّ تأثيثها؟`,
    az: (name) => `Salam! ${name} mağazasına xoş gəlmisiniz. Hansı otaq üçün mebel axtarırsınız?`,
  },
  auto: {
    en: (name) => `Hello! This is ${name}. Tell me the make, model and year of your car, or the part you need.`,
    ka: (name) =>
      `გამარჯობა! ${name} გისმენთ. ავტომობილის მოვლაში დაგეხმარებით: მითხარით მარკა, მოდელი და წელი, ან საჭირო ნაწილი.`,
    tr: (name) =>
      `Merhaba! ${name} mağazasına hoş geldiniz. Aracınızın markasını, modelini ve yılını ya da aradığınız parçayı yazın.`,
    ar: (name) => `أهلًا بك في ${name}! اذكر لي نوع سيارتك وطرازها وسنة صنعها، أو القطعة التي تحتاج إليها.`,
    az: (name) =>
      `Salam! ${name} mağazasına xoş gəlmisiniz. Avtomobilinizin markasını, modelini və buraxılış ilini, ya da sizə lazım olan hissəni yazın.`,
  },
  books: {
    en: (name) => `Hello! Welcome to ${name}. What would you like to read next?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რის წაკითხვას აპირებთ?`,
    tr: (name) => `Merhaba! ${name} kitabevine hoş geldiniz. Sırada hangi kitap var?`,
    ar: (name) => `أهلًا بك في ${name}! ما الكتاب الذي تودّ قراءته؟`,
    az: (name) => `Salam! ${name} kitab mağazasına xoş gəlmisiniz. İndi nə oxumaq istəyirsiniz?`,
  },
  bodycare: {
    en: (name) => `Hello! Welcome to ${name}. Is it for the face, the body, the hair or for a gift?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რას ეძებთ: სახის, ტანის თუ თმის მოვლას?`,
    tr: (name) => `Merhaba! ${name} mağazasına hoş geldiniz. Ne arıyorsunuz: yüz, vücut, yoksa saç bakımı mı?`,
    ar: (name) => `أهلًا بك في ${name}! هل تبحث عن عناية بالوجه أم بالجسم أم بالشعر؟`,
    az: (name) => `Salam! ${name} mağazasına xoş gəlmisiniz. Üz, bədən, yoxsa saç üçün vasitə axtarırsınız?`,
  },
  diy: {
    en: (name) => `Hello! This is ${name}. What are you building or repairing?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რას აშენებთ ან არემონტებთ?`,
    tr: (name) => `Merhaba! ${name} yapı marketine hoş geldiniz. Ne yapıyorsunuz, neyi onarıyorsunuz?`,
    ar: (name) => `أهلًا بك في ${name}! ماذا تبني أو تُصلح اليوم؟`,
    az: (name) => `Salam! ${name} mağazasına xoş gəlmisiniz. Nə tikirsiniz, nəyi təmir edirsiniz?`,
  },
  groceries: {
    en: (name) => `Hello! Welcome to ${name}. What is on your shopping list today?`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. რა წერია დღეს თქვენს სიაში?`,
    tr: (name) => `Merhaba! ${name} marketine hoş geldiniz. Bugün alışveriş listenizde ne var?`,
    ar: (name) => `أهلًا بك في ${name}! ماذا في قائمة مشترياتك اليوم؟`,
    az: (name) => `Salam! ${name} marketinə xoş gəlmisiniz. Bu gün alış-veriş siyahınızda nə var?`,
  },
  general: {
    en: (name) => `Hello! Welcome to ${name}. Tell me what you are looking for, in your own words.`,
    ka: (name) => `გამარჯობა! ${name} გესალმებათ. თქვენი სიტყვებით მითხარით, რას ეძებთ.`,
    tr: (name) => `Merhaba! ${name} mağazasına hoş geldiniz. Ne aradığınızı kendi sözlerinizle yazın.`,
    ar: (name) => `أهلًا بك في ${name}! أخبرني بكلماتك عمّا تبحث عنه.`,
    az: (name) => `Salam! ${name} mağazasına xoş gəlmisiniz. Nə axtardığınızı öz sözlərinizlə yazın.`,
  },
};

/** The assistant's greetings in a store of this kind, in every language. */
export function defaultGreetings(kind: StoreKind, name: string): Record<Language, string> {
  return byLanguage((language) => GREETINGS[kind][language](name));
}

/** Settings of a new store: the kind `general`, with all gates open. */
export function newStoreSettings(id: string, name: string, language: Language, currencyCode: string): StoreSettings {
  return {
    id,
    name,
    kind: 'general',
    default_language: language,
    button_chat_language: language,
    languages: [...LANGUAGES],
    currency: currencyOf(currencyCode, language),
    gates: OPEN_GATES,
    strikes_original_price: false,
    greetings: defaultGreetings('general', name),
    product_url: '/shops/{store}/product.html?product={id}',
    emergency_number: emergencyNumberOf(),
    open: false,
  };
}

/** Settings that a page uses when it cannot load those of the store: all gates are closed. */
export function unknownStoreSettings(id: string): StoreSettings {
  return { ...newStoreSettings(id, id, 'en', 'USD'), gates: CLOSED_GATES };
}
