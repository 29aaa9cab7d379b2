/** The free demo chat, `/free-chat`: the form, twenty messages, the notice at the limit. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { findFlaws } from './find-flaws.ts';
import { withFakeMicrophone } from './fake-microphone.ts';
import {
  anOrder,
  aPicture,
  aPiece,
  aProduct,
  audioPiece,
  type Call,
  chatCalls,
  docsPiece,
  holdStream,
  type MockedApi,
  mockApi,
  sayIn,
} from './mocks.ts';

test.use(withFakeMicrophone);

const { greetings } = demoStoreSettings('quarry');
const HELLO = { text: aPiece('text', 'Hello.') };

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const gate = (page: Page) => page.getByRole('heading', { name: 'Welcome to the Demo' });
const answers = (chat: Locator) => chat.getByTestId('assistant-message');

/** Opens the page for a visitor who has entered an e-mail before, with this many counted messages. */
async function openChat(
  page: Page,
  api: MockedApi = { stream: HELLO },
  count: string | null = '0',
): Promise<{ chat: Locator; calls: Call[] }> {
  await page.addInitScript((counted) => {
    if (localStorage.getItem('freeUserEmail') !== null) return;
    localStorage.setItem('freeUserEmail', 'nino@example.com');
    if (counted !== null) localStorage.setItem('freeMessageCount', counted);
  }, count);
  const calls = await mockApi(page, api);
  await page.goto('/free-chat');
  const chat = page.getByTestId('free-chat');
  await chat.getByRole('log').waitFor();
  return { chat, calls };
}

test('SITE-ROUTE-23 SITE-TITLE-09 FREE-01 FREE-02 FREE-03 FREE-04 FREE-05 a new visitor sees the e-mail form', async ({
  page,
}) => {
  await page.goto('/free-chat');
  await expect(gate(page)).toBeVisible();
  await expect(page).toHaveTitle('Product search and a shopping assistant for online shops | Quarry');
  await expect(page.getByText('Please enter your email to start the free test session.')).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  await expect(page.getByRole('button', { name: 'Start Chatting' })).toBeVisible();
});

test('FREE-29 OPEN-18 suggestions are shown under the greeting in its language until the first message; pressing one sends it', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page);
  await expect(chat.getByRole('button', { name: 'A gift for my mother' })).toBeVisible();
  await chat.getByText('ქართული', { exact: true }).click();
  await chat.getByRole('button', { name: 'საჩუქარი დედისთვის' }).click();

  await expect(answers(chat).last()).toContainText('Hello.');
  await expect(chat.getByText('Messages left: 19', { exact: true })).toBeVisible();
  await expect(chat.getByRole('button', { name: /დედისთვის|mother/ })).toHaveCount(0);
  expect(chatCalls(calls).map(({ body }) => body?.message)).toEqual(['საჩუქარი დედისთვის']);
});

test('FREE-06 FREE-07 CONF-15 an invalid address shows an alert, and the form stays', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/free-chat');
  for (const [place, email] of ['', ' ', 'abc'].entries()) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Start Chatting' }).click();
    await expect.poll(() => alerts).toEqual(Array(place + 1).fill('Please enter a valid email address.'));
    await expect(gate(page)).toBeVisible();
    expect(await kept(page)).toEqual({});
  }
});

test('FREE-08 FREE-09 FREE-10 FREE-11 FREE-12 CONF-18 an e-mail address opens the chat, is stored in the browser, and is not sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url());
  });
  await page.goto('/free-chat');
  await page.getByLabel('Email').fill('a@b');
  await page.getByRole('button', { name: 'Start Chatting' }).click();
  await expect(page.getByTestId('free-chat').getByText('Messages left: 20')).toBeVisible();
  await expect(page.getByText(greetings.en)).toBeVisible();
  expect(await kept(page)).toEqual({ freeUserEmail: 'a@b', freeMessageCount: '0' });
  expect(sent).toEqual([]);
});

test('FREE-12 FREE-29 FREE-33 FREE-34 CONF-20 every message counts, also a failed one, and a reload keeps the count', async ({
  page,
}) => {
  let status = 200;
  const { chat } = await openChat(page, { stream: () => (status === 200 ? HELLO : { status, json: {} }) });
  await expect(chat.getByText('Messages left: 20')).toBeVisible();
  await sayIn(chat, 'one');
  await expect(chat.getByText('Messages left: 19')).toBeVisible();
  expect((await kept(page)).freeMessageCount).toBe('1');
  await expect(answers(chat)).toHaveCount(2);
  status = 500;
  await sayIn(chat, 'two');
  await expect(chat.getByText('Messages left: 18')).toBeVisible();
  await expect(answers(chat)).toHaveCount(3);

  await page.reload();
  await expect(chat.getByText('Messages left: 18')).toBeVisible();
  await expect(gate(page)).toHaveCount(0);
});

test('FREE-13 FREE-14 Sign Out removes the e-mail address and the count and shows the form', async ({ page }) => {
  const { chat } = await openChat(page, { stream: HELLO }, '7');
  await expect(chat.getByText('Messages left: 13')).toBeVisible();
  await chat.getByRole('button', { name: 'Sign Out' }).click();
  await expect(gate(page)).toBeVisible();
  expect(await kept(page)).toEqual({});
  await page.getByLabel('Email').fill('a@b');
  await page.getByLabel('Email').press('Enter');
  await expect(chat.getByText('Messages left: 20')).toBeVisible();
});

test('FREE-15 FREE-16 FREE-17 LANG-10 STORE-20 two languages: the greeting is translated while it is the only message; later messages stay', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page);
  const languages = chat.getByRole('radiogroup').getByRole('radio');
  await expect(languages).toHaveCount(2);
  await expect(chat.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(chat.getByText(greetings.en)).toBeVisible();
  await chat.getByText('ქართული').click();
  await expect(chat.getByText(greetings.ka)).toBeVisible();
  await expect(chat.getByText(greetings.en)).toHaveCount(0);

  await sayIn(chat, 'კაბა');
  await expect(answers(chat)).toHaveCount(2);
  await chat.getByText('English').click();
  await expect(chat.getByText(greetings.ka)).toBeVisible();
  await sayIn(chat, 'dress');
  await expect(answers(chat)).toHaveCount(3);
  expect(chatCalls(calls).map(({ body }) => body?.detected_language)).toEqual(['ka', 'en']);
});

test('FREE-18 FREE-20 FREE-37 FREE-38 CALL-02 CONF-03 pictures are sent without text and shown in the message', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page);
  await chat.getByTestId('picture-picker').setInputFiles([aPicture('1.png'), aPicture('2.png')]);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByTestId('user-message').getByRole('img')).toHaveCount(2);
  await expect(answers(chat)).toHaveCount(2);
  const [call] = chatCalls(calls);
  expect(call?.path).toBe('/api/qchat-dev');
  expect(call?.body).toMatchObject({ message: '', store: 'quarry', detected_language: 'en' });
  expect(Object.keys(call?.body ?? {})).not.toContain('preferred_response');
  expect(call?.files.map(({ field, name }) => [field, name])).toEqual([
    ['images', '1.png'],
    ['images', '2.png'],
  ]);
  await expect(chat.getByText('Messages left: 19')).toBeVisible();
});

test('FREE-19 FREE-20 FREE-37 a recording is sent as WebM and can be played', async ({ page }) => {
  const { chat, calls } = await openChat(page);
  await chat.getByTestId('microphone-button').click();
  await expect(chat.getByTestId('recording').locator('i').nth(5)).toBeVisible();
  await chat.getByTestId('microphone-button').click();
  await expect(chat.getByTestId('attached-recording')).toBeVisible();
  await chat.getByRole('button', { name: 'Send' }).click();
  const note = chat.getByTestId('user-message').getByTestId('voice-player');
  await expect(note.locator('audio')).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => chatCalls(calls)[0]?.files)
    .toMatchObject([{ field: 'audio', name: 'recording.webm', type: 'audio/webm' }]);
});

test('FREE-21 FREE-22 FREE-23 FREE-41 the reply grows piece by piece; invalid pieces are skipped', async ({ page }) => {
  const stream = await holdStream(page);
  const { chat } = await openChat(page);
  await sayIn(chat, 'dress');
  await expect(chat.getByTestId('typing-indicator')).toBeVisible();
  await stream.push(aPiece('step', 'Looking through the shelves'));
  await expect(chat.getByTestId('progress-line')).toContainText('Looking through the shelves');
  await stream.push(aPiece('step', ''));
  await expect(chat.getByTestId('progress-line')).toContainText('Processing...');
  await stream.push(aPiece('text', 'Three dresses'));
  await expect(answers(chat).last()).toHaveText('Three dresses');
  await stream.push('{"type": "text", "cont\n{]\n');
  await stream.push(aPiece('text', ' fit.'));
  await expect(answers(chat).last()).toHaveText('Three dresses fit.');
  await stream.end();
  await expect(chat.getByRole('textbox').first()).toBeEnabled();
});

test('FREE-24 FREE-25 FREE-26 FREE-27 CONF-21 OPEN-18 shows products, orders, buttons and audio; a button sends its label', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page, {
    stream: {
      text:
        aPiece('text', 'Here they are.') +
        docsPiece(aProduct({ id: 'a' }), aProduct({ id: 'b', current_price: 'soon', original_price: null })) +
        aPiece('orders', { result: [anOrder()] }) +
        aPiece('buttons', ['Under $60', 'In blue']) +
        audioPiece(1),
    },
  });
  await sayIn(chat, 'dress');
  const answer = answers(chat).last();
  await expect(answer.locator('[data-product]')).toHaveCount(2);
  await expect(answer.locator('[data-product=a]')).toContainText('$169.00');
  await expect(answer.locator('[data-product=b]')).toContainText('N/A');
  await expect(answer.getByText('DU-48213')).toBeVisible();
  await expect(answer.getByTestId('voice-player').locator('audio')).toHaveAttribute('src', /^blob:/);
  await answer.getByRole('button', { name: 'In blue' }).click();
  await expect(chat.getByText('Messages left: 18')).toBeVisible();
  await expect.poll(() => chatCalls(calls).map(({ body }) => body?.message)).toEqual(['dress', 'In blue']);
});

test('FREE-28 a divider separates turns', async ({ page }) => {
  const { chat } = await openChat(page);
  for (const text of ['one', 'two']) {
    await sayIn(chat, text);
    await expect(chat.getByRole('textbox').first()).toBeEnabled();
  }
  await expect(chat.getByRole('log').getByRole('separator')).toHaveCount(2);
});

test('FREE-30 FREE-31 FREE-35 CONF-19 the twentieth message is sent and answered, and no further one', async ({
  page,
}) => {
  const stream = await holdStream(page);
  const { chat } = await openChat(page, {}, '19');
  await expect(chat.getByText('Messages left: 1')).toBeVisible();
  await sayIn(chat, 'the last one');
  await expect(chat.getByText("You've reached the message limit.")).toBeVisible();
  await stream.push(aPiece('text', 'Gladly.') + aPiece('buttons', ['More']));
  await stream.end();
  await expect(answers(chat).last()).toContainText('Gladly.');
  await expect(chat.getByText('Messages left: 0')).toBeVisible();
  await expect(chat.getByRole('textbox').first()).toBeDisabled();
  await expect(chat.getByRole('button', { name: 'More' })).toBeDisabled();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect((await kept(page)).freeMessageCount).toBe('20');
});

test('FREE-31 FREE-32 FREE-35 CONF-17 CONF-71 a returning visitor at the limit sees the disabled chat and the link to book', async ({
  page,
  context,
}) => {
  const { chat, calls } = await openChat(page, {}, '20');
  await expect(chat.getByText("You've reached the message limit.")).toBeVisible();
  await expect(chat.getByRole('textbox').first()).toBeDisabled();
  await expect(chat.getByTestId('attach-button')).toBeDisabled();
  await expect(chat.getByTestId('microphone-button')).toBeDisabled();
  await context.route('**/booking/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Booking</h1>' }),
  );
  const opened = context.waitForEvent('page');
  await chat.getByRole('link', { name: 'Book a Demo' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/booking/30min');
  expect(chatCalls(calls)).toEqual([]);
  await expect(chat).toBeVisible();
});

test('FREE-36 blank messages are neither sent nor counted', async ({ page }) => {
  const { chat, calls } = await openChat(page);
  await sayIn(chat, '   ');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(chat.getByText('Messages left: 20')).toBeVisible();
  expect(chatCalls(calls)).toEqual([]);
});

// packages/client/src/chat/free-visit.test.ts states the other kinds of failures.
for (const [rows, reply, words] of [
  ['FREE-39 CONF-50', { status: 500, json: { details: 'Never shown here.' } }, 'Error: API Error: 500'],
  ['FREE-40', { status: 204, text: '' }, 'Error: API Error: 204'],
] as const) {
  test(`${rows} ERR-05 CONF-49 a reply of status ${reply.status} without a stream: ${words}`, async ({ page }) => {
    const { chat } = await openChat(page, { stream: reply });
    await sayIn(chat, 'hello');
    await expect(answers(chat).last().getByTestId('message-text')).toHaveText(words);
    await expect(answers(chat).last().getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
    await expect(chat.getByRole('textbox').first()).toBeEnabled();
  });
}

test('FREE-42 CALL-06 CALL-07 CONF-22 CONF-23 likes and dislikes are sent with the server’s message id without its prefix', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page);
  await sayIn(chat, 'hello');
  const answer = answers(chat).last();
  const like = answer.getByRole('button', { name: 'Like', exact: true });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await answer.getByRole('button', { name: 'Dislike' }).click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await answer.getByRole('button', { name: 'Dislike' }).click();
  await expect(answer.getByRole('button', { name: 'Comment' })).toHaveCount(0);
  const bodies = () => calls.filter(({ path }) => path === '/api/feedback').map(({ body }) => body);
  await expect.poll(() => bodies().map((body) => body?.value)).toEqual(['like', 'dislike', null]);
  expect(bodies()[0]).toEqual({
    sessionId: chatCalls(calls)[0]?.body?.sessionId,
    messageId: '42',
    type: 'like/dislike',
    value: 'like',
  });
});

test('FREE-42 CONF-22 a message without a server id is liked with the page’s id', async ({ page }) => {
  const { chat, calls } = await openChat(page, { stream: { text: '{"type":"text","content":"Hello."}\n' } });
  await sayIn(chat, 'hello');
  await answers(chat).last().getByRole('button', { name: 'Like', exact: true }).click();
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/feedback')?.body)
    .toMatchObject({ messageId: expect.stringMatching(/^\w{16,}$/), value: 'like' });
});

test('FREE-43 FREE-44 CALL-08 CONST-13 the conversation is rated with stars, and a failure is not shown', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page, { stream: HELLO, feedback: { status: 500, json: {} } });
  await sayIn(chat, 'hello');
  const rating = chat.getByTestId('conversation-rating');
  await expect(rating.getByRole('button')).toHaveCount(5);
  await rating.getByRole('button', { name: '4 stars' }).click();
  await expect(rating).toHaveCount(0);
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/feedback')?.body)
    .toMatchObject({ messageId: 'conversation_rating', type: 'rating', value: 4 });
  await expect(answers(chat)).toHaveCount(2);
  await expect(chat.getByText('Error')).toHaveCount(0);
});

test('axe finds nothing on the form, in the chat and at the limit, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/free-chat');
  await gate(page).waitFor();
  expect(await findFlaws(page)).toEqual([]);
  const { chat } = await openChat(page, { stream: { text: aPiece('text', 'Hello.') + docsPiece(aProduct()) } }, '19');
  await sayIn(chat, 'the last one');
  await expect(answers(chat)).toHaveCount(2);
  await expect(chat.getByTestId('limit-notice')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findFlaws(page), `${width} px`).toEqual([]);
  }
});

test('on a phone the chat fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { chat } = await openChat(page);
  const box = await chat.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('CALL-02 FREE-21 FREE-24 FREE-42 the real assistant answers in both languages, shows products, and stores feedback', async ({
  page,
}) => {
  await page.goto('/free-chat');
  await page.getByLabel('Email').fill('nino@example.com');
  await page.getByRole('button', { name: 'Start Chatting' }).click();
  const chat = page.getByTestId('free-chat');
  await sayIn(chat, 'a red dress under $60');
  await expect(answers(chat).last().locator('[data-product]').first()).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/feedback'));
  await answers(chat).last().getByRole('button', { name: 'Like', exact: true }).click();
  expect((await saved).status()).toBe(200);

  await chat.getByText('ქართული').click();
  await sayIn(chat, 'სად არის ჩემი შეკვეთა 1042? nino@example.com');
  await expect(answers(chat).last().getByText('1042').first()).toBeVisible();
  await expect(answers(chat).last()).toHaveAttribute('lang', 'ka');
  await expect(chat.getByText('Messages left: 18')).toBeVisible();
});
