/** A person of the shop answers in place of the assistant: the staff's page and the shopper's page side by side. */
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { sayIn } from './mocks.ts';

async function logIn(page: Page, username: string, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  const room = page.getByTestId('chat-room');
  await room.getByRole('log').waitFor();
  return room;
}

/** The staff's page with the conversation in which this was said. */
async function openConversation(browser: Browser, store: string, words: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openConsole(page, `/${store}/conversations?text=${encodeURIComponent(words)}`);
  await page.getByRole('region', { name: 'Inbox' }).getByRole('link').first().click();
  return page;
}

async function write(staff: Page, words: string): Promise<void> {
  await staff.getByRole('textbox', { name: 'Message to the shopper' }).fill(words);
  await staff.getByRole('button', { name: 'Send', exact: true }).click();
}

const takeOver = (staff: Page) => staff.getByRole('button', { name: 'Take over' }).click();
const handBack = (staff: Page) => staff.getByRole('button', { name: 'Hand back to the assistant' }).click();

test('a person’s words reach the shopper as a person’s, also after a reload, and the assistant is silent until then', async ({
  page,
  browser,
}) => {
  const words = `I want to talk to a human, please. ${randomUUID()}`;
  const room = await logIn(page, 'dior', '/new-chat');
  await sayIn(room, words);
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  const staff = await openConversation(browser, 'dior', words);

  await takeOver(staff);
  await expect(room.getByTestId('person-note')).toHaveText('admin from the shop is answering you now.');
  await write(staff, 'Hello, how can I help?');
  const said = room.getByTestId('person-message');
  await expect(said).toContainText('Hello, how can I help?');
  await expect(said.getByTestId('author')).toHaveText('admin · Shop staff');
  await expect(said.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);

  await sayIn(room, 'Do you gift-wrap?');
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('Do you gift-wrap?');
  await expect(room.getByRole('textbox').first()).toBeEnabled();
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);

  await page.reload();
  await expect(said).toHaveCount(1);
  await expect(room.getByTestId('user-message')).toHaveText([new RegExp(words.slice(0, 20)), /Do you gift-wrap\?/]);
  await write(staff, 'We do, for free.');
  await expect(said.last()).toContainText('We do, for free.');

  await handBack(staff);
  await expect(room.getByTestId('person-note').last()).toHaveText('The assistant answers you again.');
  const answers = await room.getByTestId('assistant-message').count();
  await sayIn(room, 'red dress');
  await expect(room.getByTestId('assistant-message')).toHaveCount(answers + 1);
  await page.reload();
  await expect(room.getByTestId('assistant-message')).toHaveCount(1);
});

test('somebody who reads the inbox can speak first', async ({ page, browser }) => {
  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, '/veli/conversations');
  await expect(desk.getByRole('region', { name: 'Inbox' })).toBeVisible();
  const words = `ყურსასმენი ${randomUUID()}`;
  const room = await logIn(page, 'veli', '/new-chat');
  await sayIn(room, words);
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);

  const staff = await openConversation(browser, 'veli', words);
  await takeOver(staff);
  await write(staff, 'გამარჯობა!');

  await expect(room.getByTestId('person-note')).toHaveText('ახლა გპასუხობთ მაღაზიის თანამშრომელი: admin.');
  await expect(room.getByTestId('person-message')).toContainText('გამარჯობა!');
});

test('CHATMSG-22 the plain chat of a store without streaming shows the person too', async ({ page, browser }) => {
  const words = `Bir insanla konuşmak istiyorum ${randomUUID()}`;
  const room = await logIn(page, 'lcw', '/new-chat');
  await sayIn(room, words);
  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  const staff = await openConversation(browser, 'lcw', words);

  await takeOver(staff);
  await write(staff, 'Merhaba!');

  await expect(room.getByTestId('person-message')).toContainText('Merhaba!');
});

test('the simple chat shows the person, and no apology for the assistant’s silence', async ({ page, browser }) => {
  const words = `I want to talk to a human, please. ${randomUUID()}`;
  const chat = page.getByTestId('simple-chat');
  await page.goto('/quarry-chat');
  await sayIn(chat, words);
  await expect(chat.getByTestId('assistant-message')).toHaveCount(2);
  const staff = await openConversation(browser, 'quarry', words);

  await takeOver(staff);
  await write(staff, 'Hello, this is the shop.');
  await expect(chat.getByTestId('person-message')).toContainText('Hello, this is the shop.');

  await sayIn(chat, 'Are you real?');
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('Are you real?');
  await expect(chat.getByRole('status', { name: 'The reply is on its way' })).toHaveCount(0);
  await expect(chat.getByTestId('assistant-message')).toHaveCount(2);
});
