/**
 * Renders all mannequins on one sheet for review: `npx tsx packages/imaging/src/mannequins/contact-sheet.ts [FILE] [ID
 * …]`. With ids only these, larger.
 */
import sharp from 'sharp';
import { BODIES } from './mannequins.ts';
import { buildFigure } from './figure.ts';
import { FINISHES } from './finishes.ts';
import { renderFigure } from './render-figure.ts';

const [file = 'mannequins.png', ...ids] = process.argv.slice(2);
const shown = [...BODIES.values()].filter(({ mannequin }) => ids.length === 0 || ids.includes(mannequin.id));
const width = ids.length > 0 ? 640 : 330;
const columns = Math.min(shown.length, ids.length > 0 ? 3 : 6);
const pictures = await Promise.all(
  shown.map(async ({ mannequin, build, stance }, index) => {
    const started = performance.now();
    const figure = buildFigure(mannequin.gender, build, stance);
    const { whole, height } = renderFigure(figure, FINISHES[mannequin.finish], width);
    console.log(mannequin.id, Math.round(performance.now() - started), 'ms');
    return {
      input: await sharp(Buffer.from(whole.rgba.buffer), { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    };
  }),
);
await sharp({
  create: {
    width: columns * width,
    height: Math.ceil(shown.length / columns) * Math.round(width * 1.5),
    channels: 3,
    background: '#e6eae8',
  },
})
  .composite(pictures)
  .png()
  .toFile(file);
