/** The five languages of the chat: greetings, UI texts, direction, and requests. */
import { expect, test } from '@playwright/test';
import { LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { aLogin, aPiece, aProduct, docsPiece, openChat, openShop, say } from './mocks.ts';

const userOf = (store: string) => {
  const context = `dev-dummy-shop/${store}`;
  return { session: aLogin({ context, availableContexts: [context] }) };
};

test('LANG-01 LANG-02 OPEN-36 five languages in order, each with its own greeting', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  await chat.getByRole('combobox').click();
  await expect(page.getByRole('option')).toContainText(LANGUAGES.map((language) => NATIVE_NAMES[language]));
  await page.keyboard.press('Escape');

  const greetings = new Set<string>();
  for (const language of LANGUAGES) {
    await chat.getByRole('combobox').click();
    await page.getByRole('option', { name: NATIVE_NAMES[language] }).click();
    await expect(chat.getByTestId('assistant-message')).toHaveText(demoStoreSettings('dior').greetings[language]);
    greetings.add((await chat.getByTestId('assistant-message').textContent()) ?? '');
  }
  expect(greetings.size).toBe(5);
});

test('LANG-03 LANG-04 greetings differ by store; the Georgian one of tegeta mentions the car', async ({ page }) => {
  await openShop(page, userOf('tegeta'));
  const chat = await openChat(page);
  await expect(chat.getByTestId('assistant-message')).toContainText('ავტომობილის მოვლაში');
  const tegeta = await chat.getByTestId('assistant-message').textContent();

  await openShop(page, userOf('veli'));
  await openChat(page);
  await expect(chat.getByTestId('assistant-message')).toContainText('Veli');
  expect(await chat.getByTestId('assistant-message').textContent()).not.toBe(tegeta);
});

test('LANG-10 the chosen language is sent', async ({ page }) => {
  const calls = await openShop(page);
  const chat = await openChat(page);
  await chat.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Türkçe' }).click();
  await say(page, 'merhaba');
  await expect.poll(() => calls.find((call) => call.path === '/api/qchat')?.body?.detected_language).toBe('tr');
});

test('CONF-70 texts follow the language; fixed texts and the page’s direction do not', async ({ page }) => {
  await openShop(page, {
    ...userOf('homzmart'),
    stream: { text: aPiece('text', 'وجدت كنبة خضراء.') + docsPiece(aProduct({ name: 'كنبة موس' })) },
  });
  const chat = await openChat(page);
  await say(page, 'green sofa');
  await expect(page.getByRole('heading', { name: 'نتائج الدردشة' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'See also', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByPlaceholder('Search products or ask about your orders...')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('ltr');
  await expect(chat.getByTestId('assistant-message').last()).toHaveAttribute('dir', 'rtl');
  await expect(chat.getByTestId('user-message').locator('..')).toHaveAttribute('dir', 'ltr');
  await expect(chat.getByTestId('assistant-message').last().getByText('$169.00')).toHaveAttribute('dir', 'ltr');
});

test('the Arabic font is loaded only when Arabic is shown', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await openShop(page);
  await openChat(page);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => url.includes('hanken'))).toBe(true);
  expect(fonts.filter((url) => url.includes('arabic-arabic'))).toEqual([]);
  expect(fonts.filter((url) => url.includes('georgian-georgian'))).toEqual([]);
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect.poll(() => fonts.some((url) => url.includes('arabic-arabic'))).toBe(true);
});
