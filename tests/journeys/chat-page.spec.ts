/** The pages that are a chat: `/new-chat` and `/dev-chat`. */
import { expect, test } from '@playwright/test';
import {
  aLoginTo,
  anAdministrator,
  anOrder,
  aPiece,
  aProduct,
  audioPiece,
  chatCalls,
  docsPiece,
  holdStream,
  mockApi,
  openRoom,
  sayIn,
} from './mocks.ts';

const dior = aLoginTo('chat/dior');

test('CHATPAGE-01 CHATPAGE-02 CHATPAGE-05 ROLE-03 the chat is 800 by 700 px, without store selection for a regular user', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { room } = await openRoom(page, '/new-chat', dior);

  const box = await room.boundingBox();
  expect([box?.width, box?.height]).toEqual([800, 700]);
  await expect(room.getByRole('combobox')).toHaveCount(1);
  await room.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

for (const [path, base, title] of [
  ['/new-chat', 'chat', 'Quarry Chat Mobile | Quarry'],
  ['/dev-chat', 'dev-chat', 'Product search and a shopping assistant for online shops | Quarry'],
] as const) {
  test(`SITE-TITLE-07 SITE-TITLE-09 AUTH-02 AUTH-03 CONF-05 ${path} requires a login to ${base}`, async ({ page }) => {
    const calls = await mockApi(page, { login: { json: aLoginTo(`${base}/dior`) } });
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await page.getByLabel('Username').fill('dior');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();

    await expect(page.getByTestId('chat-room')).toBeVisible();
    expect(calls.find((call) => call.path === '/api/authenticate')?.body?.contextBase).toBe(base);
  });
}

test('AUTH-26 ROLE-04 an account of another section is logged out with a message, and an error is logged', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await mockApi(page, { session: aLoginTo('chat/veli') });

  await page.goto('/dev-chat');

  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'This account has no access to this section. Please log in with another one.',
  );
  expect(errors.some((text) => text.includes('does not belong to the section "dev-chat"'))).toBe(true);
});

for (const [path, context, call] of [
  ['/new-chat', 'chat/dior', '/api/qchat'],
  ['/dev-chat', 'dev-chat/dior', '/api/qchat-dev'],
] as const) {
  test(`CHATPAGE-06 CHATPAGE-07 CHATPAGE-08 CALL-13 CALL-14 CONF-36 LANG-10 ${path} uses ${call} and gets all kinds of answers under both preferences`, async ({
    page,
  }) => {
    const { room, calls } = await openRoom(page, path, aLoginTo(context));
    await sayIn(room, 'one');
    await expect(room.getByTestId('assistant-message')).toHaveCount(2);
    await room.getByRole('button', { name: 'Audio' }).click();
    await sayIn(room, 'two');
    await expect(room.getByTestId('assistant-message')).toHaveCount(3);

    expect(chatCalls(calls).map(({ path: asked }) => asked)).toEqual([call, call]);
    for (const { body } of chatCalls(calls)) {
      expect(body).toMatchObject({ store: 'dior', detected_language: 'en', preferred_response: 'all' });
    }
  });
}

test('CHATPAGE-03 CHATMSG-24 the reply is either text or audio', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  const text = room.getByRole('button', { name: 'Text' });
  const audio = room.getByRole('button', { name: 'Audio' });
  await expect(text).toHaveAttribute('aria-pressed', 'true');
  await audio.click();
  await expect(audio).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toHaveAttribute('aria-pressed', 'false');
});

test('CHATPAGE-04 LANG-01 LANG-02 offers the five languages in order, each with its greeting', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  const greetings = new Set<string | null>();
  for (const [position, name] of ['English', 'Georgian', 'Turkish', 'Arabic', 'Azerbaijani'].entries()) {
    await room.getByRole('combobox').click();
    const options = page.getByRole('option');
    await expect(options).toHaveCount(5);
    await expect(options.nth(position)).toContainText(name);
    await options.nth(position).click();
    await expect(options).toHaveCount(0);
    greetings.add(await room.getByTestId('assistant-message').textContent());
  }
  expect(greetings.size).toBe(5);
});

test('CHATPAGE-02 ROLE-05 ROLE-06 SHOP-15 when an administrator changes the store, the chat restarts', async ({
  page,
}) => {
  const session = anAdministrator('dior', 'tegeta');
  const { room, calls } = await openRoom(page, '/new-chat', {
    ...session,
    availableContexts: ['chat/dior', 'chat/tegeta'],
  });
  await sayIn(room, 'hello');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  await room.getByRole('combobox', { name: 'Store' }).click();
  await page.getByRole('option', { name: 'tegeta' }).click();

  await expect(room.getByTestId('user-message')).toHaveCount(0);
  await expect(room.getByTestId('assistant-message')).toContainText('ავტომობილ');
  await sayIn(room, 'ზეთი');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  const [first, second] = chatCalls(calls);
  expect([first?.body?.store, second?.body?.store]).toEqual(['dior', 'tegeta']);
  expect(second?.body?.sessionId).not.toBe(first?.body?.sessionId);
});

test('CHATMSG-01 CHATMSG-16 an answer shows text, audio, products, orders and quick replies', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, {
    stream: {
      text:
        aPiece('text', 'Here **you** are.') +
        docsPiece(aProduct({ id: 'a' }), aProduct({ id: 'b', name: 'Oat linen shirt' })) +
        aPiece('orders', { result: [anOrder()] }) +
        aPiece('buttons', ['Cheaper']) +
        audioPiece(1),
    },
  });
  await sayIn(room, 'dress');

  const answer = room.getByTestId('assistant-message').last();
  await expect(answer.locator('strong')).toHaveText('you');
  await expect(answer.getByText('Oat linen shirt')).toBeVisible();
  await expect(answer.getByText('DU-48213')).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Cheaper' })).toBeVisible();
  await expect(answer.locator('audio')).toHaveAttribute('src', /^blob:/);
});

test('CHATMSG-12 CHATMSG-14 CHATMSG-15 the step is replaced by the growing text', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'dress');
  await expect(room.getByTestId('typing-indicator')).toBeVisible();
  await stream.push(aPiece('step', 'Searching the shelves'));
  await expect(room.getByTestId('progress-line')).toContainText('Searching the shelves');
  await stream.push(aPiece('text', 'Three'));
  await expect(room.getByTestId('progress-line')).toHaveCount(0);
  await stream.push(aPiece('text', ' dresses.'));
  await expect(room.getByTestId('assistant-message').last()).toContainText('Three dresses.');
  await stream.end();
});

// packages/client/src/chat/chat-session.test.ts states which stores use which call.
for (const [store, path, context] of [
  ['dressup', '/new-chat', 'chat/dressup'],
  ['bodyshop', '/dev-chat', 'dev-chat/bodyshop'],
] as const) {
  test(`CHATMSG-21 CHATMSG-22 CONF-31 CONF-48 STORE-16 ${store} on ${path} uses the plain chat and shows its text and products`, async ({
    page,
  }) => {
    const { room, calls } = await openRoom(page, path, aLoginTo(context), {
      chat: { json: { text: 'Found one.', conversationId: 'c-7', data: [aProduct({ name: 'Plain match' })] } },
    });
    await sayIn(room, 'dress');
    await expect(room.getByTestId('assistant-message').last()).toContainText('Found one.');
    await expect(room.getByText('Plain match')).toBeVisible();
    await sayIn(room, 'more');
    await expect(room.getByTestId('assistant-message')).toHaveCount(3);

    expect(chatCalls(calls).map((call) => [call.path, call.body?.conversationId])).toEqual([
      ['/api/chat', null],
      ['/api/chat', 'c-7'],
    ]);
    expect(chatCalls(calls)[0]?.body?.detected_language).toBeTruthy();
  });
}

// packages/client/src/chat/chat-session.test.ts states what each kind of error shows.
test('ERR-05 ERR-06 CONF-49 the chat page shows the error', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, { stream: { status: 502, json: {} } });
  await sayIn(room, 'hello');
  await expect(room.getByTestId('message-text').last()).toHaveText('Error: API Error: 502');
  await expect(room.getByRole('textbox').first()).toBeFocused();
});

test('FEED-01 FEED-02 FEED-09 CALL-17 CALL-18 CONF-24 CONF-25 answers are liked and commented, the conversation is rated', async ({
  page,
}) => {
  const { room, calls } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'hello');
  await room.getByRole('button', { name: 'Like', exact: true }).click();
  await room.getByRole('button', { name: 'Comment', exact: true }).click();
  await room.getByRole('textbox', { name: 'Comment' }).fill(' good ');
  await room.getByRole('button', { name: 'Save' }).click();
  await room.getByTestId('conversation-rating').getByRole('button').nth(4).click();
  await expect(room.getByTestId('conversation-rating')).toHaveCount(0);

  const said = () => calls.filter(({ path }) => /comment|rating/.test(path)).map(({ path, body }) => [path, body]);
  await expect.poll(said).toEqual([
    ['/api/comment', { messageId: '42', liked: true, comment: null }],
    ['/api/comment', { messageId: '42', liked: true, comment: 'good' }],
    ['/api/rating', { messageId: '42', rating: 5 }],
  ]);
});

test('CHATMSG-23 CONF-65 the end of the conversation stays in view, also when the input grows', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, {
    stream: { text: aPiece('text', Array.from({ length: 8 }, (_, n) => `Line ${n}.`).join('\n\n')) },
  });
  await sayIn(room, 'one');
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  await sayIn(room, 'two');
  await expect(room.getByTestId('assistant-message')).toHaveCount(3);
  const last = room.getByTestId('assistant-message').last().getByText('Line 7.', { exact: true });
  await expect(last).toBeInViewport();
  await room.getByRole('textbox').first().fill('one\ntwo\nthree\nfour');
  await expect(last).toBeInViewport();
});

test('an answer is announced once, when it is complete', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'dress');
  await stream.push(aPiece('text', 'Two **red**'));
  const turn = room.getByRole('listitem').filter({ hasText: 'Two red' });
  await expect(turn).toHaveAttribute('aria-live', 'off');
  await stream.push(aPiece('text', ' dresses.'));
  await stream.end();
  await expect(turn).not.toHaveAttribute('aria-live');
  await expect(room.getByRole('log')).toHaveAttribute('aria-live', 'polite');
});

test('scripts, javascript: URLs and pictures in an answer have no effect', async ({ page }) => {
  const text = '<img src=x onerror="window.broken=1"> [go](javascript:window.broken=1) ![x](https://example.com/x.png)';
  const { room } = await openRoom(page, '/new-chat', dior, { stream: { text: aPiece('text', text) } });
  await sayIn(room, 'hello');
  const answer = room.getByTestId('message-text').last();
  await expect(answer).toContainText('go');
  await expect(answer.locator('img, script')).toHaveCount(0);
  for (const link of await answer.locator('a').all()) {
    expect(await link.getAttribute('href')).not.toContain('javascript');
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('OPEN-39 CONF-70 each message has the direction of its language; the page stays left to right', async ({
  page,
}) => {
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/homzmart'), {
    stream: { text: aPiece('text', 'Nordhem هي كنبة خضراء بسعر $284.99.') },
  });
  await sayIn(room, 'green sofa');
  const answer = room.getByTestId('assistant-message').last();
  await expect(answer).toHaveAttribute('dir', 'rtl');
  await expect(answer.locator('bdi')).toHaveText('$284.99');
  await expect(room.getByTestId('user-message').locator('..')).toHaveAttribute('dir', 'ltr');
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
});

test('on a phone the chat fills the width, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { room } = await openRoom(page, '/new-chat', dior, {
    stream: { text: aPiece('text', 'Wide.') + docsPiece(...['a', 'b', 'c'].map((id) => aProduct({ id }))) },
  });
  await sayIn(room, 'dress');
  await expect(room.getByRole('article')).toHaveCount(3);
  expect((await room.boundingBox())?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(room.getByRole('button', { name: 'Send' })).toBeInViewport();
});

test('on screens from 600 to 768 px the input is initially in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const { room } = await openRoom(page, '/new-chat', dior);
  for (const height of [600, 720, 768]) {
    await page.setViewportSize({ width: 1280, height });
    await expect(room.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    if (height >= 720) await expect.poll(async () => (await room.boundingBox())?.height).toBe(700);
  }
});

test('at 200 % zoom all controls are reachable', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { room } = await openRoom(page, '/new-chat', dior);
  for (const name of ['Text', 'Audio', 'Logout', 'Attach pictures', 'Send']) {
    const control = room.getByRole('button', { name });
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
});

test('offline: a notice is shown, and an unsent message shows the reason', async ({ page, context }) => {
  const { room } = await openRoom(page, '/new-chat', dior, { stream: 'offline' });
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await sayIn(room, 'hello');
  await expect(room.getByText('The assistant could not be reached.')).toBeVisible();
  await expect(room.getByRole('textbox').first()).toHaveValue('hello');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});
