/** Each demo shop on the shop page of the real server: language, currency, chat endpoint. */
import { ENGLISH_NAMES, NATIVE_NAMES } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { expect, test } from '@playwright/test';

const ROWS: Record<string, string> = {
  buildy: 'STORE-04',
  electronics: 'STORE-05',
  dior: 'STORE-06',
  veli: 'STORE-07',
  'extra.ge': 'STORE-08',
  dressup: 'STORE-09',
  gpc: 'STORE-10',
  tegeta: 'STORE-11',
  agorabooks: 'STORE-12',
  homzmart: 'STORE-13',
  furniture: 'STORE-14',
  dealcart: 'STORE-15',
  lcw: 'STORE-16',
  pharmadepot: 'STORE-17',
  bodyshop: 'STORE-18',
};
const PRICES: Record<string, RegExp> = { '₾': /^\d+\.\d\d ₾$/, $: /^\$\d+\.\d\d$/, Rs: /^Rs \d+\.\d\d$/ };

for (const store of DEMO_STORES.filter(({ id }) => id in ROWS)) {
  const language = store.default_language;
  test(`${ROWS[store.id]} ${store.id} greets in ${ENGLISH_NAMES[language]}, shows ${store.currency.sign} and ${
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
    await expect(chat.getByText(NATIVE_NAMES[language]).first()).toBeVisible();

    const call = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/q?chat/.test(request.url()));
    await chat.getByRole('textbox').first().fill('1042');
    await chat.getByRole('textbox').first().press('Enter');
    expect(new URL((await call).url()).pathname).toBe(store.gates.streaming ? '/api/qchat' : '/api/chat');
    await expect(chat.getByText(/1042/).nth(1)).toBeVisible();
  });
}
