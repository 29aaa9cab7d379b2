/** Orders on the shop page and in the chat. */
import { expect, type Page, test } from '@playwright/test';
import type { Order } from '@quarry/contract';
import { anOrder, aPiece, aProduct, docsPiece, openChat, openShop, say } from './mocks.ts';

async function showOrders(page: Page, orders: readonly Partial<Order>[]) {
  const listed = orders.map((order, position) =>
    anOrder({ order_id: `o-${position}`, order_number: `DU-${position}`, ...order }),
  );
  await openShop(page, { stream: { text: aPiece('text', 'Your orders.') + aPiece('orders', { result: listed }) } });
  await openChat(page);
  await say(page, 'where are my orders?');
  return page.getByTestId('hall');
}

const FOUR = ['Pending', 'Shipped', 'Delivered', 'Cancelled'].map((status) => ({
  status,
  delivery_date: '2026-11-20',
}));
const cardOf = (hall: ReturnType<Page['getByTestId']>, position: number) => hall.locator(`[data-order=o-${position}]`);

test('CHATMSG-02 GRID-13 ORDERS-02 orders replace the grid, grouped by status, and clear the chat filter', async ({
  page,
}) => {
  let turn = 0;
  await openShop(page, {
    stream: () => {
      turn += 1;
      return {
        text:
          turn === 1
            ? docsPiece(aProduct({ name: 'Chat match' }))
            : aPiece('orders', { result: [anOrder(), anOrder({ order_id: 'o-2', status: 'Pending' })] }),
      };
    },
  });
  await openChat(page);
  await say(page, 'a dress');
  const hall = page.getByTestId('hall');
  await expect(hall.getByText('Chat match')).toBeVisible();
  await say(page, 'where are my orders?');
  await expect(hall.getByRole('heading', { level: 2 })).toHaveText(['Pending Orders', 'Shipped Orders']);
  await expect(hall.locator('[data-product]')).toHaveCount(0);
  await expect(page.getByTestId('assistant-message').last().locator('[data-order]')).toHaveCount(2);
  await hall.getByRole('button', { name: 'Show all products' }).click();
  await expect(hall.getByText('Sage linen midi')).toBeVisible();
});

test('ORDERS-03 ORDERS-04 ORDERS-05 CONF-62 each known status has its colour, any other and none are grey', async ({
  page,
}) => {
  const hall = await showOrders(page, [...FOUR, { status: 'Returned' }, { status: null }]);
  await expect(hall.getByRole('heading', { level: 2 })).toHaveText([
    'Pending Orders',
    'Shipped Orders',
    'Delivered Orders',
    'Cancelled Orders',
    'Returned Orders',
    'Unknown Status Orders',
  ]);
  const badges = hall.locator('[data-badge]');
  await expect(badges).toHaveText(['Pending', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Unknown Status']);
  const colours = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).backgroundColor));
  expect(new Set(colours.slice(0, 5)).size).toBe(5);
  expect(colours[5]).toBe(colours[4]);
});

test('ORDERS-06 ORDERS-07 ORDERS-09 each status shows its dates and numbers', async ({ page }) => {
  const hall = await showOrders(page, FOUR);
  const shows = {
    shipped: [false, true, true, false],
    tracking: [false, true, false, false],
    delivered: [false, false, true, false],
  };
  for (const position of [0, 1, 2, 3]) {
    const names = cardOf(hall, position).locator('dt');
    await expect(names.filter({ hasText: 'Shipped date' })).toHaveCount(shows.shipped[position] ? 1 : 0);
    await expect(names.filter({ hasText: 'Tracking number' })).toHaveCount(shows.tracking[position] ? 1 : 0);
    await expect(names.filter({ hasText: 'Delivery date' })).toHaveCount(shows.delivered[position] ? 1 : 0);
  }
  await expect(cardOf(hall, 2).locator('dd')).toHaveText(['16 Nov 2026', '18 Nov 2026', '20 Nov 2026']);
});

test('ORDERS-08 a shipped order without a number', async ({ page }) => {
  const hall = await showOrders(page, [{ tracking_number: null }, { tracking_number: '' }]);
  await expect(cardOf(hall, 0).getByText('Not available', { exact: true })).toBeVisible();
  await expect(cardOf(hall, 1).getByText('Not available', { exact: true })).toBeVisible();
});

test('ORDERS-10 empty dates and None show N/A', async ({ page }) => {
  const hall = await showOrders(
    page,
    ['', 'None', null].map((day) => ({ status: 'Pending', order_date: day })),
  );
  for (const position of [0, 1, 2]) await expect(cardOf(hall, position).locator('dd')).toHaveText('N/A');
});

test('ORDERS-11 the number links to a web search', async ({ page }) => {
  const hall = await showOrders(page, [{}]);
  const link = hall.getByRole('link', { name: /GE50417793/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('q')).toBe('GE50417793 tracking');
});
