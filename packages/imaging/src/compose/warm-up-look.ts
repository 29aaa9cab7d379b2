/**
 * Composes a look for warm-up: after a few runs the JIT-compiled code is twice as fast, so the first shopper does not
 * wait for compilation. Three simple garments on a lit background exercise the same code as real pictures.
 */
import sharp from 'sharp';
import { mannequins } from '../mannequins/draw-mannequin.ts';
import type { MannequinStudio } from '../mannequins/draw-mannequin.ts';
import { composeLook, type Look } from './compose-look.ts';
import { elementAt } from '@quarry/language';

const PIECES = [
  {
    category: 'shirt',
    shape: 'M240,70L170,95L60,420L115,440L165,300V540H435V300L485,440L540,420L430,95L360,70Q300,110 240,70Z',
  },
  { category: 'trousers', shape: 'M210,40H390L430,560H330L300,230L270,560H170Z' },
  { category: 'sneakers', shape: 'M80,330L90,230L190,220Q250,300 500,330Q540,350 530,390H80Z' },
] as const;

export async function warmUpLook(studio: MannequinStudio): Promise<Look> {
  const garments = PIECES.map(async ({ category, shape }) => ({ category, picture: await onPaper(shape) }));
  return composeLook({ mannequin: elementAt(mannequins, 0).id, garments: await Promise.all(garments) }, studio);
}

function onPaper(shape: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
      <linearGradient id="light" x2="0" y2="1"><stop stop-color="#f6f6f4"/><stop offset="1" stop-color="#e2e2de"/></linearGradient>
      <pattern id="cloth" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0H40V40H0Z" fill="#35507a"/><path d="M0 0H18V40H0Z" fill="#c9c2b2"/></pattern>
      <rect width="600" height="600" fill="url(#light)"/><path d="${shape}" fill="url(#cloth)"/>
    </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
