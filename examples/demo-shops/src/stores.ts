/** Settings of the demo stores, as `quarry store set --file` takes them. */
import {
  type ButtonChatOpening,
  type Currency,
  defaultGreetings,
  type Language,
  LANGUAGES,
  type StoreGates,
  type StoreKind,
  type StoreSettings,
} from '@quarry/contract';

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
    greetings: defaultGreetings(store.kind, store.name),
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

/** @throws Error when there is no such demo store. */
export function demoStoreSettings(id: string): StoreSettings {
  const settings = DEMO_STORES.find((store) => store.id === id);
  if (!settings) throw new Error(`There is no demo store "${id}".`);
  return settings;
}
