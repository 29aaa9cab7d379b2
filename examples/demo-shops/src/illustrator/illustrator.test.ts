import { type Product } from '@quarry/contract';
import { DEMO_STORES } from '../stores.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ALL_CATEGORIES, CATEGORIES } from '../categories.ts';
import { DOSE_FORMS, PATTERNS } from '../vocabulary.ts';
import { catalogueOf } from '../catalogues/by-trade.ts';
import { demoProducts } from '../products/demo-products.ts';
import { drawingFor } from './catalogue.ts';
import { sleeveShape } from './drawings/garment-cut.ts';
import { coatCut, hoodieCut, jacketCut, shirtCut, sweaterCut, tShirtCut } from './drawings/garment-kinds.ts';
import { drawPicture, drawSvg, rasterize, viewCount } from './index.ts';
import { Canvas } from './studio/canvas.ts';
import { lookOf } from './studio/look.ts';
import type { Box } from './studio/stage.ts';

/** Everything that the demo shops sell. */
const GOODS = DEMO_STORES.flatMap((settings) => demoProducts(settings));

function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'p-1',
    title: 'Harbour piece',
    description: '',
    brand: 'Norrvik',
    category: 'dress',
    category_path: [],
    url: null,
    images: [],
    original_price: null,
    discounted_price: null,
    current_price: 100,
    currency: 'GEL',
    stock: null,
    rating: null,
    review_count: 0,
    attributes: {},
    variants: [],
    texts: {},
    ...changes,
  };
}

const TRADES = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[];

/** How large a product is drawn, in drawing units. */
function boxOf(product: Product): Box {
  const look = lookOf(product);
  return drawingFor(look).draw(new Canvas('t'), look).box;
}

/** Mean difference of two pictures of the same size, per channel, of 255. */
function meanDifference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / one.length;
}

/** Mean colour of the middle of the picture, where the object is. */
function middleColor(product: Product): { red: number; green: number; blue: number } {
  const side = 100;
  const { pixels } = rasterize(drawSvg(product, 1), side);
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = 42; y < 56; y++)
    for (let x = 47; x < 54; x++) {
      const at = (y * side + x) * 4;
      red += pixels[at] ?? 0;
      green += pixels[at + 1] ?? 0;
      blue += pixels[at + 2] ?? 0;
      count++;
    }
  return { red: red / count, green: green / count, blue: blue / count };
}

describe('the illustrator', () => {
  it.each(Object.entries(CATEGORIES))('draws every category of %s in every view, all valid', (_, categories) => {
    for (const category of categories) {
      const product = aProduct({ id: `every-${category}`, category });
      const pictures = Array.from({ length: viewCount(product) }, (_, i) => drawSvg(product, i + 1));

      expect(pictures.length, category).toBeGreaterThanOrEqual(2);
      expect(pictures.length, category).toBeLessThanOrEqual(4);
      expect(new Set(pictures).size, category).toBe(pictures.length);
      for (const svg of pictures) {
        expect(svg, category).not.toMatch(/NaN|undefined|Infinity|data-sheet/);
        const { pixels, width, height } = rasterize(svg, 40);
        expect([width, height]).toEqual([40, 40]);
        expect(new Set(pixels).size, `${category} is not one flat colour`).toBeGreaterThan(20);
      }
    }
  });

  it.each(TRADES)('draws every kind that the catalogue of %s names, in every view', (trade) => {
    for (const family of catalogueOf(trade).families) {
      // Books and medicines differ by their covers and labels, not by their kinds.
      for (const { noun, attributes = {} } of family.kinds.slice(0, 12)) {
        const material = family.materials?.[0] ?? '';
        const product = aProduct({
          id: noun.en,
          title: noun.en,
          category: family.category,
          attributes: { material, ...attributes },
        });
        const pictures = Array.from({ length: viewCount(product) }, (_, i) => drawSvg(product, i + 1));

        expect(new Set(pictures).size, noun.en).toBe(pictures.length);
        for (const svg of pictures) expect(svg, noun.en).not.toMatch(/NaN|undefined|Infinity|data-sheet/);
        expect(drawingFor(lookOf(product)).more.length + 1, noun.en).toBe(pictures.length);
        expect(rasterize(pictures[0] ?? '', 24).width).toBe(24);
      }
    }
  });

  it('has a drawing of its own for each category', () => {
    const bodies = ALL_CATEGORIES.map((category) => drawSvg(aProduct({ category }), 1));

    expect(new Set(bodies).size).toBe(ALL_CATEGORIES.length);
  });

  it('draws a WebP of 800 by 800 pixels, the same one each time', async () => {
    const product = aProduct({ attributes: { color: 'red', pattern: 'striped' } });

    const first = await drawPicture(product, 1);
    const second = await drawPicture(product, 1);

    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 800, height: 800 });
    expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
  });

  it('shows the colour that the text names', () => {
    const look = (color: string) =>
      middleColor(aProduct({ category: 't-shirt', attributes: { color, pattern: 'plain', material: 'cotton' } }));
    const [red, green, blue] = [look('red'), look('green'), look('blue')];

    expect(red.red).toBeGreaterThan(red.green + 60);
    expect(red.red).toBeGreaterThan(red.blue + 60);
    expect(green.green).toBeGreaterThan(green.red + 30);
    expect(green.green).toBeGreaterThan(green.blue + 20);
    expect(blue.blue).toBeGreaterThan(blue.red + 60);
    expect(look('white').green).toBeGreaterThan(look('black').green + 100);
  });

  it('shows each pattern on the cloth', () => {
    const shirts = PATTERNS.map((pattern) =>
      drawSvg(aProduct({ category: 'shirt', attributes: { color: 'blue', pattern } }), 1),
    );

    expect(new Set(shirts).size).toBe(PATTERNS.length);
    expect(shirts[PATTERNS.indexOf('striped')]).toContain('<pattern');
  });

  it('gives each dose form its own pack', () => {
    const packs = DOSE_FORMS.map((dose_form) =>
      drawSvg(aProduct({ category: 'painkiller', attributes: { dose_form } }), 1),
    );

    expect(packs[DOSE_FORMS.indexOf('tablet')]).not.toBe(packs[DOSE_FORMS.indexOf('syrup')]);
    expect(packs[DOSE_FORMS.indexOf('drops')]).not.toBe(packs[DOSE_FORMS.indexOf('ointment')]);
  });

  it.each(['dress', 'sofa', 'novel', 'shampoo', 'tyre', 'kettle', 'rice'])('never draws two alike: %s', (category) => {
    const pictures = Array.from({ length: 12 }, (_, i) => {
      const { pixels } = rasterize(
        drawSvg(aProduct({ id: `twin-${i}`, category, attributes: { color: 'green' } }), 1),
        64,
      );
      return pixels.toString('base64');
    });

    expect(new Set(pictures).size).toBe(12);
  });

  it.each(['dress', 'sneakers', 'sofa', 'painkiller', 'novel', 'wiper-blades', 'kettle', 'face-cream', 'rice'])(
    'tells the goods of the demo shops apart: %s',
    (category) => {
      const goods = GOODS.filter((product) => product.category === category).slice(0, 14);
      const pictures = goods.map((product) => rasterize(drawSvg(product, 1), 48).pixels);
      const differences = pictures.flatMap((one, i) =>
        pictures.slice(i + 1).map((other) => meanDifference(one, other)),
      );

      expect(goods.length).toBeGreaterThanOrEqual(6);
      expect(Math.min(...differences), 'no two are the same picture').toBeGreaterThan(0);
      const nearlyAlike = differences.filter((difference) => difference < 0.8).length;
      expect(nearlyAlike / differences.length, 'hardly any look alike').toBeLessThan(0.05);
    },
  );

  it('draws the same thing of two shops as two things', () => {
    const here = aProduct({ images: ['/media/dressup/p-1/1.webp'] });
    const there = aProduct({ images: ['/media/lcw/p-1/1.webp'] });

    expect(drawSvg(here, 1)).not.toBe(drawSvg(there, 1));
  });

  it('draws the kind that the title names', () => {
    const heightOf = (title: string) => boxOf(aProduct({ id: 'x', title, category: 'dress' }))[3];
    expect(heightOf('Red maxi dress')).toBeGreaterThan(heightOf('Red midi dress'));
    expect(heightOf('Red midi dress')).toBeGreaterThan(heightOf('Red mini dress'));

    const widthOf = (title: string) => boxOf(aProduct({ title, category: 'sofa' }))[2];
    expect(widthOf('Linen three-seat sofa')).toBeGreaterThan(widthOf('Linen two-seat sofa'));

    const smallTelevision = aProduct({ category: 'television', attributes: { screen: '32″' } });
    const largeTelevision = aProduct({ category: 'television', attributes: { screen: '75″' } });
    expect(boxOf(largeTelevision)[2]).toBeGreaterThan(boxOf(smallTelevision)[2] + 100);
  });

  it('keeps sleeves apart from the body, so that a garment can be cut out and worn', () => {
    const cuts = {
      shirt: shirtCut,
      't-shirt': tShirtCut,
      sweater: sweaterCut,
      hoodie: hoodieCut,
      jacket: jacketCut,
      coat: coatCut,
    };
    let sleeves = 0;
    for (const [category, cutOf] of Object.entries(cuts)) {
      for (const product of GOODS.filter((one) => one.category === category)) {
        const cut = cutOf(lookOf(product));
        const sleeve = sleeveShape(cut);
        if (!sleeve || cut.sleeve !== 'long') continue;
        const [, [innerX, cuffY]] = sleeve.cuff;
        // Widest part of the body at the cuff's height; coats go on widening below it.
        const body = cuffY > cut.waistY ? Math.max(cut.waist, cut.hem * Math.min(1, cuffY / cut.length)) : cut.chest;
        expect(innerX, product.id).toBeGreaterThan(body);
        sleeves += 1;
      }
    }
    expect(sleeves).toBeGreaterThan(40);
  });

  it('lets no text of a product become markup', () => {
    const hostile = '"><script>alert(1)</script><image href="file:///etc/passwd"/>&amp;\u0000\u{1F600}';
    const product = aProduct({ id: hostile, title: hostile, brand: hostile, attributes: { color: hostile } });

    for (const category of ['novel', 'painkiller', 'dress', 'parcel of a shop', hostile]) {
      const svg = drawSvg({ ...product, category }, 1);

      expect(svg).not.toMatch(/<script|<image|\u0000/);
      expect(svg).toContain('&lt;script&gt;');
      expect(rasterize(svg, 20).width).toBe(20);
    }
  });

  it('writes the English title on a book when the shop has one', () => {
    const georgian = aProduct({ category: 'novel', title: 'წყნარი ზღვა', brand: null });
    const translated = { ...georgian, texts: { en: { title: 'Quiet sea', description: '' } } };

    expect(drawSvg(georgian, 1)).not.toBe(drawSvg(translated, 1));
    expect(drawSvg(translated, 1)).toContain('<title>Quiet sea</title>');
  });

  it('draws a parcel for a category that only this shop has', () => {
    const product = aProduct({ category: 'bonsai', title: 'Small juniper' });

    expect(viewCount(product)).toBe(3);
    expect(drawSvg(product, 1)).not.toBe(drawSvg(aProduct({ category: null }), 2));
    expect(drawSvg(product, 99)).toBe(drawSvg(product, 3));
    expect(drawSvg(product, 0)).toBe(drawSvg(product, 1));
  });
});
