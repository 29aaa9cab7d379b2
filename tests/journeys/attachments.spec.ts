/** Pictures in a message: selected, dropped and pasted, as far as the store accepts them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { aLogin, aLoginTo, aPicture, aPiece, chatCalls, holdStream, openChat, openRoom, openShop } from './mocks.ts';

const dior = aLoginTo('chat/dior');
const pictures = (count: number) => Array.from({ length: count }, (_, n) => aPicture(`${n}.png`));
const previews = (chat: Locator) => chat.getByTestId('attached-images').getByRole('img');
const choose = (chat: Locator, files: ReturnType<typeof pictures>) =>
  chat.getByTestId('picture-picker').setInputFiles(files);

/** Drops or pastes files into the input. */
async function bring(chat: Locator, how: 'drop' | 'paste', files: { name: string; type: string }[], text = '') {
  await chat
    .getByRole('textbox')
    .first()
    .evaluate(
      (field, given) => {
        const data = new DataTransfer();
        for (const { name, type } of given.files) data.items.add(new File(['x'], name, { type }));
        if (given.text) data.setData('text/plain', given.text);
        if (given.how === 'paste') {
          field.focus();
          const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
          // Synthetic events have no default action; performed here unless prevented.
          if (field.dispatchEvent(event) && given.text) document.execCommand('insertText', false, given.text);
          return;
        }
        for (const type of ['dragenter', 'dragover', 'drop']) {
          field.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
        }
      },
      { how, files, text },
    );
}

/** Texts of alerts in order. */
function alertsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}

test('ATT-01 ATT-02 ATT-03 of seven selected pictures the first five are attached, and an alert says so', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  const { room } = await openRoom(page, '/new-chat', dior);
  await choose(room, pictures(7));

  await expect(previews(room)).toHaveCount(5);
  await expect(room.getByText('5 / 5')).toBeVisible();
  expect(alerts).toEqual(['You can only attach a maximum of 5 images.']);
});

test('ATT-03 CHATMSG-09 CONF-27 pictures are added up to five; then the control is disabled, and all five are sent', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  const { room, calls } = await openRoom(page, '/new-chat', dior);
  const attach = room.getByTestId('attach-button');
  const send = room.getByRole('button', { name: 'Send' });
  await choose(room, pictures(3));
  await expect(attach).toBeEnabled();
  await expect(send).toBeEnabled();
  await choose(room, pictures(4));
  await expect(previews(room)).toHaveCount(5);
  await expect(attach).toBeDisabled();
  await bring(room, 'paste', [{ name: 'sixth.png', type: 'image/png' }]);
  await expect.poll(() => alerts.length).toBe(2);
  await send.click();

  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  expect(chatCalls(calls)[0]?.files.map(({ field, type }) => [field, type])).toEqual(
    Array.from({ length: 5 }, () => ['images', 'image/png']),
  );
});

test('ATT-04 the file picker offers png, jpeg and webp', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  await expect(room.getByTestId('picture-picker')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  const chooser = page.waitForEvent('filechooser');
  await room.getByTestId('attach-button').click();
  expect((await chooser).isMultiple()).toBe(true);
});

test('ATT-05 CONF-28 any picture may be dropped; other files are ignored, and the page is not left', async ({
  page,
}) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  await bring(room, 'drop', [{ name: 'list.txt', type: 'text/plain' }]);
  await expect(room.getByTestId('attached-images')).toHaveCount(0);
  await bring(room, 'drop', [
    { name: 'list.txt', type: 'text/plain' },
    { name: 'room.gif', type: 'image/gif' },
  ]);
  await expect(previews(room)).toHaveCount(1);
  await expect(room.getByTestId('drop-target')).toHaveCount(0);
});

test('ATT-06 pasted pictures are attached, pasted text goes to the field', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  await bring(room, 'paste', [{ name: 'room.png', type: 'image/png' }], 'like this');
  await expect(previews(room)).toHaveCount(1);
  await expect(room.getByRole('textbox').first()).toHaveValue('like this');
  await bring(room, 'paste', [{ name: 'list.pdf', type: 'application/pdf' }]);
  await expect(previews(room)).toHaveCount(1);
});

test('while a file is dragged over the chat, an overlay shows where to drop it', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  const hover = (type: string) =>
    room
      .getByRole('textbox')
      .first()
      .evaluate((field, name) => {
        const data = new DataTransfer();
        data.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
        field.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }));
      }, type);
  await hover('dragenter');
  await expect(room.getByTestId('drop-target')).toContainText('Drop pictures here');
  await hover('dragleave');
  await expect(room.getByTestId('drop-target')).toHaveCount(0);
});

test('CHATMSG-06 CHATMSG-03 a picture may be sent without text and is shown in the shopper’s message', async ({
  page,
}) => {
  const { room, calls } = await openRoom(page, '/new-chat', dior);
  const send = room.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await choose(room, pictures(2));
  await room.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(previews(room)).toHaveCount(1);
  await send.click();

  await expect(room.getByTestId('assistant-message')).toHaveCount(2);
  expect(chatCalls(calls)[0]?.files.map(({ field, name, size }) => [field, name, size > 50])).toEqual([
    ['images', '1.png', true],
  ]);
  expect(chatCalls(calls)[0]?.body?.message).toBe('');
  await expect(room.getByTestId('user-message').getByRole('img')).toHaveAttribute('src', /^blob:/);
  await expect(room.getByTestId('attached-images')).toHaveCount(0);
});

test('CHATMSG-07 nothing can be attached while the assistant is busy', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', dior);
  await choose(room, pictures(1));
  await room.getByRole('button', { name: 'Send' }).click();
  await expect(room.getByTestId('attach-button')).toBeDisabled();
  await expect(room.getByTestId('microphone-button')).toBeDisabled();
  await bring(room, 'drop', [{ name: 'room.png', type: 'image/png' }]);
  await expect(room.getByTestId('attached-images')).toHaveCount(0);
  await stream.push(aPiece('text', 'Done.'));
  await stream.end();
  await expect(room.getByTestId('attach-button')).toBeEnabled();
});

// packages/client/src/chat/chat-session.test.ts states the refusals of the other stores and sections.
for (const [store, words] of [
  ['gpc', 'Sorry, sending images is not supported for this store.'],
  ['lcw', 'Sorry, sending images or audio is not supported for this store.'],
] as const) {
  test(`ATT-13 ATT-14 CONF-30 ${store} says that it does not accept pictures, and nothing is sent`, async ({
    page,
  }) => {
    const { room, calls } = await openRoom(page, '/new-chat', aLoginTo(`chat/${store}`));
    await room.getByRole('textbox').first().fill('like this');
    await bring(room, 'paste', [{ name: 'room.png', type: 'image/png' }]);
    await room.getByRole('textbox').first().press('Enter');

    await expect(room.getByTestId('assistant-message').last()).toContainText(words);
    await expect(room.getByTestId('attached-images')).toHaveCount(0);
    await expect(room.getByTestId('user-message')).toHaveCount(0);
    await expect(room.getByRole('textbox').first()).toHaveValue('like this');
    expect(chatCalls(calls)).toEqual([]);
  });
}

// packages/client/src/chat/section-rules.test.ts states which stores offer what.
const GATES: [store: string, path: string, base: string, pictures: boolean, microphone: boolean][] = [
  ['buildy', '/new-chat', 'chat', true, false],
  ['dressup', '/new-chat', 'chat', false, true],
  ['dressup', '/dev-chat', 'dev-chat', true, true],
];
for (const [store, path, base, takesPictures, records] of GATES) {
  test(`ATT-15 ATT-16 CONF-29 STORE-04 STORE-10 ${store} on ${path}: pictures ${takesPictures}, microphone ${records}`, async ({
    page,
  }) => {
    const { room } = await openRoom(page, path, aLoginTo(`${base}/${store}`));
    await expect(room.getByTestId('attach-button')).toBeEnabled({ enabled: takesPictures });
    await expect(room.getByTestId('microphone-button')).toBeEnabled({ enabled: records });
  });
}

test('CHATMSG-03 the floating window accepts pictures too and keeps them while it is closed', async ({ page }) => {
  const calls = await openShop(page, { session: aLogin() });
  const chat = await openChat(page);
  await choose(chat, pictures(2));
  await chat.getByRole('textbox').first().fill('like these');
  await chat.getByRole('button', { name: 'Close the chat' }).click();
  await openChat(page);
  await expect(previews(chat)).toHaveCount(2);
  await chat.getByRole('button', { name: 'Send' }).click();

  await expect(chat.getByTestId('assistant-message')).toHaveCount(2);
  expect(chatCalls(calls)[0]?.files).toHaveLength(2);
  expect(chatCalls(calls)[0]?.body?.message).toBe('like these');
});

test('the object URLs of pictures are revoked when they are no longer shown', async ({ page }) => {
  await page.addInitScript(() => {
    const given = new Set<string>();
    Object.assign(window, { given });
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      const address = create(file);
      given.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      given.delete(address);
      revoke(address);
    };
  });
  const { room } = await openRoom(page, '/new-chat', dior);
  const held = () => page.evaluate(() => (window as unknown as { given: Set<string> }).given.size);
  await choose(room, pictures(3));
  await expect.poll(held).toBe(3);
  await room.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect.poll(held).toBe(2);
  await room.getByRole('button', { name: 'Send' }).click();
  await expect(room.getByTestId('user-message').getByRole('img')).toHaveCount(2);
  await expect.poll(held).toBe(2);
  await page.getByRole('link', { name: 'Quarry home' }).first().click();
  await expect.poll(held).toBe(0);
});
