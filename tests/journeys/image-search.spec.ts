/** Search by picture: selected, dropped and pasted; narrowed by words, and removed. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ImageSearchResponse } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { aPicture, sayIn } from './mocks.ts';
import {
  aDocument,
  cards,
  field,
  found,
  held,
  mockSearch,
  results,
  search,
  type SearchAnswer,
} from './search-mocks.ts';

const pictureButton = (page: Page) => page.getByTestId('picture-button');
const overlay = (page: Page) => page.getByText('Drop Image to Search', { exact: true });
const chip = (page: Page) => page.getByTestId('asked-picture');
const alike = (...ids: string[]): SearchAnswer => ({
  json: { documents: ids.map((id) => aDocument({ id, title: id })) },
});

interface SentSearch {
  fields: Record<string, string>;
  image: { name: string; type: string } | null;
}

/** Mocks the call and records each form. */
async function mockImageSearch(
  page: Page,
  answer: (call: SentSearch, count: number) => SearchAnswer | Promise<SearchAnswer> = () => alike('chair', 'stool'),
): Promise<SentSearch[]> {
  const calls: SentSearch[] = [];
  await page.route('**/api/image-search', async (route) => {
    const call = readForm(route.request().postDataBuffer()?.toString('latin1') ?? '');
    calls.push(call);
    const { status = 200, json } = await answer(call, calls.length);
    await route.fulfill({ status, json }).catch(() => undefined);
  });
  return calls;
}

function readForm(body: string): SentSearch {
  const call: SentSearch = { fields: {}, image: null };
  for (const [, name, file, type, value] of body.matchAll(
    /name="([^"]+)"(?:; filename="([^"]*)"\r\nContent-Type: ([^\r]+))?\r\n\r\n([^]*?)\r\n--/g,
  )) {
    if (file === undefined) call.fields[name ?? ''] = Buffer.from(value ?? '', 'latin1').toString();
    else call.image = { name: file, type: type ?? '' };
  }
  return call;
}

async function open(page: Page, store = 'furniture', answer?: Parameters<typeof mockImageSearch>[1]) {
  const calls = await mockSearch(page, { store, search: () => ({ json: found(3) }) });
  const sent = await mockImageSearch(page, answer);
  await page.goto('/new-search');
  await page.getByTestId('search-head').waitFor();
  return { sent, calls };
}

const choose = (page: Page, name = 'chair.png') => page.getByTestId('picture-picker').setInputFiles(aPicture(name));

/** Dispatches the events of dragging or pasting files. */
async function bring(page: Page, events: string[], files: { name: string; type: string }[], text = ''): Promise<void> {
  await page.evaluate(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type } of given.files) data.items.add(new File(['x'], name, { type }));
      if (given.text) data.setData('text/plain', given.text);
      for (const type of given.events) {
        const target = document.activeElement ?? document.body;
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
        // Synthetic paste events have no default action; performed here unless prevented.
        if (target.dispatchEvent(event) && type === 'paste' && given.text) {
          document.execCommand('insertText', false, given.text);
        }
      }
    },
    { events, files, text },
  );
}
const PICTURE = [{ name: 'chair.png', type: 'image/png' }];
const TEXT = [{ name: 'words.txt', type: 'text/plain' }];

// examples/demo-shops/src/stores.test.ts states which stores have it.
test('IMG-01 STORE-01 buildy has the button for search by picture', async ({ page }) => {
  await open(page, 'buildy');
  await expect(pictureButton(page)).toBeVisible();
});

test('IMG-01 STORE-01 CONF-58 dior has neither the button nor the overlay, and a pasted picture searches nothing', async ({
  page,
}) => {
  const { sent } = await open(page, 'dior');
  await expect(field(page)).toBeVisible();
  await expect(pictureButton(page)).toHaveCount(0);

  await bring(page, ['dragenter', 'dragover'], PICTURE);
  await expect(overlay(page)).toHaveCount(0);
  await bring(page, ['drop', 'paste'], PICTURE);
  await search(page, 'chair');
  await expect(cards(page).first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('IMG-02 CALL-21 the file picker offers png, jpeg and webp; picture and store are sent, and similar products are shown', async ({
  page,
}) => {
  const { sent } = await open(page);
  await expect(page.getByTestId('picture-picker')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');

  const chooser = page.waitForEvent('filechooser');
  await pictureButton(page).click();
  await (await chooser).setFiles(aPicture('chair.png'));

  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('chair');
  expect(sent).toEqual([{ fields: { store: 'furniture' }, image: { name: 'chair.png', type: 'image/png' } }]);
});

test('CONF-57 results of a picture have no pager, and the picture is shown beside the field', async ({ page }) => {
  const many = Array.from({ length: 24 }, (_, n) => `chair-${n}`);
  await open(page, 'furniture', () => alike(...many));
  await choose(page);

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(/^Page \d+ of \d+$/)).toHaveCount(0);
  await expect(chip(page).getByRole('img')).toBeVisible();
});

test('IMG-03 dragging a picture over the page shows the overlay until it leaves or is dropped', async ({ page }) => {
  const { sent } = await open(page);

  await bring(page, ['dragenter', 'dragover'], PICTURE);
  await expect(overlay(page)).toBeVisible();
  await bring(page, ['dragleave'], PICTURE);
  await expect(overlay(page)).toHaveCount(0);

  await bring(page, ['dragenter', 'dragover'], PICTURE);
  await expect(overlay(page)).toBeVisible();
  await bring(page, ['drop'], PICTURE);
  await expect(overlay(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);
  expect(sent).toHaveLength(1);
});

test('IMG-04 CONF-28 a dropped file must be a picture of any format', async ({ page }) => {
  const { sent } = await open(page);

  await bring(page, ['dragenter', 'dragover'], TEXT);
  await expect(overlay(page)).toHaveCount(0);
  await bring(page, ['drop'], TEXT);
  await bring(page, ['dragenter', 'dragover', 'drop'], [...TEXT, { name: 'chair.gif', type: 'image/gif' }]);

  await expect(cards(page)).toHaveCount(2);
  expect(sent.map(({ image }) => image)).toEqual([{ name: 'chair.gif', type: 'image/gif' }]);
});

test('IMG-05 a pasted picture starts a search, pasted text goes into the field', async ({ page }) => {
  const { sent } = await open(page);
  await field(page).focus();

  await bring(page, ['paste'], [], 'oak');
  await expect(field(page)).toHaveValue('oak');
  await bring(page, ['paste'], TEXT);
  expect(sent).toEqual([]);
  await bring(page, ['paste'], PICTURE);

  await expect(cards(page)).toHaveCount(2);
  expect(sent).toHaveLength(1);
});

test('IMG-06 another picture is ignored during a search', async ({ page }) => {
  const { promise, release } = held();
  const { sent } = await open(page, 'furniture', async () => {
    await promise;
    return alike('chair');
  });

  await bring(page, ['dragenter', 'drop'], PICTURE);
  await expect(results(page)).toHaveAttribute('data-state', 'loading');
  await expect(pictureButton(page)).toBeDisabled();
  await bring(page, ['dragenter', 'drop'], PICTURE);
  await bring(page, ['paste'], PICTURE);
  release();

  await expect(cards(page)).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('IMG-07 a failed search shows its status and can be retried', async ({ page }) => {
  const { sent } = await open(page, 'furniture', (_call, count) =>
    count === 1 ? { status: 500, json: { error: 'something else' } } : alike('chair'),
  );
  await choose(page);

  await expect(page.getByText('Error: Image search failed (status 500)', { exact: true })).toBeVisible();
  await page.getByRole('alert').locator('xpath=following::button[1]').click();
  await expect(cards(page)).toHaveCount(1);
  expect(sent).toHaveLength(2);
});

test('IMG-08 an invalid reply shows an error', async ({ page }) => {
  await open(page, 'furniture', () => ({ json: {} }));
  await choose(page);

  await expect(page.getByText('Error: Invalid response format from image search.', { exact: true })).toBeVisible();
});

test('SEARCH-10 a search without similar products says so with the shop’s name', async ({ page }) => {
  await open(page, 'homzmart', () => alike());
  await choose(page);

  await expect(page.getByText('No products found for your search in Homzmart.', { exact: true })).toBeVisible();
});

test('words narrow a picture’s results; without the picture they are a normal search', async ({ page }) => {
  const { sent, calls } = await open(page, 'buildy', ({ fields }) =>
    fields.query ? alike('black drill') : alike('drill', 'saw'),
  );
  await search(page, 'old words');
  await expect(cards(page).first()).toBeVisible();
  await choose(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('');

  await search(page, 'but black');
  await expect(cards(page)).toHaveCount(1);
  expect(sent.map(({ fields }) => fields)).toEqual([{ store: 'buildy' }, { store: 'buildy', query: 'but black' }]);
  expect(calls.searches).toHaveLength(1);

  await chip(page).getByRole('button').click();
  await expect(chip(page)).toHaveCount(0);
  await search(page, 'drill');
  await expect.poll(() => calls.searches.length).toBe(2);
  expect(sent).toHaveLength(2);
});

test('a search by words removes the picture', async ({ page }) => {
  await open(page);
  await search(page, 'oak table');
  await expect(cards(page).first()).toBeVisible();
  await choose(page);
  await expect(chip(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);

  await page.goBack();

  await expect(chip(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('oak table');
});

test('unindexed pictures are mentioned in the shop’s language', async ({ page }) => {
  await open(page, 'furniture', () => ({
    json: { documents: [aDocument({ id: 'chair' })], index: { ready: false, done: 40, total: 344 } },
  }));
  await choose(page);

  await expect(page.getByTestId('pictures-looked-at')).toContainText('344');
  await expect(page.getByTestId('pictures-looked-at')).toContainText(/\p{Script=Georgian}/u);
});

test('an ended session shows the login', async ({ page }) => {
  await open(page, 'furniture', () => ({ status: 401, json: {} }));
  await choose(page);

  await expect(page.getByLabel('Username')).toBeVisible();
});

test('STORE-13 in the Arabic shop the button and the chip are right to left', async ({ page }) => {
  await open(page, 'homzmart');
  expect(demoStoreSettings('homzmart').default_language).toBe('ar');
  await choose(page);

  const [picture, words] = await Promise.all([chip(page).boundingBox(), field(page).boundingBox()]);
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) / 2);
  await expect(pictureButton(page)).toHaveAttribute('aria-label', /\p{Script=Arabic}/u);
});

test.describe('with the real server and the pictures of a demo shop', () => {
  async function enter(page: Page, store: string, path = '/new-search'): Promise<void> {
    await page.goto(path);
    await page.getByLabel('Username').fill(store);
    await page.getByLabel('Password').fill('quarry-demo');
    await page.getByRole('button', { name: 'Login' }).click();
  }

  /** The picture that a card shows, as a file. */
  async function pictureOf(page: Page, card: Locator): Promise<Buffer> {
    const address = await card.getByRole('img').first().getAttribute('src');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('image/webp');
    return answer.body();
  }

  async function drop(page: Page, picture: Buffer): Promise<ImageSearchResponse> {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/image-search'));
    await page.evaluate((base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'saved.webp', { type: 'image/webp' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, picture.toString('base64'));
    return ImageSearchResponse.parse(await (await answered).json());
  }

  test('IMG-02 IMG-03 CALL-21 a dropped product picture finds this product first', async ({ page }) => {
    await enter(page, 'buildy');
    await search(page, 'drill');
    const card = cards(page).nth(2);
    await expect(card).toBeVisible();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    expect(title).toContain('დრელი');

    const { documents } = await drop(page, await pictureOf(page, card));
    expect(documents.length).toBeGreaterThan(4);
    await expect(chip(page)).toBeVisible();
    await expect(cards(page).first().getByRole('heading')).toHaveText(title);
  });

  test('IMG-02 words narrow similar products: the same, but black, under 100', async ({ page }) => {
    await enter(page, 'buildy');
    await search(page, 'orange cable');
    await expect(cards(page).first()).toBeVisible();
    await drop(page, await pictureOf(page, cards(page).first()));

    const narrowed = page.waitForResponse((response) => response.url().endsWith('/api/image-search'));
    await search(page, 'the same, but black, under 100');
    const { documents, recovered_by } = ImageSearchResponse.parse(await (await narrowed).json());
    expect(recovered_by).toBeNull();
    expect(documents[0]?.id).toContain('cable');
    for (const { id, metadata } of documents) {
      expect([metadata.attributes['color']].flat(), id).toContain('black');
      expect(metadata.current_price, id).toBeLessThanOrEqual(100);
    }
    await expect(cards(page)).toHaveCount(documents.length);
    await expect(chip(page)).toBeVisible();
  });

  test('ATT-11 in the chat a picture finds its product too', async ({ page }) => {
    await enter(page, 'buildy');
    await search(page, 'lawn mower');
    const card = cards(page).first();
    await expect(card).toBeVisible();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const picture = await pictureOf(page, card);

    await page.goto('/new-chat');
    const room = page.getByTestId('chat-room');
    await room.getByRole('log').waitFor();
    await room
      .getByTestId('picture-picker')
      .setInputFiles([{ name: 'saved.webp', mimeType: 'image/webp', buffer: picture }]);
    await sayIn(room, 'ეს გაქვთ?');
    const answer = room.getByTestId('assistant-message').last();
    await expect(answer.getByRole('article').first()).toContainText(title);
  });
});
