/** What a shopper sees and can do when a reply fails, with a mock server. */
import { expect, test } from '@playwright/test';
import { aLogin, aLoginTo, aPiece, chatCalls, openChat, openRoom, openShop, say, sayIn } from './mocks.ts';

const dior = aLoginTo('chat/dior');
const hello = { text: aPiece('text', 'Hello.') };

test('a message that no server accepted returns to the input; Retry resends it in the same turn', async ({ page }) => {
  let isDown = true;
  const { room, calls } = await openRoom(page, '/new-chat', dior, {
    stream: () => {
      if (!isDown) return hello;
      isDown = false;
      return 'offline';
    },
  });
  await sayIn(room, 'red dress');
  const field = room.getByRole('textbox').first();
  await expect(room.getByText('The assistant could not be reached.')).toBeVisible();
  await expect(room.getByText('Failed to fetch')).toHaveCount(0);
  await expect(field).toHaveValue('red dress');
  await expect(room.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
  await expect(room.getByTestId('conversation-rating')).toHaveCount(0);

  await room.getByRole('button', { name: 'Retry' }).click();
  await expect(room.getByTestId('message-text').last()).toHaveText('Hello.');
  await expect(field).toHaveValue('');
  await expect(room.getByTestId('user-message')).toHaveCount(1);
  await expect(room.getByText('The assistant could not be reached.')).toHaveCount(0);
  expect(chatCalls(calls).map(({ body }) => body?.message)).toEqual(['red dress', 'red dress']);
});

test('an ended session shows the login, and the draft is still there afterwards', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, {
    login: { json: dior },
    stream: { status: 401, json: { details: 'Please log in first.' } },
  });
  await sayIn(room, 'red dress');
  await room.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please log in again.');
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(room.getByRole('textbox').first()).toHaveValue('red dress');
});

test('ERR-04 on the shop page the window reopens after the login with the draft', async ({ page }) => {
  await openShop(page, { login: { json: aLogin() }, stream: { status: 401, json: { details: 'x' } } });
  const chat = await openChat(page);
  await say(page, 'red dress');
  await chat.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('red dress');
});
