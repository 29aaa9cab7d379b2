/**
 * Draws the static pictures of the site: cards for shared links, icons, the busts of the team page.
 *
 *   npx tsx tools/draw-site-pictures.ts
 *
 * They are committed; run it again after a change of the brand, of a card's words or of a drawing. Needs a Chromium, the
 * same that runs the browser tests, since the cards are set in the site's own faces.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { BUST_SIZE, bustDrawings } from './site-pictures/busts.ts';
import { ICONS, icoFile, iconDrawing } from './site-pictures/icons.ts';
import { CARD_SIZE, CARDS, cardDocument } from './site-pictures/share-cards.ts';

const PUBLIC = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const WEBP_QUALITY = 0.86;
const require = createRequire(import.meta.url);

const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await drawIcons(page);
  await drawBusts(page);
  await drawCards(page);
} finally {
  await browser.close();
}

async function drawIcons(page: Page): Promise<void> {
  for (const icon of ICONS) {
    await page.setViewportSize({ width: icon.size, height: icon.size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${iconDrawing(icon)}`);
    const png = await page.screenshot({ omitBackground: true });
    if (icon.size === 32) fs.writeFileSync(path.join(PUBLIC, 'favicon.ico'), icoFile(png, icon.size));
    else fs.writeFileSync(path.join(PUBLIC, icon.file), png);
  }
}

/** A canvas writes WebP with transparency, a screenshot does not. */
async function drawBusts(page: Page): Promise<void> {
  fs.mkdirSync(path.join(PUBLIC, 'team'), { recursive: true });
  for (const { file, svg } of bustDrawings()) {
    const { width, height } = BUST_SIZE;
    const address: string = await page.evaluate(`new Promise((resolve, reject) => {
      const image = new Image(${width}, ${height});
      image.onload = () => {
        const canvas = document.createElement('canvas');
        canvas.width = ${width * 2};
        canvas.height = ${height * 2};
        canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
        resolve(canvas.toDataURL('image/webp', ${WEBP_QUALITY}));
      };
      image.onerror = reject;
      image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(${JSON.stringify(svg)});
    })`);
    fs.writeFileSync(path.join(PUBLIC, 'team', `${file}.webp`), Buffer.from(address.split(',')[1] ?? '', 'base64'));
  }
}

async function drawCards(page: Page): Promise<void> {
  fs.mkdirSync(path.join(PUBLIC, 'share'), { recursive: true });
  const font = (file: string) => {
    const bytes = fs.readFileSync(require.resolve(`@fontsource-variable/${file}`));
    return `data:font/woff2;base64,${bytes.toString('base64')}`;
  };
  const fonts = {
    display: font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    text: font('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  };
  await page.setViewportSize(CARD_SIZE);
  for (const card of CARDS) {
    await page.setContent(cardDocument(card, fonts));
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: path.join(PUBLIC, 'share', `${card.file}.jpg`), quality: 88 });
  }
}
