/** Accessibility of the platform's chats: axe in both colour schemes and widths. */
import { expect, test } from '@playwright/test';
import { findFlaws, findFlawsOfWidths } from './find-flaws.ts';
import {
  aLoginTo,
  anAdministrator,
  aPicture,
  aPiece,
  aProduct,
  audioPiece,
  docsPiece,
  type MockedApi,
  mockApi,
  openRoom,
  sayIn,
} from './mocks.ts';

const TABLE = '| | A | B |\n|---|---|---|\n| Price | $5 | $6 |';
const everything: MockedApi = {
  stream: {
    text:
      aPiece('text', `Here are **two**.\n\n${TABLE}`) +
      docsPiece(
        aProduct({ id: 'a', great_match: true, url: '/shops/gpc/product.html?product=a' }),
        aProduct({ id: 'b' }),
      ) +
      aPiece('buttons', ['Cheaper', 'Blue']) +
      audioPiece(1),
  },
};

for (const store of ['dior', 'homzmart']) {
  test(`axe finds nothing on the chat page of ${store} with an answer and pictures attached`, async ({ page }) => {
    const { room } = await openRoom(page, '/new-chat', aLoginTo(`chat/${store}`), everything);
    await sayIn(room, 'dress');
    await expect(room.getByTestId('voice-player')).toBeVisible();
    await room.getByTestId('picture-picker').setInputFiles([aPicture('1.png'), aPicture('2.png')]);
    await expect(room.getByTestId('attached-images').getByRole('img')).toHaveCount(2);
    expect(await findFlawsOfWidths(page)).toEqual([]);
  });
}

test('axe finds nothing on the button chat with an old, disabled set', async ({ page }) => {
  const { room } = await openRoom(page, '/button-chat', aLoginTo('button-chat/gpc'), everything);
  await room.locator('button[data-reply]').first().click();
  await expect(room.locator('[data-reply=back]')).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

for (const width of [390, 1440] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the shop selection and on the view of a shop', async ({ page }) => {
      const session = { ...anAdministrator(), availableContexts: ['integrated-view/dior', 'integrated-view/veli'] };
      await mockApi(page, { session, ...everything });
      await page.goto('/integrated-view');
      await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
      expect(await findFlaws(page)).toEqual([]);
      await page.getByRole('button', { name: 'dior' }).click();
      await expect(page.getByTestId('hall').getByText('Sage linen midi')).toBeVisible();
      if (width === 390) await page.getByRole('button', { name: 'Open the chat' }).click();
      await sayIn(page.getByTestId('chat-side'), 'dress');
      await expect(page.getByTestId('chat-side').getByTestId('voice-player')).toBeVisible();
      expect(await findFlaws(page)).toEqual([]);
    });
  });
}
