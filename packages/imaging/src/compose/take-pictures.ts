/**
 * Renders the three pictures of a look: whole with a studio background, close-up, and in front of a warm wall with an
 * arch.
 */
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { asComposedPng } from './composed-png.ts';
import type { Body } from './body.ts';
import { wallShadow } from './wall-shadow.ts';
import type { WornPiece } from './worn-piece.ts';
import type { Layer } from './mesh.ts';

/** Pixels without alpha, in the size of a mannequin's picture. */
interface Grounds {
  studio: Buffer;
  arch: Buffer;
}

export async function takePictures(
  sheet: Layer,
  { body, pieces, grounds }: { body: Body; pieces: readonly WornPiece[]; grounds: Grounds },
): Promise<Buffer[]> {
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 4 as const } };
  const figure = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.length);
  const before = (ground: Buffer, behind: Buffer[] = []) =>
    sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .composite([...behind, figure].map((input) => ({ input, ...raw })))
      .removeAlpha()
      .raw()
      .toBuffer();
  const opened = (pixels: Buffer) => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  const shadow = wallShadow(sheet, { foot: body.anchors.floor[1] + 4, ...IN_EVENING_LIGHT });
  const [studio, arch] = await Promise.all([
    before(grounds.studio),
    shadow.then((behind) => before(grounds.arch, [behind])),
  ]);
  const crop = closeUp(body, pieces);
  const [whole, close, other] = await Promise.all([
    opened(studio).png(PNG).toBuffer(),
    opened(studio).extract(crop).resize(WIDTH, HEIGHT, { kernel: 'lanczos3' }).sharpen().png(PNG).toBuffer(),
    opened(arch).png(PNG).toBuffer(),
  ]);
  return Promise.all([whole, close, other].map((picture) => asComposedPng(picture)));
}

const PNG = { compressionLevel: 6 } as const;
/** Row where the wall begins, and the colour and strength of shadows. */
const IN_EVENING_LIGHT = { wall: 1010, color: [64, 44, 30], strength: 0.36 } as const;

/** Two thirds of the height, including the head or the shoes, wherever more of the look is. */
function closeUp(
  { anchors }: Body,
  pieces: readonly WornPiece[],
): { left: number; top: number; width: number; height: number } {
  const isLow = pieces.every(({ kind }) => ['shoes', 'trousers', 'shorts', 'skirt'].includes(kind));
  const height = Math.round(HEIGHT * 0.58);
  const width = Math.round((height * WIDTH) / HEIGHT);
  const top = isLow ? Math.round(anchors.floor[1] + 46 - height) : Math.max(0, Math.round(anchors.headTop[1] - 52));
  const middle = (anchors.hips[0] + anchors.neck[0]) / 2;
  return {
    left: Math.max(0, Math.min(WIDTH - width, Math.round(middle - width / 2))),
    top: Math.min(HEIGHT - height, top),
    width,
    height,
  };
}

let grounds: Promise<Grounds> | undefined;

/** The same for every look, so drawn once, in another thread. */
export function drawGrounds(): Promise<Grounds> {
  grounds ??= Promise.all([drawGround(STUDIO), drawGround(ARCH)]).then(([studio, arch]) => ({ studio, arch }));
  return grounds;
}

async function drawGround(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const gradient = (
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  kind = 'linearGradient',
  place = 'x1="0" y1="0" x2="0" y2="1"',
) =>
  `<${kind} id="${id}" ${place}>${stops.map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</${kind}>`;
const page = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;
const sheetOf = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${fill})"/>`;

/** A cool studio background with a spot of light, and the base plate's shadow. */
const STUDIO = page(
  gradient('paper', [
    [0, '#e6eae8'],
    [0.7, '#d9dfdc'],
    [0.86, '#dfe4e1'],
    [1, '#c3ccc8'],
  ]) +
    gradient(
      'pool',
      [
        [0, '#ffffff', 0.85],
        [0.6, '#ffffff', 0.22],
        [1, '#ffffff', 0],
      ],
      'radialGradient',
      'cx=".38" cy=".32" r=".7"',
    ) +
    gradient(
      'edge',
      [
        [0.6, '#26313a', 0],
        [1, '#26313a', 0.12],
      ],
      'radialGradient',
      'cx=".48" cy=".44" r=".85"',
    ) +
    gradient(
      'floor',
      [
        [0, '#1d2628', 0.26],
        [1, '#1d2628', 0],
      ],
      'radialGradient',
      'cx=".5" cy=".5" r=".5"',
    ),
  sheetOf('paper') +
    sheetOf('pool') +
    sheetOf('edge') +
    '<ellipse cx="436" cy="1112" rx="330" ry="46" fill="url(#floor)"/>',
);

/** A lime-washed wall with an arch and a stone floor, in evening light from the left. */
const ARCH = page(
  gradient(
    'wall',
    [
      [0, '#dcc9b4'],
      [1, '#cbb49c'],
    ],
    'linearGradient',
    'x1="0" y1="0" x2="1" y2=".6"',
  ) +
    gradient(
      'niche',
      [
        [0, '#b89a80'],
        [0.5, '#c7ab91'],
        [1, '#d8bfa6'],
      ],
      'linearGradient',
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    gradient('stone', [
      [0, '#bfa78f'],
      [1, '#a68d76'],
    ]) +
    gradient(
      'sun',
      [
        [0, '#fff3df', 0.7],
        [1, '#fff3df', 0],
      ],
      'radialGradient',
      'cx=".22" cy=".22" r=".75"',
    ) +
    gradient(
      'floor',
      [
        [0, '#33251b', 0.34],
        [1, '#33251b', 0],
      ],
      'radialGradient',
      'cx=".5" cy=".5" r=".5"',
    ) +
    gradient(
      'inside',
      [
        [0, '#4a3628', 0.34],
        [0.35, '#4a3628', 0],
      ],
      'linearGradient',
      'x1="0" y1="0" x2="1" y2=".1"',
    ),
  sheetOf('wall') +
    '<path d="M150,1012V392a250,250 0 0 1 500,0V1012Z" fill="url(#niche)"/><path d="M150,1012V392a250,250 0 0 1 500,0V1012Z" fill="url(#inside)"/>' +
    '<path d="M150,1012V392a250,250 0 0 1 500,0" fill="none" stroke="#f1e2cf" stroke-opacity=".55" stroke-width="3"/>' +
    '<rect y="1010" width="800" height="190" fill="url(#stone)"/><rect y="1009" width="800" height="3" fill="#e8d6c0" opacity=".6"/>' +
    '<path d="M560,392V1010L742,1010V300L640,170Z" fill="#fff1dc" opacity=".16"/>' +
    sheetOf('sun') +
    '<ellipse cx="446" cy="1112" rx="320" ry="44" fill="url(#floor)"/>',
);
