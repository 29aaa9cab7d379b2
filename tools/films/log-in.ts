/** Logs in to the open demo shop, which the videos show. */
import { brand } from '@quarry/contract';
import type { Page } from '@playwright/test';

export const SHOP = brand.slug;
const PASSWORD = 'quarry-demo';

export async function logIn(page: Page, server: string, address: string): Promise<void> {
  await page.goto(new URL(address, server).href);
  await page.getByLabel('Username').fill(SHOP);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

const WITHIN_MS = 60_000;
const ASKED_EVERY_MS = 80;
const SEEN_PICTURES = `[...document.images].every((image) => {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
})`;

/** All visible pictures have loaded. */
export async function picturesAreThere(page: Page): Promise<void> {
  // Polls from here, because the page's policy forbids functions that wait in the page.
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await page.waitForTimeout(ASKED_EVERY_MS)) {
    if (await page.evaluate<boolean>(SEEN_PICTURES)) return;
  }
  throw new Error('Some pictures do not load.');
}
