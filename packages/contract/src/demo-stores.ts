/**
 * Settings of the demo stores. They seed the database, and the browser reads them when the settings call fails.
 * A shop that is brought by its owner has a row in the database and no line here.
 */
import { currencyOf } from './currency.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './language-names.ts';
import type { ButtonChatOpening, Currency, StoreGates, StoreKind, StoreSettings } from './store.ts';

const LARI: Currency = { code: 'GEL', sign: '₾', position: 'after', space: true };
const DOLLAR: Currency = { code: 'USD', sign: '$', position: 'before', space: false };
const RUPEE: Currency = { code: 'INR', sign: 'Rs', position: 'before', space: true };

const CLOSED: StoreGates = {
  streaming: false,
  streaming_chat_page: false,
  streaming_button_chat: false,
  image_search: false,
  autocomplete: false,
  images: false,
  audio: false,
};
const STREAMING: StoreGates = {
  ...CLOSED,
  streaming: true,
  streaming_chat_page: true,
  streaming_button_chat: true,
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

function greetingsOf(kind: StoreKind, name: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, GREETINGS[kind][language](name)])) as Record<
    Language,
    string
  >;
}

/** The pharmacy's guided chat. What stands on a button is also what a press of it says. */
const PHARMACY_BUTTONS: ButtonChatOpening = {
  greetings: {
    en: 'Hello! This is the pharmacy assistant. Choose what you need, or write it in your own words.',
    ka: 'გამარჯობა! აფთიაქის ასისტენტი გისმენთ. აირჩიეთ, რა გჭირდებათ, ან დაწერეთ თქვენი სიტყვებით.',
    tr: 'Merhaba! Eczane asistanınız burada. İhtiyacınızı seçin ya da kendi sözlerinizle yazın.',
    ar: 'أهلًا بك! معك مساعد الصيدلية. اختر ما تحتاج إليه أو اكتبه بكلماتك.',
    az: 'Salam! Aptek köməkçisi sizi dinləyir. Nə lazım olduğunu seçin və ya öz sözlərinizlə yazın.',
  },
  buttons: {
    en: [
      'Search for Medication',
      'Vitamins & Supplements',
      'Personal Care',
      'Mother & Baby',
      'Find a Nearby Pharmacy',
      'Consult with a Pharmacist',
    ],
    ka: ['მედიკამენტები', 'კოსმეტიკა', 'პირადი ჰიგიენა', 'დედა და ბავშვი'],
    tr: ['İlaç ara', 'Vitamin ve takviyeler', 'Kişisel bakım', 'Anne ve bebek', 'En yakın eczane', 'Eczacıya danış'],
    ar: ['البحث عن دواء', 'الفيتامينات والمكمّلات', 'العناية الشخصية', 'الأم والطفل', 'أقرب صيدلية', 'استشارة صيدلي'],
    az: [
      'Dərman axtar',
      'Vitaminlər və əlavələr',
      'Şəxsi qulluq',
      'Ana və uşaq',
      'Ən yaxın aptek',
      'Əczaçı ilə məsləhətləş',
    ],
  },
};

interface DemoStore {
  id: string;
  name: string;
  kind: StoreKind;
  language: Language;
  currency: Currency;
  gates: StoreGates;
  /** Only where it differs from the store's language. */
  buttonChatLanguage?: Language;
  strikes?: boolean;
  mainImageOnly?: boolean;
  /** Only where the button chat is set up. */
  buttonChat?: ButtonChatOpening;
  open?: boolean;
}

function demoStore(store: DemoStore): StoreSettings {
  return {
    id: store.id,
    name: store.name,
    kind: store.kind,
    default_language: store.language,
    button_chat_language: store.buttonChatLanguage ?? store.language,
    languages: [...LANGUAGES],
    currency: store.currency,
    gates: store.gates,
    strikes_original_price: store.strikes ?? false,
    ...(store.mainImageOnly && { main_image_only: true }),
    greetings: greetingsOf(store.kind, store.name),
    ...(store.buttonChat && { button_chat: store.buttonChat }),
    product_url: '/shops/{store}/product.html?product={id}',
    emergency_number: '112',
    open: store.open ?? false,
  };
}

export const DEMO_STORES: readonly StoreSettings[] = [
  demoStore({
    id: 'buildy',
    name: 'Buildy',
    kind: 'diy',
    language: 'ka',
    currency: LARI,
    gates: { ...STREAMING, image_search: true, audio: false },
  }),
  demoStore({
    id: 'electronics',
    name: 'Electronics',
    kind: 'electronics',
    language: 'ka',
    currency: LARI,
    gates: { ...STREAMING, autocomplete: true },
  }),
  demoStore({ id: 'dior', name: 'Dior', kind: 'fashion', language: 'en', currency: DOLLAR, gates: STREAMING }),
  demoStore({
    id: 'veli',
    name: 'Veli',
    kind: 'general',
    language: 'ka',
    currency: LARI,
    gates: STREAMING,
    strikes: true,
  }),
  demoStore({ id: 'extra.ge', name: 'Extra.ge', kind: 'general', language: 'ka', currency: DOLLAR, gates: STREAMING }),
  demoStore({
    id: 'dressup',
    name: 'Dressup',
    kind: 'fashion',
    language: 'ka',
    currency: LARI,
    gates: { ...STREAMING, streaming_chat_page: false },
  }),
  demoStore({
    id: 'gpc',
    name: 'GPC',
    kind: 'pharmacy',
    language: 'ka',
    currency: LARI,
    gates: { ...STREAMING, autocomplete: true, images: false, audio: false },
    strikes: true,
    mainImageOnly: true,
    buttonChat: PHARMACY_BUTTONS,
  }),
  demoStore({
    id: 'tegeta',
    name: 'Tegeta',
    kind: 'auto',
    language: 'ka',
    currency: DOLLAR,
    gates: { ...STREAMING, images: false, audio: false },
  }),
  demoStore({
    id: 'agorabooks',
    name: 'Agorabooks',
    kind: 'books',
    language: 'ka',
    currency: DOLLAR,
    gates: STREAMING,
  }),
  demoStore({
    id: 'homzmart',
    name: 'Homzmart',
    kind: 'furniture',
    language: 'ar',
    currency: DOLLAR,
    gates: { ...STREAMING, image_search: true },
  }),
  demoStore({
    id: 'furniture',
    name: 'Furniture',
    kind: 'furniture',
    language: 'ka',
    currency: DOLLAR,
    gates: { ...STREAMING, image_search: true },
  }),
  demoStore({
    id: 'dealcart',
    name: 'Dealcart',
    kind: 'groceries',
    language: 'en',
    currency: RUPEE,
    gates: STREAMING,
  }),
  demoStore({ id: 'lcw', name: 'LCW', kind: 'fashion', language: 'tr', currency: DOLLAR, gates: CLOSED }),
  demoStore({
    id: 'pharmadepot',
    name: 'Pharmadepot',
    kind: 'pharmacy',
    language: 'en',
    buttonChatLanguage: 'ka',
    currency: LARI,
    gates: { ...CLOSED, streaming_button_chat: true },
  }),
  demoStore({ id: 'bodyshop', name: 'Bodyshop', kind: 'bodycare', language: 'en', currency: LARI, gates: CLOSED }),
  demoStore({
    id: 'quarry',
    name: 'Quarry',
    kind: 'general',
    language: 'en',
    currency: DOLLAR,
    gates: { ...STREAMING, autocomplete: true },
    open: true,
  }),
];

/** Settings of a demo store, or what holds for a store that nobody knows. */
export function demoStoreSettings(id: string): StoreSettings {
  return (
    DEMO_STORES.find((store) => store.id === id) ??
    demoStore({ id, name: id, kind: 'general', language: 'en', currency: DOLLAR, gates: CLOSED })
  );
}

/** Settings of a store that its owner has just brought: everything a new shop may use is open. */
export function newStoreSettings(id: string, name: string, language: Language, currencyCode: string): StoreSettings {
  return demoStore({
    id,
    name,
    kind: 'general',
    language,
    currency: currencyOf(currencyCode, language),
    gates: { ...STREAMING, image_search: true, autocomplete: true },
  });
}
