/** Voice notes and spoken answers, with Chromium's fake microphone. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { withFakeMicrophone } from './fake-microphone.ts';
import {
  aLoginTo,
  aPicture,
  aPiece,
  audioPiece,
  chatCalls,
  holdStream,
  openChat,
  openRoom,
  openShop,
  sayIn,
} from './mocks.ts';

test.use(withFakeMicrophone);

const dior = aLoginTo('chat/dior');
const microphone = (chat: Locator) => chat.getByTestId('microphone-button');

/** Records long enough to draw some bars. */
async function record(chat: Locator): Promise<void> {
  await microphone(chat).click();
  await expect(chat.getByTestId('recording').locator('i').nth(5)).toBeVisible();
  await microphone(chat).click();
  await expect(chat.getByTestId('attached-recording')).toBeVisible();
}

/** Whether a player is playing. */
const isPlaying = (player: Locator) => player.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused);

test('ATT-07 ATT-08 CHATMSG-06 CHATMSG-08 idle, recording, idle; the note is attached and may be sent', async ({
  page,
}) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  const send = room.getByRole('button', { name: 'Send' });
  await expect(microphone(room)).toHaveAttribute('data-recording', 'false');
  await room.getByRole('textbox').first().fill('words');
  await expect(send).toBeEnabled();
  await microphone(room).click();
  await expect(microphone(room)).toHaveAttribute('data-recording', 'true');
  await expect(send).toBeDisabled();
  await expect(room.getByTestId('attach-button')).toBeDisabled();
  await expect(room.getByRole('status').filter({ hasText: 'Recording' })).toHaveCount(1);
  await expect(room.getByTestId('recording').locator('i').nth(5)).toBeVisible();
  await microphone(room).click();

  await expect(microphone(room)).toHaveAttribute('data-recording', 'false');
  await expect(room.getByTestId('attached-recording')).toBeVisible();
  await expect(room.getByRole('textbox').first()).toHaveValue('words');
  await room.getByRole('textbox').first().fill('');
  await expect(send).toBeEnabled();
});

test('ATT-09 ATT-10 OPEN-40 a voice note replaces pictures, and none can be added to it', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  await room.getByTestId('picture-picker').setInputFiles([aPicture('1.png'), aPicture('2.png')]);
  await expect(room.getByTestId('attached-images').getByRole('img')).toHaveCount(2);
  await record(room);
  await expect(room.getByTestId('attached-images')).toHaveCount(0);
  await expect(room.getByTestId('attach-button')).toBeDisabled();
  await room.getByRole('button', { name: 'Remove the voice message' }).click();
  await expect(room.getByTestId('attached-recording')).toHaveCount(0);
  await expect(room.getByTestId('attach-button')).toBeEnabled();
});

test('ATT-11 CALL-15 the voice note is sent as a WebM file and shown in the shopper’s message', async ({ page }) => {
  const { room, calls } = await openRoom(page, '/new-chat', dior);
  await record(room);
  await room.getByRole('button', { name: 'Send' }).click();

  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  const [sent] = chatCalls(calls);
  expect(sent?.files).toMatchObject([{ field: 'audio', name: 'recording.webm', type: 'audio/webm' }]);
  expect(sent?.files[0]?.size).toBeGreaterThan(100);
  const note = room.getByTestId('user-message').getByTestId('voice-player');
  await expect(note.locator('audio')).toHaveAttribute('src', /^blob:/);
  await expect(room.getByTestId('attached-recording')).toHaveCount(0);
});

test('a recording can be cancelled by its button and by Escape', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  await microphone(chat).click();
  await chat.getByRole('button', { name: 'Discard the recording' }).click();
  await expect(chat.getByTestId('recording')).toHaveCount(0);
  await microphone(chat).click();
  await expect(chat.getByTestId('recording')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.getByTestId('recording')).toHaveCount(0);
  await expect(chat).toBeVisible();
  await expect(chat.getByTestId('attached-recording')).toHaveCount(0);
});

test('the microphone is released when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await real(wish);
      Object.assign(window, { lent: stream });
      return stream;
    };
  });
  const { room } = await openRoom(page, '/new-chat', dior);
  const state = () => page.evaluate(() => (window as unknown as { lent: MediaStream }).lent.getTracks()[0]?.readyState);
  await microphone(room).click();
  await expect(room.getByTestId('recording')).toBeVisible();
  expect(await state()).toBe('live');
  await page.getByRole('link', { name: 'Quarry home' }).first().click();
  await expect.poll(state).toBe('ended');
});

test('ATT-14 CONF-29 CONF-30 a store without streaming allows recording and says that it does not accept recordings', async ({
  page,
}) => {
  const { room, calls } = await openRoom(page, '/new-chat', aLoginTo('chat/bodyshop'));
  await record(room);
  await room.getByRole('button', { name: 'Send' }).click();
  await expect(room.getByTestId('assistant-message').last()).toContainText(
    'Sorry, sending images or audio is not supported for this store.',
  );
  await expect(room.getByTestId('attached-recording')).toHaveCount(0);
  expect(chatCalls(calls)).toEqual([]);
});

test('ATT-17 ERR-10 OPEN-25 without a microphone an error is logged and a hint is shown', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  const { room } = await openRoom(page, '/new-chat', dior);
  await microphone(room).click();
  await expect(page.locator('[data-variant]')).toContainText('The microphone could not be reached.');
  await expect.poll(() => errors.some((text) => text.includes('The microphone cannot be reached'))).toBe(true);
  await expect(microphone(room)).toBeEnabled();
  await sayIn(room, 'then in words');
  await expect(room.getByTestId('user-message')).toContainText('then in words');
});

const spoken = { text: aPiece('text', 'Hello. Come in.') + audioPiece(1) + audioPiece(2) };

test('BTN-16 STREAM-12 the parts of a spoken answer are one audio, which does not start by itself with the text preference', async ({
  page,
}) => {
  const { room } = await openRoom(page, '/new-chat', dior, { stream: spoken });
  await sayIn(room, 'hello');
  const player = room.getByTestId('assistant-message').last().getByTestId('voice-player');
  await expect(player).toContainText('0:03');
  const seconds = () => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(seconds).toBeCloseTo(3, 1);
  expect(await isPlaying(player)).toBe(false);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isPlaying(player)).toBe(true);
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => isPlaying(player)).toBe(false);
  await player.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(player).toContainText('0:00 / 0:03');
});

test('OPEN-35 CONF-36 with the audio preference the answer plays by itself and the player comes first', async ({
  page,
}) => {
  const { room } = await openRoom(page, '/new-chat', dior, { stream: spoken });
  await room.getByRole('button', { name: 'Audio' }).click();
  await sayIn(room, 'hello');
  const answer = room.getByTestId('assistant-message').last();
  const player = answer.getByTestId('voice-player');
  await expect.poll(() => isPlaying(player)).toBe(true);
  const [sound, words] = [await player.boundingBox(), await answer.getByTestId('message-text').boundingBox()];
  expect(sound?.y).toBeLessThan(words?.y ?? 0);
});

test('switching to audio plays no earlier answer, and only one audio plays at a time', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, { stream: spoken });
  await sayIn(room, 'one');
  await expect(room.getByTestId('voice-player')).toHaveCount(1);
  await room.getByRole('button', { name: 'Audio' }).click();
  const [first, second] = [room.getByTestId('voice-player').nth(0), room.getByTestId('voice-player').nth(1)];
  expect(await isPlaying(first)).toBe(false);
  await sayIn(room, 'two');
  await expect.poll(() => isPlaying(second)).toBe(true);
  await first.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isPlaying(first)).toBe(true);
  await expect.poll(() => isPlaying(second)).toBe(false);
});

test('BTN-21 CONF-34 CONF-35 in the button chat the text waits for the audio with the audio preference, and not with the text preference', async ({
  page,
}) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/button-chat', aLoginTo('button-chat/gpc'));
  await speakEnglish(page, room);
  await room.getByRole('button', { name: 'Audio' }).click();
  await sayIn(room, 'cough');
  await stream.push(aPiece('step', 'Looking'));
  await expect(room.getByTestId('progress-line')).toContainText('Looking');
  await stream.push(aPiece('text', 'Two syrups.'));
  await expect(room.getByTestId('typing-indicator')).toBeVisible();
  await expect(room.getByText('Two syrups.')).toHaveCount(0);
  await stream.push(audioPiece(1));
  await stream.end();
  await expect(room.getByTestId('message-text').getByText('Two syrups.')).toBeVisible();

  await room.getByRole('button', { name: 'Text' }).click();
  await page.evaluate(() => {
    delete window.heldStream;
  });
  await sayIn(room, 'fever');
  await stream.push(aPiece('text', 'Three'));
  await expect(room.getByTestId('message-text').getByText('Three')).toBeVisible();
  await stream.end();
});

async function speakEnglish(page: Page, room: Locator): Promise<void> {
  await room.getByRole('combobox').click();
  await page.getByRole('option', { name: 'English' }).click();
}

test('STREAM-14 ERR-10 invalid audio is logged, and the answer has none', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const broken = aPiece('audio', { audio_content: '***', mime_type: 'audio/L16;rate=24000' });
  const { room } = await openRoom(page, '/new-chat', dior, { stream: { text: aPiece('text', 'Hello.') + broken } });
  await sayIn(room, 'hello');
  await expect(room.getByTestId('message-text').last()).toHaveText('Hello.');
  await expect(room.getByTestId('voice-player')).toHaveCount(0);
  await expect.poll(() => errors.some((text) => text.includes('cannot be decoded'))).toBe(true);
});
