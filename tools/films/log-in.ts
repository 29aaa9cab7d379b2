/** The films show the open demo shop, seen by the account that looks after it. */
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
