/** A row of cards: scrolling by buttons, mouse dragging and keyboard. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { aLoginTo, aPiece, aProduct, docsPiece, mockApi, openRoom, sayIn } from './mocks.ts';

const twelve = Array.from({ length: 12 }, (_, n) =>
  aProduct({ id: `p-${n}`, name: `Dress ${n}`, url: `/shops/dior/product.html?product=p-${n}` }),
);
const api = { stream: { text: aPiece('text', 'Twelve.') + docsPiece(...twelve) } };

async function openAnswer(page: Page): Promise<{ room: Locator; row: Locator }> {
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/dior'), api);
  await sayIn(room, 'dress');
  const row = room.getByRole('list', { name: 'Products' });
  await expect(row.getByRole('article')).toHaveCount(12);
  return { room, row };
}
const card = (row: Locator, number: number) => row.getByRole('article').nth(number);

test('buttons scroll to the last of twelve cards and back; at an end the button is disabled', async ({ page }) => {
  const { room, row } = await openAnswer(page);
  const [earlier, more] = [
    room.getByRole('button', { name: 'Show earlier products' }),
    room.getByRole('button', { name: 'Show more products' }),
  ];
  await expect(earlier).toBeDisabled();
  await expect(card(row, 11)).not.toBeInViewport();
  await more.click();
  // At the end the button keeps the focus without effect.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(more).toBeDisabled({ timeout: 1000 });
  }).toPass();
  await expect(card(row, 11)).toBeInViewport({ ratio: 0.95 });
  await expect(more).toBeFocused();
  await expect(earlier).toBeEnabled();
  await earlier.click();
  await expect(more).toBeEnabled();
});

test('in a right-to-left answer the row scrolls to the left', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/homzmart'), {
    stream: { text: aPiece('text', 'هذه اثنتا عشرة كنبة.') + docsPiece(...twelve) },
  });
  await sayIn(room, 'كنبة');
  const row = room.getByRole('list', { name: 'المنتجات' });
  await expect(row.getByRole('article')).toHaveCount(12);
  await expect(room.getByRole('button', { name: 'عرض المنتجات السابقة' })).toBeDisabled();
  await room.getByRole('button', { name: 'عرض المزيد من المنتجات' }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(-100);
});

test('a row that fits has no buttons', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/dior'), {
    stream: { text: docsPiece(...twelve.slice(0, 2)) },
  });
  await sayIn(room, 'dress');
  await expect(room.getByRole('article')).toHaveCount(2);
  await expect(room.getByRole('button', { name: 'Show more products' })).toHaveCount(0);
});

test('dragging with the mouse scrolls the row and opens nothing; a click opens the product in a new tab', async ({
  page,
  context,
}) => {
  await context.route('**/shops/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A dress</h1>' }));
  const { row } = await openAnswer(page);
  const box = await card(row, 2).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 6 });
  await page.mouse.move(x - 300, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  expect(context.pages()).toHaveLength(1);
  await expect(row).not.toHaveAttribute('data-dragging');

  const opened = context.waitForEvent('page');
  await card(row, 5).click({ position: { x: 60, y: 60 } });
  await expect((await opened).getByRole('heading', { name: 'A dress' })).toBeVisible();
});

test('a card is one tab stop, scrolls into view on focus, and changes its picture on arrow keys', async ({ page }) => {
  const pictures = ['/media/1.webp', '/media/2.webp', '/media/3.webp'];
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/dior'), {
    stream: { text: docsPiece(...twelve.map((product) => ({ ...product, images: pictures }))) },
  });
  await sayIn(room, 'dress');
  const links = room.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(12);
  await links.first().focus();
  for (let number = 1; number < 12; number += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(number)).toBeFocused();
  }
  await expect(room.getByRole('article').nth(11)).toBeInViewport({ ratio: 0.95 });
  await expect(links.nth(11)).toHaveAccessibleName('Dress 11');
  await expect(links.nth(11)).toHaveAccessibleDescription('opens in a new tab');
  await page.keyboard.press('ArrowRight');
  await expect(room.getByRole('article').nth(11).getByText('2 / 3')).toBeVisible();
  await expect(page.locator('[data-announcements]')).toHaveText('Picture 2 of 3');
});

test('CHAT-SIMPLE-15 CHAT-SIMPLE-31 the cards of the simple chat have the same row', async ({ page }) => {
  const docs = Array.from({ length: 8 }, (_, n) => ({
    id: `p-${n}`,
    title: `Dress ${n}`,
    description: 'Light cotton.',
    price: 48,
    images: ['/media/1.webp', '/media/2.webp'],
    url: `/shops/quarry/product.html?product=p-${n}`,
  }));
  await mockApi(page, { stream: { json: { text: 'Eight.', docs } } });
  await page.goto('/quarry-chat');
  const chat = page.getByTestId('simple-chat');
  await sayIn(chat, 'dresses');
  const row = chat.getByTestId('product-scroller');
  await chat.getByRole('button', { name: 'Show more products' }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  // The link and the cart button, not the picture buttons.
  await row.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('article').first().getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Add To Cart' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link').nth(1)).toBeFocused();
});
