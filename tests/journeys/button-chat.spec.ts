/** The guided chat of the pharmacy. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  aLoginTo,
  anAdministrator,
  anOrder,
  aPiece,
  aProduct,
  chatCalls,
  docsPiece,
  holdStream,
  type MockedApi,
  mockApi,
  openRoom,
  sayIn,
} from './mocks.ts';

const gpc = aLoginTo('button-chat/gpc');
const openPharmacy = (page: Page, api: MockedApi = {}) => openRoom(page, '/button-chat', gpc, api);
const NOTICE = 'This chat service is currently configured only for GPC.';
const GEORGIAN = ['მედიკამენტები', 'კოსმეტიკა', 'პირადი ჰიგიენა', 'დედა და ბავშვი'];
const ENGLISH = [
  'Search for Medication',
  'Vitamins & Supplements',
  'Personal Care',
  'Mother & Baby',
  'Find a Nearby Pharmacy',
  'Consult with a Pharmacist',
];

/** Enabled quick replies. */
const buttons = (room: Locator) => room.locator('button[data-reply]');
const press = (room: Locator, label: string) => buttons(room).filter({ hasText: label }).click();

/** Replies that bring these sets of buttons in turn. */
function replying(...sets: string[][]): MockedApi {
  return { stream: () => ({ text: aPiece('text', 'Which?') + aPiece('buttons', sets.shift() ?? []) }) };
}

async function speak(page: Page, room: Locator, language: string): Promise<void> {
  await room.getByRole('combobox').last().click();
  await page.getByRole('option', { name: language }).click();
}

test('BTN-01 AUTH-06 AUTH-27 a login is required, and an account of another section is logged out', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const calls = await mockApi(page, { login: { json: aLoginTo('chat/gpc') } });
  await page.goto('/button-chat');
  await page.getByLabel('Username').fill('gpc');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect.poll(() => calls.filter(({ path }) => path === '/api/logout').length).toBe(1);
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/authenticate')?.body?.contextBase).toBe('button-chat');
  expect(errors.some((text) => text.includes('does not belong to the section "button-chat"'))).toBe(true);
});

test('BTN-10 BTN-23 BTN-24 LANG-06 CONF-38 shows the greeting and its buttons, initially in Georgian', async ({
  page,
}) => {
  const { room } = await openPharmacy(page);
  await expect(buttons(room)).toHaveText(GEORGIAN);
  await speak(page, room, 'English');
  await expect(buttons(room)).toHaveText(ENGLISH);
  const seen = new Set<string>();
  for (const language of ['Türkçe', 'العربية', 'Azərbaycanca']) {
    await speak(page, room, language);
    await expect(buttons(room)).toHaveCount(6);
    seen.add((await buttons(room).allTextContents()).join());
  }
  expect(seen.size).toBe(3);
});

test('BTN-07 the language menu shows native names', async ({ page }) => {
  const { room } = await openPharmacy(page);
  await room.getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveText(['English', 'ქართული', 'Türkçe', 'العربية', 'Azərbaycanca']);
});

test('BTN-04 BTN-05 BTN-35 AUTH-24 ROLE-06 an administrator sees the shops of this section; selecting another one restarts the chat', async ({
  page,
}) => {
  const contexts = ['chat/veli', 'button-chat/gpc', 'button-chat/pharmadepot'];
  const session = { ...anAdministrator(), availableContexts: contexts };
  const { room, calls } = await openRoom(page, '/button-chat', session);
  const stores = room.getByRole('combobox', { name: 'მაღაზია' });
  await expect(stores).toHaveText('gpc');
  await press(room, 'კოსმეტიკა');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  await stores.click();
  await expect(page.getByRole('option')).toHaveText(['gpc', 'pharmadepot']);
  await page.getByRole('option', { name: 'pharmadepot' }).click();
  await expect(room.getByTestId('assistant-message')).toHaveCount(1);
  await expect(room.getByTestId('message-text')).toHaveText(NOTICE);
  expect(chatCalls(calls)).toHaveLength(1);
});

test('BTN-04 with one shop there is no selection', async ({ page }) => {
  const session = { ...anAdministrator(), availableContexts: ['button-chat/gpc'] };
  const { room } = await openRoom(page, '/button-chat', session);
  await expect(room.getByRole('combobox')).toHaveCount(1);
});

for (const store of ['veli', 'pharmadepot']) {
  test(`BTN-03 CONF-32 CONF-33 ${store} gets a message that this chat is for other stores, at the start and on every message, without a call`, async ({
    page,
  }) => {
    const { room, calls } = await openRoom(page, '/button-chat', aLoginTo(`button-chat/${store}`));
    await expect(room.getByTestId('message-text')).toHaveText(NOTICE);
    await expect(buttons(room)).toHaveCount(0);
    await sayIn(room, 'hello');
    await expect(room.getByTestId('message-text')).toHaveText([NOTICE, NOTICE]);
    await expect(room.getByTestId('user-message')).toContainText('hello');
    expect(chatCalls(calls)).toEqual([]);
  });
}

test('BTN-02 BTN-20 BTN-22 CONF-39 CALL-13 CALL-14 a pressed button and a typed text are sent in the same way, without attachments', async ({
  page,
}) => {
  const { room, calls } = await openPharmacy(page, replying(['Pain'], ['Tablets']));
  await press(room, 'მედიკამენტები');
  await expect(buttons(room)).toHaveText(['Pain', 'სხვა', 'უკან']);
  await sayIn(room, '  headache ');
  await expect(buttons(room)).toHaveText(['Tablets', 'სხვა', 'უკან']);

  expect(chatCalls(calls).map(({ path, body, files }) => [path, body?.store, body?.message, files.length])).toEqual([
    ['/api/qchat', 'gpc', 'მედიკამენტები', 0],
    ['/api/qchat', 'gpc', 'headache', 0],
  ]);
  expect(chatCalls(calls)[0]?.body).toMatchObject({ preferred_response: 'all', detected_language: 'ka' });
  await expect(room.getByTestId('attach-button')).toHaveCount(0);
  await expect(room.getByTestId('microphone-button')).toHaveCount(0);
});

test('OPEN-33 CALL-13 the dev page uses the call that is excluded from reports', async ({ page }) => {
  const { room, calls } = await openRoom(page, '/button-chat?form=dev', gpc);
  await sayIn(room, 'hello');
  await expect.poll(() => chatCalls(calls).map(({ path }) => path)).toEqual(['/api/qchat-dev']);
});

test('BTN-19 blank text is ignored', async ({ page }) => {
  const { room, calls } = await openPharmacy(page);
  await sayIn(room, '   ');
  await expect(room.getByRole('button', { name: 'გაგზავნა' })).toBeDisabled();
  await expect(room.getByTestId('user-message')).toHaveCount(0);
  expect(chatCalls(calls)).toEqual([]);
});

test('BTN-26 BTN-27 BTN-28 BTN-29 back shows the previous set on the last answer, without a call, down to that of the greeting', async ({
  page,
}) => {
  const { room, calls } = await openPharmacy(page, replying(['Pain', 'Fever'], ['Tablets']));
  await press(room, 'მედიკამენტები');
  await expect(buttons(room)).toHaveText(['Pain', 'Fever', 'სხვა', 'უკან']);
  await press(room, 'Pain');
  await expect(buttons(room)).toHaveText(['Tablets', 'სხვა', 'უკან']);
  await press(room, 'უკან');
  const last = room.getByTestId('assistant-message').last();
  await expect(last.locator('button[data-reply]')).toHaveText(['Pain', 'Fever', 'სხვა', 'უკან']);
  await press(room, 'უკან');
  await expect(last.locator('button[data-reply]')).toHaveText(GEORGIAN);
  await expect(room.getByTestId('user-message')).toHaveCount(2);
  expect(chatCalls(calls)).toHaveLength(2);
});

test('BTN-25 keeps five levels', async ({ page }) => {
  const { room } = await openPharmacy(page, replying(...['1', '2', '3', '4', '5', '6', '7'].map((name) => [name])));
  for (const [position, label] of ['კოსმეტიკა', '1', '2', '3', '4', '5', '6'].entries()) {
    await press(room, label);
    await expect(buttons(room).first()).toHaveText(String(position + 1));
  }
  for (const label of ['6', '5', '4', '3']) {
    await press(room, 'უკან');
    await expect(buttons(room).first()).toHaveText(label);
  }
  await expect(buttons(room)).toHaveText(['3', 'სხვა']);
});

test('BTN-30 other sends the message that the server recognises, and the shopper’s message shows the button’s label', async ({
  page,
}) => {
  const { room, calls } = await openPharmacy(page, replying(['Pain'], ['Cough']));
  await press(room, 'მედიკამენტები');
  await press(room, 'სხვა');
  await expect(buttons(room)).toHaveText(['Cough', 'სხვა', 'უკან']);
  expect(chatCalls(calls)[1]?.body?.message).toBe('want other buttons');
  await expect(room.getByTestId('user-message').last()).toContainText('სხვა');
});

test('an answer without buttons keeps the previous ones', async ({ page }) => {
  const { room } = await openPharmacy(page, replying(['Pain'], []));
  await press(room, 'მედიკამენტები');
  await expect(buttons(room)).toHaveText(['Pain', 'სხვა', 'უკან']);
  await sayIn(room, 'thanks');
  await expect(room.getByTestId('assistant-message')).toHaveCount(3);
  await expect(buttons(room)).toHaveText(['Pain', 'სხვა', 'უკან']);
  await expect(room.getByTestId('assistant-message').last().locator('button[data-reply]')).toHaveCount(3);
});

test('BTN-31 the back button has another style and an arrow', async ({ page }) => {
  const { room } = await openPharmacy(page, replying(['Pain']));
  await press(room, 'მედიკამენტები');
  const ground = (label: string) =>
    buttons(room)
      .filter({ hasText: label })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(buttons(room)).toHaveCount(3);
  expect(await ground('უკან')).not.toBe(await ground('Pain'));
  await expect(buttons(room).filter({ hasText: 'უკან' }).locator('svg')).toHaveCount(1);
});

test('BTN-11 CONF-37 a line precedes each message, also the first; the pressed button is marked in the old set', async ({
  page,
}) => {
  const { room } = await openPharmacy(page, replying(['Pain'], ['Tablets']));
  await press(room, 'მედიკამენტები');
  await press(room, 'Pain');
  await expect(buttons(room)).toHaveText(['Tablets', 'სხვა', 'უკან']);
  await expect(room.getByRole('separator')).toHaveCount(2);
  const greeting = room.getByTestId('assistant-message').first();
  await expect(greeting).toContainText('მედიკამენტები');
  await expect(greeting.getByRole('button')).toHaveCount(0);
});

test('BTN-12 BTN-21 shows the step while the assistant works, then the growing text', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openPharmacy(page);
  await press(room, 'მედიკამენტები');
  await stream.push(aPiece('step', 'ფასებს ვადარებ...'));
  await expect(room.getByTestId('progress-line')).toContainText('ფასებს ვადარებ...');
  await expect(buttons(room).first()).toBeDisabled();
  await stream.push(aPiece('text', 'ორი'));
  await expect(room.getByTestId('message-text').last()).toContainText('ორი');
  await stream.end();
});

test('BTN-13 BTN-14 BTN-15 CONF-71 cards link to the product’s page of the pharmacy; orders are cards', async ({
  page,
}) => {
  const { room } = await openPharmacy(page, {
    stream: {
      text:
        docsPiece(aProduct({ id: 'calmora-400', name: 'Calmora 400 mg', url: 'https://feed.example.com/x' })) +
        aPiece('orders', { result: [anOrder()] }),
    },
  });
  await sayIn(room, 'headache');
  const link = room.getByRole('link', { name: 'Calmora 400 mg' });
  const target = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(target.pathname).toBe('/shops/gpc/product.html');
  expect(target.searchParams.get('product')).toBe('calmora-400');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(room.getByText('DU-48213')).toBeVisible();
});

test('BTN-17 CALL-06 CALL-07 CONF-23 CONF-24 like and dislike use the feedback call, and there are no comments', async ({
  page,
}) => {
  const { room, calls } = await openPharmacy(page);
  await speak(page, room, 'English');
  await sayIn(room, 'hello');
  const like = room.getByRole('button', { name: 'Like', exact: true });
  await like.click();
  await room.getByRole('button', { name: 'Dislike' }).click();
  await room.getByRole('button', { name: 'Dislike' }).click();
  await expect(room.getByRole('button', { name: 'Comment' })).toHaveCount(0);
  const sent = () => calls.filter(({ path }) => path === '/api/feedback').map(({ body }) => body);
  const sessionId = chatCalls(calls)[0]?.body?.sessionId;
  await expect
    .poll(sent)
    .toEqual(['like', 'dislike', null].map((value) => ({ sessionId, messageId: '42', type: 'like/dislike', value })));
});

test('BTN-18 CALL-08 CONF-25 the stars rate the conversation', async ({ page }) => {
  const { room, calls } = await openPharmacy(page);
  await sayIn(room, 'hello');
  await room.getByTestId('conversation-rating').getByRole('button').nth(2).click();
  await expect(room.getByTestId('conversation-rating')).toHaveCount(0);
  const sent = () => calls.filter(({ path }) => path === '/api/feedback').map(({ body }) => body);
  await expect.poll(sent).toMatchObject([{ messageId: 'conversation_rating', type: 'rating', value: 3 }]);
});

test('BTN-08 BTN-32 BTN-33 BTN-34 a reset during a reply restarts: greeting, buttons, session, stars', async ({
  page,
}) => {
  const { room, calls } = await openPharmacy(page, replying(['Pain']));
  await press(room, 'კოსმეტიკა');
  await expect(buttons(room)).toHaveCount(3);
  await room.getByTestId('conversation-rating').getByRole('button').nth(4).click();
  await room.getByRole('button', { name: 'თავიდან დაწყება' }).click();

  await expect(buttons(room)).toHaveText(GEORGIAN);
  await expect(room.getByTestId('user-message')).toHaveCount(0);
  await sayIn(room, 'hello');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  await expect(room.getByTestId('conversation-rating')).toBeVisible();
  const [first, second] = chatCalls(calls);
  expect(second?.body?.sessionId).not.toBe(first?.body?.sessionId);
});

test('BTN-34 a reset during a reply aborts the call, and nothing of the reply is shown later', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openPharmacy(page);
  await press(room, 'კოსმეტიკა');
  await stream.push(aPiece('step', 'ვეძებ'));
  await expect(room.getByTestId('progress-line')).toBeVisible();
  await room.getByTestId('reset-button').click();
  await expect(room.getByTestId('progress-line')).toHaveCount(0);
  await expect(room.getByRole('textbox')).toBeEnabled();
  await expect(room.getByTestId('user-message')).toHaveCount(0);
  await expect(buttons(room)).toHaveText(GEORGIAN);
});

test('BTN-06 BTN-09 the reply is text or audio, and Logout ends the session', async ({ page }) => {
  const { room } = await openPharmacy(page);
  const choices = room.getByTestId('reply-preference').getByRole('button');
  await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await choices.nth(1).click();
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await room.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('works by keyboard alone: a quick reply is pressed, the focus moves to the field, and back is pressed', async ({
  page,
}) => {
  const { room } = await openPharmacy(page, replying(['Pain']));
  await buttons(room).first().focus();
  await page.keyboard.press('Enter');
  await expect(buttons(room)).toHaveText(['Pain', 'სხვა', 'უკან']);
  await expect(room.getByRole('textbox')).toBeFocused();
  await room.locator('[data-reply=back]').focus();
  await page.keyboard.press('Enter');
  await expect(buttons(room)).toHaveText(GEORGIAN);
  await expect(room.getByRole('textbox')).toBeFocused();
});
