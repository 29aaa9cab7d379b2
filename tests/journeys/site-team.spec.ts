/** The team page: four profiles, marked as samples. */
import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/team');
});

test('SITE-TEAM-01 SITE-TEAM-02 OPEN-07 four profiles, each with photo, name, role and bio, and the page says that they are samples', async ({
  page,
}) => {
  const members = page.getByTestId('team-member');
  await expect(members).toHaveCount(4);
  await expect(page.getByText('Names, portraits and texts on this page are samples.')).toBeVisible();
  for (const member of await members.all()) {
    const photo = member.getByRole('img', { name: /^Portrait bust of / });
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    await expect(member.getByRole('heading')).toHaveText(/^Sample /);
    const [role, bio] = await member.locator('p').allTextContents();
    expect(role?.length).toBeGreaterThan(5);
    expect(bio?.length).toBeGreaterThan(40);
  }
});

test('SITE-TEAM-03 each profile links to a professional network, in a new tab', async ({ page }) => {
  const links = page.getByTestId('team-member').getByRole('link', { name: /^Profile of / });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(4);
});

test('SITE-TEAM-04 each profile has an e-mail link', async ({ page }) => {
  const links = page.getByTestId('team-member').getByRole('link', { name: /^E-mail to / });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
});
