/** The table of the stores, row by row: what may be used, the default language, the currency. */
import {
  DEFAULT_BASE,
  LANGUAGES,
  newStoreSettings,
  Order,
  SECTION_BASES,
  StoreSettings,
  unknownStoreSettings,
} from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { DEMO_STORES, demoStoreSettings } from './stores.ts';

const idsWhere = (holds: (store: StoreSettings) => boolean) =>
  DEMO_STORES.filter(holds)
    .map(({ id }) => id)
    .sort();

describe('the demo stores', () => {
  it('STORE-01 search by image is open for three', () => {
    expect(idsWhere(({ gates }) => gates.image_search)).toEqual(['buildy', 'furniture', 'homzmart']);
  });

  it('STORE-02 CONF-31 streaming chat is open for these, with dressup shut out of the chat page', () => {
    const streaming = [
      'agorabooks',
      'buildy',
      'dealcart',
      'dior',
      'dressup',
      'electronics',
      'extra.ge',
      'furniture',
      'gpc',
      'homzmart',
      'quarry',
      'tegeta',
      'veli',
    ];
    expect(idsWhere(({ gates }) => gates.streaming)).toEqual(streaming);
    expect(idsWhere(({ gates }) => gates.streaming_chat_page)).toEqual(streaming.filter((id) => id !== 'dressup'));
    expect(idsWhere(({ gates }) => gates.streaming_button_chat)).toEqual([...streaming, 'pharmadepot'].sort());
  });

  it('STORE-03 autocomplete is open for two shops, and for the open shop that shows the embed', () => {
    expect(idsWhere(({ gates, open }) => gates.autocomplete && !open)).toEqual(['electronics', 'gpc']);
    expect(idsWhere(({ gates, open }) => gates.autocomplete && open)).toEqual(['quarry']);
  });

  const rows: [row: string, id: string, language: string, sign: string, images: boolean, audio: boolean][] = [
    ['STORE-04', 'buildy', 'ka', '₾', true, false],
    ['STORE-05', 'electronics', 'ka', '₾', true, true],
    ['STORE-06', 'dior', 'en', '$', true, true],
    ['STORE-07', 'veli', 'ka', '₾', true, true],
    ['STORE-08', 'extra.ge', 'ka', '$', true, true],
    ['STORE-09', 'dressup', 'ka', '₾', true, true],
    ['STORE-10', 'gpc', 'ka', '₾', false, false],
    ['STORE-11', 'tegeta', 'ka', '$', false, false],
    ['STORE-12', 'agorabooks', 'ka', '$', true, true],
    ['STORE-13', 'homzmart', 'ar', '$', true, true],
    ['STORE-14', 'furniture', 'ka', '$', true, true],
    ['STORE-15', 'dealcart', 'en', 'Rs', true, true],
    ['STORE-16', 'lcw', 'tr', '$', false, false],
    ['STORE-17', 'pharmadepot', 'en', '₾', false, false],
    ['STORE-18', 'bodyshop', 'en', '₾', false, false],
    ['STORE-20', 'quarry', 'en', '$', true, true],
  ];
  it.each(rows)('%s %s speaks and counts as the table says', (_row, id, language, sign, images, audio) => {
    const { default_language, currency, gates } = demoStoreSettings(id);

    expect({ default_language, sign: currency.sign, images: gates.images, audio: gates.audio }).toEqual({
      default_language: language,
      sign,
      images,
      audio,
    });
  });

  it('STORE-07 STORE-10 two shops strike through a higher original price on the shop page', () => {
    expect(idsWhere((store) => store.strikes_original_price)).toEqual(['gpc', 'veli']);
  });

  it('STORE-17 LANG-06 pharmadepot speaks Georgian in the button chat alone', () => {
    expect(demoStoreSettings('pharmadepot')).toMatchObject({ default_language: 'en', button_chat_language: 'ka' });
  });

  it.each(['unknown', 'somebody'])('STORE-19 the store %s has every gate closed, English and dollars', (id) => {
    const { gates, default_language, currency } = unknownStoreSettings(id);

    expect(Object.values(gates).every((gate) => !gate)).toBe(true);
    expect([default_language, currency.sign]).toEqual(['en', '$']);
  });

  it('LANG-02 LANG-03 greets differently in each language and each kind of shop', () => {
    for (const { greetings } of DEMO_STORES) expect(new Set(Object.values(greetings)).size).toBe(LANGUAGES.length);
    expect(demoStoreSettings('gpc').greetings.ka).not.toBe(demoStoreSettings('dressup').greetings.ka);
  });

  it('LANG-04 the Georgian greeting of tegeta concerns car care', () => {
    expect(demoStoreSettings('tegeta').greetings.ka).toMatch(/ავტო/);
  });

  it('every one of them fits the contract, and so does a shop that was just brought', () => {
    for (const settings of [...DEMO_STORES, newStoreSettings('mine', 'Mine', 'az', 'AZN')]) {
      expect(StoreSettings.parse(settings)).toEqual(settings);
    }
  });

  it('BTN-02 BTN-23 BTN-24 OPEN-30 the button chat is set up for the pharmacy alone, with a set of buttons in each language', () => {
    expect(idsWhere(({ button_chat }) => button_chat !== undefined)).toEqual(['gpc']);
    const { greetings, buttons } = demoStoreSettings('gpc').button_chat ?? { greetings: {}, buttons: {} };

    expect(buttons).toMatchObject({
      en: [
        'Search for Medication',
        'Vitamins & Supplements',
        'Personal Care',
        'Mother & Baby',
        'Find a Nearby Pharmacy',
        'Consult with a Pharmacist',
      ],
      ka: ['მედიკამენტები', 'კოსმეტიკა', 'პირადი ჰიგიენა', 'დედა და ბავშვი'],
    });
    expect(new Set(Object.values(greetings)).size).toBe(LANGUAGES.length);
    expect(new Set(Object.values(buttons).map(String)).size).toBe(LANGUAGES.length);
  });
});

describe('names of the platform', () => {
  it('AUTH-01..-06 has six sections, and AUTH-05 new-search is one of them', () => {
    expect([...SECTION_BASES].sort()).toEqual([
      'button-chat',
      'chat',
      'dev-chat',
      'dev-dummy-shop',
      'integrated-view',
      'new-search',
    ]);
  });

  it('AUTH-07 CONF-07 the default base is a dummy shop', () => {
    expect(DEFAULT_BASE).toBe('dummy-shop');
  });

  it('ORDERS-01 an order has the seven fields that the pages read', () => {
    expect(Object.keys(Order.shape)).toEqual(
      expect.arrayContaining([
        'order_id',
        'order_number',
        'order_date',
        'status',
        'shipped_date',
        'delivery_date',
        'tracking_number',
      ]),
    );
  });
});
