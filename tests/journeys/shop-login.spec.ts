/** The login of a section, and the shared screens. */
import { expect, type Page, test } from '@playwright/test';
import { aLogin, anAdministrator, mockApi } from './mocks.ts';

async function logIn(page: Page) {
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();
}

test('AUTH-08 AUTH-09 checking, then logged out, then logged in', async ({ page }) => {
  await mockApi(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/session*', async (route) => {
    await held;
    await route.fulfill({ status: 401, json: {} });
  });
  await page.goto('/dummy-shop');
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await logIn(page);
  await expect(page.getByTestId('shop-bar')).toBeVisible();
});

test('AUTH-10 AUTH-11 AUTH-13 the login screen', async ({ page }) => {
  await mockApi(page);
  await page.goto('/dummy-shop');
  await expect(page.getByRole('heading', { name: 'Login Required', exact: true })).toBeVisible();
  await expect(page.getByText('Please login to access the shop chat', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('AUTH-12 submitting an empty form makes no request', async ({ page }) => {
  const calls = await mockApi(page);
  await page.goto('/dummy-shop');
  await expect(page.getByLabel('Username')).toHaveAttribute('required');
  await expect(page.getByLabel('Password')).toHaveAttribute('required');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Username').fill('dior');
  await page.getByRole('button', { name: 'Login' }).click();
  expect(calls.filter((call) => call.path === '/api/authenticate')).toEqual([]);
});

test('AUTH-01 CALL-09 AUTH-14 the login sends the section and shows that it is pending', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls = await mockApi(page, {
    login: async () => {
      await held;
      return { json: aLogin() };
    },
  });
  await page.goto('/dev-dummy-shop');
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  release();
  await expect(page.getByTestId('shop-bar')).toBeVisible();
  expect(calls.find((call) => call.path === '/api/authenticate')?.body).toEqual({
    username: 'dior',
    password: 'secret',
    contextBase: 'dev-dummy-shop',
  });
});

test('AUTH-16 AUTH-17 AUTH-18 ROLE-08 an administrator without shops sees the access issue and can log out', async ({
  page,
}) => {
  await mockApi(page, { session: anAdministrator() });
  await page.goto('/dummy-shop');
  await expect(page.getByRole('heading', { name: 'Access Issue', exact: true })).toBeVisible();
  await expect(
    page.getByText(/logged in as an administrator, but no shops are configured or accessible for/),
  ).toBeVisible();
  await expect(page.getByText('Please contact your system administrator.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('AUTH-19 SHOP-06 logging out shows a message, then the login', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await mockApi(page, {
    session: aLogin(),
    logout: async () => {
      await held;
      return { json: { success: true } };
    },
  });
  await page.goto('/dummy-shop');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logging out...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('SHOP-05 a menu of forty stores fits windows of several sizes and scrolls to the last', async ({ page }) => {
  const stores = Array.from({ length: 40 }, (_, i) => `shop-${String(i + 1).padStart(2, '0')}`);
  await mockApi(page, { session: anAdministrator(...stores) });
  await page.goto('/dummy-shop');
  for (const [width, height] of [
    [1440, 900],
    [1366, 660],
    [1280, 400],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByTestId('shop-bar').getByRole('combobox').click();
    await page.getByRole('option', { name: 'shop-01' }).click();
    await expect(page.getByTestId('store-line')).toContainText('shop-01');
    await page.getByTestId('shop-bar').getByRole('combobox').click();
    const list = page.getByRole('listbox');
    await expect(page.getByRole('option')).toHaveCount(40);
    const box = await list.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);

    const last = page.getByRole('option', { name: 'shop-40' });
    await expect(last).not.toBeInViewport();
    await page.getByRole('option', { name: 'shop-02' }).hover();
    await page.mouse.wheel(0, 5000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page.getByTestId('store-line')).toContainText('shop-40');
  }
});

test('AUTH-29 no data of the previous user remain after a logout', async ({ page }) => {
  const calls = await mockApi(page, {
    session: aLogin(),
    login: { json: aLogin({ context: 'dev-dummy-shop/veli', availableContexts: ['dev-dummy-shop/veli'] }) },
  });
  await page.goto('/dummy-shop');
  await expect(page.getByTestId('store-line')).toContainText('dior');
  const visit = () => page.evaluate(() => sessionStorage.getItem('quarry.visit'));
  const firstVisit = await visit();
  expect(firstVisit).not.toBeNull();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(visit).toBeNull();
  await logIn(page);
  await expect(page.getByTestId('store-line')).toContainText('veli');
  expect(await visit()).not.toBe(firstVisit);
  await expect(page.getByText('Store dior')).toHaveCount(0);
  const storesAsked = () =>
    calls.filter((call) => call.path === '/api/products').map((call) => call.query.get('store'));
  await expect.poll(storesAsked).toEqual(['dior', 'veli']);
});

test('AUTH-21 AUTH-28 CONF-41 a login without a context is ended, and an error is logged', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await mockApi(page, { login: { json: aLogin({ context: null, availableContexts: [] }) } });
  await page.goto('/dummy-shop');
  await logIn(page);
  await expect(page.getByRole('alert')).toHaveText('Invalid login response format.');
  expect(errors.some((text) => text.includes('no context'))).toBe(true);
});

test('AUTH-22 AUTH-34 ROLE-05 an administrator’s first shop opens, and the selector shows store names', async ({
  page,
}) => {
  await mockApi(page, { login: { json: anAdministrator('veli', 'dior') } });
  await page.goto('/dummy-shop');
  await logIn(page);
  await expect(page.getByTestId('store-line')).toContainText('veli');
  const selector = page.getByTestId('shop-bar').getByRole('combobox');
  await expect(selector).toHaveText('veli');
  await selector.click();
  await expect(page.getByRole('option')).toHaveText(['veli', 'dior']);
});

test('AUTH-25 ROLE-03 ROLE-06 SHOP-05 only an administrator with several stores gets a selector', async ({ page }) => {
  await mockApi(page, { session: aLogin() });
  await page.goto('/dummy-shop');
  await expect(page.getByTestId('store-line')).toContainText('dior');
  await expect(page.getByTestId('shop-bar').getByRole('combobox')).toHaveCount(0);

  await mockApi(page, { session: anAdministrator('dior') });
  await page.reload();
  await expect(page.getByTestId('store-line')).toContainText('dior');
  await expect(page.getByTestId('shop-bar').getByRole('combobox')).toHaveCount(0);

  await mockApi(page, { session: anAdministrator('dior', 'veli') });
  await page.reload();
  await expect(page.getByTestId('shop-bar').getByRole('combobox')).toBeVisible();
});

test('AUTH-37 a rejected login shows the server’s reason, else a general one', async ({ page }) => {
  let message = 'Invalid username or password.';
  await mockApi(page, { login: () => ({ status: 401, json: { success: false, message } }) });
  await page.goto('/dummy-shop');
  await logIn(page);
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password.');
  message = '';
  await logIn(page);
  await expect(page.getByRole('alert')).toHaveText('Authentication failed.');
});

test('AUTH-38 an invalid reply', async ({ page }) => {
  await mockApi(page, { login: { json: ['surprise'] } });
  await page.goto('/dummy-shop');
  await logIn(page);
  await expect(page.getByRole('alert')).toHaveText('Invalid login response format.');
});

test('AUTH-39 CONF-43 no connection', async ({ page }) => {
  await mockApi(page, { login: 'offline' });
  await page.goto('/dummy-shop');
  await logIn(page);
  await expect(page.getByRole('alert')).toHaveText('An error occurred during login. Please try again.');
});
