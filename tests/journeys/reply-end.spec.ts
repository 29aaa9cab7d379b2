/** How a page ends a reply, and plays an answer that came without audio. */
import { expect, test } from '@playwright/test';
import { aLoginTo, aPiece, audioPiece, holdStream, openRoom, sayIn } from './mocks.ts';

const marked = (text: string) =>
  `${JSON.stringify({ ...JSON.parse(aPiece('text', text)), final: true, has_speech: true })}\n`;

test('with the text preference the input is enabled at the final piece, whatever audio follows', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/dior'));
  await sayIn(room, 'hello');
  await stream.push(marked('Hello. Come in.'));
  await expect(room.getByRole('textbox').first()).toBeEnabled();
  await expect(room.getByTestId('assistant-message').last().getByRole('button', { name: 'Play' })).toBeVisible();
});

test('CONF-34 CONF-36 with the audio preference the reply is read to its end and played', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/dior'));
  await room.getByRole('button', { name: 'Audio' }).click();
  await sayIn(room, 'hello');
  await stream.push(marked('Hello. Come in.'));
  await expect(room.getByText('Hello. Come in.')).toBeVisible();
  await expect(room.getByRole('textbox').first()).toBeDisabled();
  await stream.push(audioPiece(1));
  await stream.end();
  const player = room.getByTestId('assistant-message').last().getByTestId('voice-player');
  await expect(player).toContainText('0:01');
});

test('Play fetches the audio of a real answer, plays it and draws its waveform', async ({ page }) => {
  await page.goto('/new-chat');
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  const room = page.getByTestId('chat-room');
  const replied = page.waitForRequest((request) => request.url().endsWith('/api/qchat'));
  await sayIn(room, 'how long does delivery take?');
  const body = (await replied).postDataBuffer()?.toString() ?? '';
  expect(body).toMatch(/name="preferred_response"\r\n\r\nall/);
  await expect(room.getByRole('textbox').first()).toBeEnabled();
  const answer = room.getByTestId('assistant-message').last();
  const player = answer.getByTestId('voice-player');
  // Without espeak-ng and its package there is no voice, and no player.
  test.skip((await player.count()) === 0, 'nobody speaks on this machine');

  const fetched = page.waitForResponse((response) => response.url().endsWith('/speech'));
  await player.getByRole('button', { name: 'Play' }).click();
  expect((await fetched).headers()['content-type']).toBe('audio/webm; codecs=opus');
  await expect
    .poll(() => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
  const seconds = await player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
  expect(seconds).toBeGreaterThan(1);
  // The waveform is drawn when the sound has been decoded.
  await expect
    .poll(() =>
      player.locator('rect').evaluateAll((bars) => Math.max(...bars.map((bar) => Number(bar.getAttribute('height'))))),
    )
    .toBeGreaterThan(10);
});
