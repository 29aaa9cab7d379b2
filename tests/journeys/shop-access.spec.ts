/** Accessibility of the shop pages: axe in both colour schemes and widths, and keyboard use. */
import { expect, test } from '@playwright/test';
import { findFlawsOfWidths } from './find-flaws.ts';
import { anOrder, aPiece, aProduct, docsPiece, mockApi, openChat, openShop, say } from './mocks.ts';

test('axe finds nothing on the shop before a login', async ({ page }) => {
  await mockApi(page);
  await page.goto('/dummy-shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

test('axe finds nothing on the shop with matches and an open chat', async ({ page }) => {
  await openShop(page, {
    stream: {
      text:
        aPiece('text', 'Here are **two**.') +
        docsPiece(
          aProduct({
            id: 'a',
            great_match: true,
            images: ['/media/1.webp', '/media/2.webp'],
            reasons: [{ field: 'color', value: 'green', words: 'green' }],
          }),
          aProduct({ id: 'b', name: 'Another', images: [] }),
        ) +
        aPiece('buttons', ['Cheaper']),
    },
  });
  await openChat(page);
  await say(page, 'green dress');
  await expect(page.getByTestId('understood-words')).toBeAttached();
  await expect(page.getByTestId('conversation-rating')).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

test('axe finds nothing on orders of every status', async ({ page }) => {
  const statuses = ['Pending', 'Shipped', 'Delivered', 'Cancelled', 'Returned', null];
  const orders = statuses.map((status, n) => anOrder({ order_id: `o-${n}`, order_number: `DU-${n}`, status }));
  await openShop(page, { stream: { text: aPiece('orders', { result: orders }) } });
  await openChat(page);
  await say(page, 'my orders');
  await expect(page.getByRole('heading', { name: 'Shipped Orders' })).toBeAttached();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

test('works by keyboard alone: open the chat, ask, like, close', async ({ page }) => {
  await openShop(page);
  await page.getByTestId('chat-toggle').focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.type('hello');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('assistant-message')).toHaveCount(2);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape closes a comment or a menu before the chat', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  await say(page, 'hello');
  await chat.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(chat.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('textbox', { name: 'Comment' })).toHaveCount(0);
  await expect(chat).toBeVisible();
  await chat.getByRole('combobox').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(chat).toBeVisible();
  await chat.getByRole('textbox').first().focus();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
});

test('touch targets are at least 44 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  await openChat(page);
  await say(page, 'hello');
  await expect(page.getByTestId('conversation-rating')).toBeVisible();
  const small = await page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.getAttribute('aria-label'), ...button.getBoundingClientRect().toJSON() }))
        .filter(({ height }) => height < 44)
        .map(({ name }) => name),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
