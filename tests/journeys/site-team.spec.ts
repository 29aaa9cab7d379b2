/** The team page: four profiles, marked as samples. */
import { expect, test } from '@playwright/test';

test('SITE-TEAM-01 SITE-TEAM-02 SITE-TEAM-03 SITE-TEAM-04 OPEN-07 four profiles, each with photo, name, role, bio, a professional network and an e-mail link, and the page says that they are samples', async ({
  page,
}) => {
  await page.goto('/team');
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

  const links = members.getByRole('link', { name: /^Profile of / });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(4);

  const mails = members.getByRole('link', { name: /^E-mail to / });
  await expect(mails).toHaveCount(4);
  for (const link of await mails.all()) await expect(link).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
});
