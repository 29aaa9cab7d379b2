/** Logs a browser test into the console with one of the demo accounts. */
import { expect, type Page } from '@playwright/test';

export async function openConsole(page: Page, path: string, username = 'admin'): Promise<void> {
  const reply = await page.request.post('/api/authenticate', { data: { username, password: 'quarry-demo' } });
  expect(reply.ok()).toBe(true);
  await page.goto(`/console${path}`);
}
