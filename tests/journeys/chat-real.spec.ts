/** The platform's chats against the built server and the demo shops, without mocks. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { withFakeMicrophone } from './fake-microphone.ts';
import { violationsOf } from './find-flaws.ts';
import { aPicture, sayIn } from './mocks.ts';

test.use(withFakeMicrophone);

async function logIn(page: Page, username: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
}

async function enter(page: Page, username: string, path: string): Promise<Locator> {
  await logIn(page, username, path);
  const room = page.getByTestId('chat-room');
  await room.getByRole('log').waitFor();
  return room;
}

test('CHATPAGE-06 CHATMSG-01 STORE-06 a request is answered with text and cards, and the answer is liked', async ({
  page,
}) => {
  const room = await enter(page, 'dior', '/new-chat');
  await sayIn(room, 'red dress under 80');
  const answer = room.getByTestId('assistant-message').last();
  await expect(answer.getByRole('article').first()).toBeVisible();
  await expect(answer.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/comment'));
  await answer.getByRole('button', { name: 'Like', exact: true }).click();
  expect((await saved).status()).toBe(200);
});

test('LANG-08 OPEN-39 an Arabic shop greets and answers right to left', async ({ page }) => {
  const room = await enter(page, 'homzmart', '/dev-chat');
  await expect(room.getByTestId('assistant-message')).toHaveAttribute('dir', 'rtl');
  await sayIn(room, 'كنبة خضراء');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  await expect(room.getByTestId('assistant-message').last()).toHaveAttribute('dir', 'rtl');
});

test('CHATMSG-22 STORE-16 a store without streaming answers with cards on the chat page', async ({ page }) => {
  const room = await enter(page, 'lcw', '/new-chat');
  await sayIn(room, 'kırmızı elbise');
  await expect(room.getByTestId('assistant-message').last().getByRole('article').first()).toBeVisible();
});

test('CHATMSG-03 ATT-11 the server accepts pictures and a recording, and answers both', async ({ page }) => {
  const room = await enter(page, 'veli', '/new-chat');
  await room.getByTestId('picture-picker').setInputFiles([aPicture('1.png'), aPicture('2.png')]);
  await sayIn(room, 'like this');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);

  const sent = page.waitForResponse((response) => response.url().endsWith('/api/qchat'));
  await room.getByTestId('microphone-button').click();
  await expect(room.getByTestId('recording').locator('i').nth(10)).toBeVisible();
  await room.getByTestId('microphone-button').click();
  await expect(room.getByTestId('attached-recording')).toBeVisible();
  await room.getByRole('button', { name: 'გაგზავნა' }).click();
  expect((await sent).status()).toBe(200);
  await expect(room.getByTestId('assistant-message')).toHaveCount(3);
  await expect(room.getByTestId('message-text').last()).not.toContainText('Error');
});

test('INTVIEW-07 GRID-10 an administrator selects a shop, and the catalogue shows the chat’s results', async ({
  page,
}) => {
  await logIn(page, 'admin', '/integrated-view');
  await page.getByTestId('shop-picker').getByRole('button', { name: 'dior' }).click();
  const hall = page.getByTestId('hall');
  await expect(hall.getByRole('article')).toHaveCount(24);
  await sayIn(page.getByTestId('chat-side'), 'red dress under 80');
  await expect(hall.getByRole('heading', { name: 'Matches from the chat' })).toBeVisible();
  await expect(hall.getByRole('article').first()).toContainText(/dress/i);
});

test('BTN-02 BTN-14 BTN-26 BTN-28 the pharmacy’s chat offers buttons, and its cards link to its own pages', async ({
  page,
}) => {
  const room = await enter(page, 'gpc', '/button-chat');
  const buttons = room.locator('button[data-reply]');
  await expect(buttons).toHaveCount(4);
  await buttons.first().click();
  await expect(buttons.filter({ hasText: 'უკან' })).toBeEnabled();
  await expect(buttons.filter({ hasText: 'სხვა' })).toBeEnabled();
  await buttons.filter({ hasText: 'უკან' }).click();
  await expect(buttons).toHaveText(['მედიკამენტები', 'კოსმეტიკა', 'პირადი ჰიგიენა', 'დედა და ბავშვი']);

  await sayIn(room, 'პარაცეტამოლი');
  const link = room.getByTestId('assistant-message').last().getByRole('link').first();
  await expect(link).toBeVisible();
  const [address, name] = [(await link.getAttribute('href')) ?? '', (await link.textContent()) ?? ''];
  expect(address).toMatch(/[?&]product=/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
});

test('BTN-18 CALL-06 the server stores the rating of a guided conversation', async ({ page }) => {
  const room = await enter(page, 'gpc', '/button-chat');
  await sayIn(room, 'გამარჯობა');
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/feedback'));
  await room.getByTestId('conversation-rating').getByRole('button').nth(3).click();
  expect((await saved).status()).toBe(200);
});

test('CHATMSG-20 a load begins anew, and earlier conversations are continued, listed and deleted', async ({ page }) => {
  const room = await enter(page, 'dior', '/new-chat');
  const answers = room.getByTestId('assistant-message');
  await sayIn(room, 'red dress under 80');
  await expect(answers.last().getByRole('article').first()).toBeVisible();
  const sessionOf = (body: string | null) => /name="sessionId"\r\n\r\n(\S+)/.exec(body ?? '')?.[1];

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.reload();
  const offer = room.getByTestId('continue-chat');
  await expect(offer).toBeVisible();
  await expect(answers).toHaveCount(1);
  expect(calls.filter((call) => /chat/.test(call) && call.startsWith('/api'))).toEqual([]);
  expect(await violationsOf(page, { include: '[data-testid=chat-room]' })).toEqual([]);

  await offer.press('Enter');
  await expect(room.getByText('red dress under 80')).toBeVisible();
  await expect(answers.last().getByRole('article').first()).toBeVisible();
  await expect(offer).toBeHidden();
  const next = page.waitForRequest((request) => request.url().endsWith('/api/qchat'));
  await sayIn(room, 'cheaper ones');
  const session = sessionOf((await next).postData());
  await expect(room.getByRole('textbox').first()).toBeEnabled();

  const menu = room.getByTestId('history-button');
  await menu.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Conversations' });
  const entries = sheet.getByTestId('earlier-conversations').getByRole('listitem');
  await expect(entries.first()).toContainText('red dress under 80');
  expect(await violationsOf(page, { include: '[role=dialog]' })).toEqual([]);
  await sheet.getByRole('button', { name: 'New conversation' }).press('Enter');
  await expect(answers).toHaveCount(1);

  await menu.click();
  await entries.first().getByRole('button').first().press('Enter');
  await expect(room.getByText('cheaper ones')).toBeVisible();
  await menu.click();
  await entries
    .first()
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await sheet.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  expect((await deleted).url()).toContain(session);
  await page.keyboard.press('Escape');
  await expect(answers).toHaveCount(1);
  await page.reload();
  await expect(answers).toHaveCount(1);
  await expect(offer).toBeHidden();
});

test('CHAT-SIMPLE-02 the simple chat stores nothing before use, and continues without a login', async ({ page }) => {
  await page.goto('/quarry-chat');
  const chat = page.getByTestId('simple-chat');
  await expect(chat.getByText('Hello! How can I help you today?')).toBeVisible();
  await expect(chat.getByTestId('history-button')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await sayIn(chat, 'red dress under 80');
  await expect(chat.getByTestId('product-scroller')).toBeVisible();
  await page.reload();
  await chat.getByTestId('continue-chat').click();
  await expect(chat.getByText('red dress under 80', { exact: true })).toBeVisible();
  await expect(chat.getByTestId('product-scroller')).toBeVisible();
  await expect(chat.getByPlaceholder('Ask me anything...')).toBeFocused();
});
