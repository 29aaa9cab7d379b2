/** The warning before recording: that the store or this server cannot understand the recording. */
import { expect, test } from '@playwright/test';
import { withFakeMicrophone } from './fake-microphone.ts';
import { aLoginTo, mockApi, openRoom } from './mocks.ts';

test.use(withFakeMicrophone);

const dior = aLoginTo('chat/dior');
const NOTE = 'Voice messages in English are not understood here yet. You can still record and send one.';

test('ATT-07 CONF-29 if no recognizer supports the language, the microphone says so before recording and still records', async ({
  page,
}) => {
  const { room } = await openRoom(page, '/new-chat', dior, { hears: ['tr'] });
  const microphone = room.getByTestId('microphone-button');
  const note = room.getByTestId('attaching-note');
  await expect(note).toHaveText('');
  await expect(microphone).toHaveAttribute('title', NOTE);
  await expect(microphone).toHaveAccessibleDescription(NOTE);
  await room.getByTestId('attach-button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(microphone).toBeFocused();
  await expect(note).toHaveText(NOTE);
  await microphone.click();
  await expect(microphone).toHaveAttribute('data-recording', 'true');
  await expect(note).toHaveText(NOTE);
  await microphone.click();
  await expect(room.getByTestId('attached-recording')).toBeVisible();
  await expect(room.getByRole('button', { name: 'Send' })).toBeEnabled();
});

for (const hears of [['en'], undefined] as const) {
  test(`the microphone has no note where the server ${hears ? 'hears the language' : 'does not say what it hears'}`, async ({
    page,
  }) => {
    const { room } = await openRoom(page, '/new-chat', dior, hears ? { hears: [...hears] } : {});
    await room.getByTestId('microphone-button').click();
    await expect(room.getByTestId('recording')).toBeVisible();
    await expect(room.getByTestId('attaching-note')).toHaveText('');
  });
}

test('STORE-20 the free chat requests the recognized languages when the pointer or focus reaches the microphone', async ({
  page,
}) => {
  const calls = await mockApi(page, { hears: [] });
  await page.goto('/free-chat');
  await page.getByRole('textbox').fill('a@b.co');
  await page.getByRole('button', { name: 'Start Chatting' }).click();
  const chat = page.getByTestId('free-chat');
  await expect(chat.getByTestId('microphone-button')).toBeVisible();
  expect(calls).toEqual([]);
  await chat.getByTestId('microphone-button').hover();
  await expect(chat.getByTestId('microphone-button')).toHaveAttribute('title', NOTE);
  expect(calls.map(({ path }) => path)).toEqual(['/api/stores/quarry']);
});

test('ATT-14 CONF-29 a store that accepts no recordings says so before recording', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/bodyshop'));
  await expect(room.getByTestId('microphone-button')).toHaveAttribute('title', 'This shop takes no voice messages');
  await room.getByTestId('microphone-button').click();
  await expect(room.getByTestId('attaching-note')).toHaveText('This shop takes no voice messages');
});
