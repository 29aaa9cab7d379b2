/** Each demo shop on the shop page of the real server: language, currency, chat endpoint. */
import { ENGLISH_NAMES, type Language, NATIVE_NAMES } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { expect, test } from '@playwright/test';

/** Each shop's row, and the language that it begins in. */
const ROWS: Record<string, readonly [row: string, language: Language]> = {
  buildy: ['STORE-04', 'ka'],
  electronics: ['STORE-05', 'ka'],
  dior: ['STORE-06', 'en'],
  veli: ['STORE-07', 'ka'],
  'extra.ge': ['STORE-08', 'ka'],
  dressup: ['STORE-09', 'ka'],
  gpc: ['STORE-10', 'ka'],
  tegeta: ['STORE-11', 'ka'],
  agorabooks: ['STORE-12', 'ka'],
  homzmart: ['STORE-13', 'ar'],
  furniture: ['STORE-14', 'ka'],
  dealcart: ['STORE-15', 'en'],
  lcw: ['STORE-16', 'tr'],
  pharmadepot: ['STORE-17', 'en'],
  bodyshop: ['STORE-18', 'en'],
};
/** The row of each such language. */
const LANGUAGE_ROWS: Partial<Record<Language, string>> = {
  ka: 'LANG-05',
  tr: 'LANG-07',
  ar: 'LANG-08',
  en: 'LANG-09',
};
const PRICES: Record<string, RegExp> = { '₾': /^\d+\.\d\d ₾$/, $: /^\$\d+\.\d\d$/, Rs: /^Rs \d+\.\d\d$/ };

for (const store of DEMO_STORES) {
  const [row, language] = ROWS[store.id] ?? [];
  if (row === undefined || language === undefined) continue;
  test(`${row} ${LANGUAGE_ROWS[language]} ${store.id} greets in ${ENGLISH_NAMES[language]}, shows ${store.currency.sign} and ${
    store.gates.streaming ? 'streams' : 'answers in one piece'
  }`, async ({ page }) => {
    const login = { username: store.id, password: 'quarry-demo', contextBase: 'dev-dummy-shop' };
    expect((await page.request.post('/api/authenticate', { data: login })).ok()).toBe(true);
    await page.goto('/dummy-shop');

    const cards = page.getByTestId('hall').getByRole('article');
    await expect(cards).toHaveCount(24);
    await expect(
      cards
        .first()
        .getByText(PRICES[store.currency.sign] ?? /never/)
        .first(),
    ).toBeVisible();

    await page.getByTestId('round-chat-button').click();
    const chat = page.getByRole('dialog');
    await expect(chat.getByText(store.greetings[language])).toBeVisible();
    await expect(chat.getByRole('combobox')).toHaveText(NATIVE_NAMES[language]);
    await expect(chat.getByTestId('assistant-message')).toHaveAttribute('lang', language);

    const call = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/q?chat/.test(request.url()));
    await chat.getByRole('textbox').first().fill('1042');
    await chat.getByRole('textbox').first().press('Enter');
    expect(new URL((await call).url()).pathname).toBe(store.gates.streaming ? '/api/qchat' : '/api/chat');
    await expect(chat.getByText(/1042/).nth(1)).toBeVisible();
  });
}
