/** The product list of the shop page: bar, filters, catalogue, chat results. */
import { expect, test } from '@playwright/test';
import { aLogin, anAdministrator, aPiece, aProduct, docsPiece, mockApi, openChat, openShop, say } from './mocks.ts';

test('SHOP-01 SHOP-03 SHOP-04 SHOP-06 SHOP-07 SHOP-08 SHOP-09 SHOP-10 GRID-01 CONST-03 after the login the catalogue is shown, from one call for 24 products, with filters and the top bar; returning to the window makes no call', async ({
  page,
}) => {
  const calls = await openShop(page);
  await expect(page.getByText('Sage linen midi')).toBeVisible();
  const asked = calls.filter((call) => call.path === '/api/products');
  expect(asked.map((call) => call.query.toString())).toEqual(['store=dior&limit=24']);

  for (const name of ['Filters', 'Color', 'Size']) await expect(page.getByRole('heading', { name })).toBeVisible();
  const panel = page.getByRole('group', { name: 'Filters' });
  await expect(panel.getByRole('group', { name: 'Color' }).getByRole('listitem')).toHaveText([
    'Red',
    'Blue',
    'Green',
    'Black',
  ]);
  await expect(panel.getByRole('group', { name: 'Size' }).getByRole('listitem')).toHaveText([
    'XS',
    'S',
    'M',
    'L',
    'XL',
  ]);
  await expect(panel.getByRole('checkbox')).toHaveCount(9);
  for (const control of await panel.getByRole('checkbox').all()) await expect(control).toBeDisabled();
  await expect(page.getByTestId('store-line')).toHaveText('Store dior');

  const before = calls.length;
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByPlaceholder('Search products or ask about your orders...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByTestId('chat-toggle').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(calls.length).toBe(before);
});

test('SHOP-02 GRID-14 columns of at least 260 px, 12 px apart; the top bar stays in view', async ({ page }) => {
  await openShop(page, {
    products: { json: { products: Array.from({ length: 24 }, (_, n) => aProduct({ id: `p-${n}` })) } },
  });
  await expect(page.locator('[data-product]')).toHaveCount(24);
  const grid = await page
    .getByTestId('hall')
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const style = getComputedStyle(list);
      return {
        columns: style.gridTemplateColumns.split(' ').map(Number.parseFloat),
        gaps: [style.columnGap, style.rowGap],
      };
    });
  expect(grid.gaps).toEqual(['12px', '12px']);
  expect(grid.columns.length).toBe(4);
  for (const width of grid.columns) expect(width).toBeGreaterThanOrEqual(260);

  await page.setViewportSize({ width: 1440, height: 600 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(async () => (await page.getByTestId('shop-bar').boundingBox())?.y).toBe(0);
});

test('GRID-02 while loading', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openShop(page, {
    products: async () => {
      await held;
      return { json: { products: [aProduct()] } };
    },
  });
  await expect(page.getByText('Loading products...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByText('Sage linen midi')).toBeVisible();
  await expect(page.getByText('Loading products...')).toHaveCount(0);
});

test('GRID-03 GRID-04 ERR-08 CONST-04 a failure shows its status, and the call is not repeated', async ({ page }) => {
  const calls = await openShop(page, { products: { status: 503, json: {} } });
  await expect(
    page.getByText('Error loading products: Failed to fetch products (status 503)', { exact: true }),
  ).toBeVisible();
  expect(calls.filter((call) => call.path === '/api/products')).toHaveLength(1);
});

test('GRID-05 a reply without products', async ({ page }) => {
  await openShop(page, { products: { json: {} } });
  await expect(
    page.getByText('Error loading products: Invalid product data received from API', { exact: true }),
  ).toBeVisible();
});

test('GRID-07 any other failure', async ({ page }) => {
  await openShop(page, { products: 'offline' });
  await expect(
    page.getByText('Error loading products: An unknown error occurred during product fetch.', { exact: true }),
  ).toBeVisible();
});

test('GRID-06 CONF-42 a context without a store makes no call', async ({ page }) => {
  const calls = await openShop(page, {
    session: aLogin({ context: 'dev-dummy-shop', availableContexts: ['dev-dummy-shop'] }),
  });
  await expect(
    page.getByText('Error loading products: Store context is not available.', { exact: true }),
  ).toBeVisible();
  expect(calls.filter((call) => call.path === '/api/products')).toEqual([]);
});

test('GRID-08 CONF-54 a store without products', async ({ page }) => {
  await openShop(page, { products: { json: { products: [] } } });
  await expect(page.getByText('No products currently available for "dior".', { exact: true })).toBeVisible();
});

test('GRID-09 a chat answer without a match', async ({ page }) => {
  await openShop(page, { stream: { text: aPiece('text', 'Nothing fits.') + docsPiece() } });
  await openChat(page);
  await say(page, 'a red hat');
  await expect(page.getByText('No products found matching your criteria in "dior".', { exact: true })).toBeVisible();
});

test('GRID-10 GRID-11 GRID-12 SHOP-11 the grid shows what the chat found, great matches first', async ({ page }) => {
  await openShop(page, {
    stream: {
      text: docsPiece(
        aProduct({ id: 'a', name: 'Plain coat', great_match: false }),
        aProduct({
          id: 'b',
          name: 'Red coat',
          great_match: true,
          reasons: [{ field: 'color', value: 'red', words: 'red coat' }],
        }),
        aProduct({ id: 'c', name: 'Long coat' }),
      ),
    },
  });
  await openChat(page);
  await say(page, 'a red coat');
  const hall = page.getByTestId('hall');
  await expect(hall.locator('[data-product] :is(h2, h3)')).toHaveText(['Red coat', 'Plain coat', 'Long coat']);
  await expect(hall.getByRole('list', { name: 'See also' }).getByRole('heading')).toHaveText([
    'Plain coat',
    'Long coat',
  ]);
  await expect(hall.getByRole('heading', { name: 'See also', exact: true })).toBeVisible();
  await expect(hall.getByText('Sage linen midi')).toHaveCount(0);

  await expect(page.getByTestId('understood-words')).toHaveText('red coat');
  await expect(hall.locator('[data-reason]')).toHaveText(['red']);
  await hall.getByRole('button', { name: 'Show all products' }).click();
  await expect(hall.locator('[data-product] :is(h2, h3)')).toHaveText(['Sage linen midi']);
});

test('GRID-12 no heading when every match is great', async ({ page }) => {
  await openShop(page, { stream: { text: docsPiece(aProduct({ great_match: true })) } });
  await openChat(page);
  await say(page, 'dress');
  await expect(page.getByTestId('understood-words')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Matches from the chat' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'See also' })).toHaveCount(0);
});

test('CARD-11 CARD-12 ERR-09 a missing and a broken picture show the placeholder', async ({ page }) => {
  await mockApi(page, {
    session: aLogin(),
    products: {
      json: {
        products: [
          aProduct({ id: 'a', name: 'No picture', images: [], image_url: null }),
          aProduct({ id: 'b', name: 'Broken picture', images: ['/media/dior/b/broken.webp'] }),
        ],
      },
    },
  });
  await page.route('**/broken.webp', (route) => route.fulfill({ status: 404 }));
  await page.goto('/dummy-shop');
  await expect(page.locator('[data-product=a] [data-placeholder]')).toBeVisible();
  await expect(page.locator('[data-product=b] [data-placeholder]')).toBeVisible();
});

test('CARD-14 CARD-15 the pictures of a card loop and are counted', async ({ page }) => {
  await openShop(page, {
    products: { json: { products: [aProduct({ images: ['/media/1.webp', '/media/2.webp', '/media/3.webp'] })] } },
  });
  const card = page.locator('[data-product]');
  const next = card.getByRole('button', { name: 'Next picture' });
  const counts = [];
  for (let turn = 0; turn < 4; turn += 1) {
    counts.push(await card.getByText(/^\d \/ 3$/).textContent());
    await next.click();
  }
  expect(counts).toEqual(['1 / 3', '2 / 3', '3 / 3', '1 / 3']);
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await expect(card.getByText('3 / 3')).toBeVisible();
  await expect(card.getByRole('img')).toHaveAttribute('src', '/media/3.webp');
});

test('CARD-13 an entry that is not a product', async ({ page }) => {
  await openShop(page, { products: { json: { products: [null, aProduct()] } } });
  await expect(page.getByText('Invalid product data', { exact: true })).toBeVisible();
  await expect(page.getByText('Sage linen midi')).toBeVisible();
});

test('CARD-16 CARD-17 CONF-66 prices have two decimals, and N/A when invalid', async ({ page }) => {
  const priced = (id: string, price: unknown) =>
    aProduct({ id, current_price: price, original_price: price, discounted_price: null });
  await openShop(page, {
    products: {
      json: { products: [priced('a', 5), priced('b', null), priced('c', 'abc'), priced('d', '12.5'), priced('e', '')] },
    },
  });
  const priceOf = (id: string) => page.locator(`[data-product=${id}] p`).first();
  await expect(priceOf('a')).toHaveText('$5.00');
  await expect(priceOf('b')).toHaveText('N/A');
  await expect(priceOf('c')).toHaveText('N/A');
  await expect(priceOf('d')).toHaveText('$12.50');
  await expect(priceOf('e')).toHaveText('N/A');
});

// packages/client/src/catalog/prices.test.ts states the currency of every store.
test('CARD-18 CARD-19 CARD-20 CONF-51 dealcart shows Rs 12.50', async ({ page }) => {
  const context = 'dev-dummy-shop/dealcart';
  await openShop(page, {
    session: aLogin({ context, availableContexts: [context] }),
    products: { json: { products: [aProduct({ current_price: 12.5, original_price: 12.5 })] } },
  });
  await expect(page.locator('[data-product] p').first()).toHaveText('Rs 12.50');
});

for (const [store, strikes] of [
  ['veli', true],
  ['dior', false],
] as const) {
  test(`CARD-21 CONF-52 ${store} ${strikes ? 'strikes a higher original price through' : 'does not strike prices through'}`, async ({
    page,
  }) => {
    const context = `dev-dummy-shop/${store}`;
    const reduced = (id: string, discounted: number) =>
      aProduct({ id, original_price: 20, discounted_price: discounted, current_price: discounted });
    await openShop(page, {
      session: aLogin({ context, availableContexts: [context] }),
      products: { json: { products: [reduced('lower', 15), reduced('equal', 20), reduced('higher', 25)] } },
    });
    await expect(page.locator('[data-product=lower]')).toBeVisible();
    await expect(page.locator('[data-product=lower] s')).toHaveCount(strikes ? 1 : 0);
    await expect(page.locator('[data-product=equal] s')).toHaveCount(0);
    await expect(page.locator('[data-product=higher] s')).toHaveCount(0);
  });
}

test('SHOP-14 SHOP-15 SHOP-16 SHOP-17 SHOP-18 SHOP-19 SHOP-21 selecting another store restarts the page', async ({
  page,
}) => {
  const calls = await openShop(page, {
    session: anAdministrator('veli', 'lcw'),
    stream: { text: aPiece('text', 'აი, კაბა.') + docsPiece(aProduct({ name: 'Chat match' })) },
  });
  const chat = await openChat(page);
  await say(page, 'კაბა');
  await expect(page.getByTestId('hall').getByText('Chat match')).toBeVisible();
  await chat.getByRole('textbox').first().fill('half a question');

  await page.getByTestId('shop-bar').getByRole('combobox').click();
  await page.getByRole('option', { name: 'lcw' }).click();
  await expect(page.getByTestId('store-line')).toContainText('lcw');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('hall').getByText('Chat match')).toHaveCount(0);
  await expect(page.getByTestId('hall').getByText('Sage linen midi')).toBeVisible();

  await openChat(page);
  await expect(chat.getByRole('combobox')).toHaveText('Türkçe');
  await expect(chat.getByTestId('assistant-message')).toHaveText(
    'Merhaba! LCW mağazasına hoş geldiniz. Bugün nasıl bir parça arıyorsunuz?',
  );
  await expect(chat.getByTestId('user-message')).toHaveCount(0);
  await expect(chat.getByRole('textbox').first()).toHaveValue('');
  expect(calls.filter((call) => call.path === '/api/products').map((call) => call.query.get('store'))).toEqual([
    'veli',
    'lcw',
  ]);

  await page.getByTestId('chat-toggle').click();
  await page.getByTestId('shop-bar').getByRole('combobox').click();
  await page.getByRole('option', { name: 'veli' }).click();
  await openChat(page);
  await say(page, 'ისევ');
  await expect(chat.getByTestId('user-message')).toHaveCount(1);
  const sessions = () => calls.filter((call) => call.path === '/api/qchat').map((call) => call.body?.sessionId);
  await expect.poll(() => sessions().length).toBe(2);
  expect(new Set(sessions()).size).toBe(2);
});

test('SHOP-20 after selecting another store the rating is asked again', async ({ page }) => {
  await openShop(page, { session: anAdministrator('veli', 'dior') });
  await openChat(page);
  await say(page, 'hello');
  await page.getByTestId('conversation-rating').getByRole('button').nth(4).click();
  await expect(page.getByTestId('conversation-rating')).toHaveCount(0);
  await page.getByTestId('shop-bar').getByRole('combobox').click();
  await page.getByRole('option', { name: 'dior' }).click();
  await openChat(page);
  await say(page, 'hello');
  await expect(page.getByTestId('conversation-rating')).toBeVisible();
});

test('a lost connection shows a notice', async ({ page, context }) => {
  await openShop(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. You can go on as soon as the connection is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});
