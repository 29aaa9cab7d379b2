/**
 * Places a piece in a studio: tinted background paper, key light from the upper left, soft shadows, a block of cut
 * stone.
 */
import { ACROSS, type Canvas, fillPath, FROM_KEY_LIGHT, round, stroke } from './canvas.ts';
import { darker, type Hex, lighter, lightness, mix } from './color.ts';
import type { Look, Trade } from './look.ts';
import { polygon } from './outline.ts';

/** Side of the square paper in drawing units. */
export const PAPER = 1000;

export type Box = readonly [x: number, y: number, width: number, height: number];

/** A close view shows at least this much of the paper, because higher magnification costs time. */
const CLOSEST = 620;

/** A finished subject in its own coordinates: it stands on y = 0 around x = 0, or hangs. */
export interface Piece {
  art: string;
  box: Box;
  /** Where it touches the ground; the whole width when missing. Several feet cast several shadows. */
  feet?: readonly (readonly [left: number, right: number])[];
  /** A silhouette for the shadow on the wall (hanging things). */
  outline?: string;
  /** The part of the art behind a wearer: lining, the back of a waistband. */
  inside?: string;
  /** The part that the close view shows. */
  focus?: Box;
}

export type Mount = 'wall' | 'floor' | 'plinth' | 'table';

export interface Setting {
  mount: Mount;
  /** Larger than 1 fills more of the paper. */
  size?: number;
  /** The crop of the finished picture: the piece's focus. */
  isClose?: boolean;
  /** The background is slightly tinted with the product's colour. */
  isTinted?: boolean;
  mirror?: boolean;
}

const BACKDROPS: Record<Trade, readonly [Hex, Hex]> = {
  fashion: ['#efece7', '#d8d4cc'],
  pharmacy: ['#e8f1ef', '#cbdad6'],
  electronics: ['#e9edf1', '#ccd3da'],
  furniture: ['#f0ece4', '#dcd5c9'],
  auto: ['#e7ebed', '#c8cfd3'],
  books: ['#f1ecdf', '#dcd4c2'],
  bodycare: ['#f3ece8', '#e0d4cd'],
  diy: ['#eeebe3', '#d6d1c4'],
  groceries: ['#f0f1e8', '#d9dccc'],
  general: ['#eef0ef', '#d7dbd9'],
};

const ROOM: Record<Mount, { width: number; height: number; ground: number }> = {
  wall: { width: 800, height: 860, ground: 0 },
  floor: { width: 860, height: 730, ground: 870 },
  table: { width: 790, height: 670, ground: 830 },
  plinth: { width: 720, height: 640, ground: 790 },
};

/** Places a piece in the studio. Returns the body of an SVG and the part of it to show. */
export function setStage(c: Canvas, look: Look, piece: Piece, setting: Setting): { body: string; view: Box } {
  const { mount, size = 1, mirror = false } = setting;
  const room = ROOM[mount];
  const [x, y, width, height] = piece.box;
  const scale = Math.min((room.width / width) * size, (room.height / height) * size, 1.6 * size);
  const left = 500 - (mirror ? -1 : 1) * (x + width / 2) * scale;
  const ground = mount === 'wall' ? 500 - (y + height / 2) * scale : room.ground;
  const body =
    backdrop(c, look, setting) +
    (mount === 'plinth' ? plinth(c, look, Math.max(560, Math.min(800, width * scale + 180))) : '') +
    shadows(c, piece, mount, left, ground, scale, mirror) +
    `<g transform="translate(${round(left)} ${round(ground)}) scale(${(mirror ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${piece.art}</g>`;
  if (!setting.isClose) return { body, view: [0, 0, PAPER, PAPER] };
  const [fx, fy, fw, fh] = piece.focus ?? [x + width * 0.15, y + height * 0.08, width * 0.6, height * 0.6];
  const side = Math.min(PAPER, Math.max(CLOSEST, fw * scale, fh * scale));
  const middle = left + (mirror ? -1 : 1) * (fx + fw / 2) * scale;
  const within = (value: number) => Math.max(0, Math.min(PAPER - side, value));
  return { body, view: [within(middle - side / 2), within(ground + (fy + fh / 2) * scale - side / 2), side, side] };
}

function backdrop(c: Canvas, look: Look, { mount, isTinted = false }: Setting): string {
  let [top, bottom] = BACKDROPS[look.trade];
  if (isTinted) [top, bottom] = [mix(top, look.color, 0.16), mix(bottom, look.color, 0.22)];
  if (lightness(look.color) > 0.85) [top, bottom] = [darker(top, 0.05), darker(bottom, 0.07)];
  const floor = mount === 'wall' ? 0.92 : 0.72;
  const sheet = (fill: string) => `<rect width="${PAPER}" height="${PAPER}" fill="${fill}"/>`;
  return (
    sheet(
      c.linear([
        [0, top],
        [floor - 0.14, mix(top, bottom, 0.6)],
        [floor, lighter(bottom, 0.2)],
        [1, bottom],
      ]),
    ) +
    sheet(
      c.radial(
        [
          [0, '#ffffff', 0.8],
          [0.55, '#ffffff', 0.22],
          [1, '#ffffff', 0],
        ],
        0.36,
        0.3,
        0.7,
      ),
    ) +
    sheet(
      c.radial(
        [
          [0.55, '#26313a', 0],
          [1, '#26313a', 0.14],
        ],
        0.46,
        0.42,
        0.82,
      ),
    )
  );
}

function shadows(
  c: Canvas,
  piece: Piece,
  mount: Mount,
  left: number,
  ground: number,
  scale: number,
  mirror: boolean,
): string {
  if (mount === 'wall') {
    if (!piece.outline) return '';
    const place = `translate(${round(left + 22)} ${round(ground + 30)}) scale(${(mirror ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`;
    return c.blurred(20, `<path d="${piece.outline}" fill="#2a2622" transform="${place}"/>`, 0.3);
  }
  const [x, , width] = piece.box;
  const feet = piece.feet ?? [[x + width * 0.04, x + width * 0.96]];
  const at = (value: number) => left + (mirror ? -value : value) * scale;
  const whole = width * scale * 0.5;
  const wide = c.pool(
    at(x + width / 2) + whole * 0.12,
    ground + 8,
    whole * 1.25,
    Math.max(24, Math.min(58, whole * 0.17)),
    0.3,
    '#26323b',
  );
  const contacts = feet.map(([from, to]) => {
    const half = Math.max(10, ((to - from) / 2) * scale);
    return c.pool(
      (at(from) + at(to)) / 2 + half * 0.05,
      ground + 2,
      half * 1.1 + 8,
      Math.max(9, Math.min(26, half * 0.13)),
      0.7,
    );
  });
  return wide + contacts.join('');
}

/** A block of cut stone, seen from slightly above. Its layers differ between products. */
function plinth(c: Canvas, look: Look, width: number): string {
  const stone = mix('#d0d6d3', BACKDROPS[look.trade][1], 0.35);
  const [x, y, depth, inset] = [500 - width / 2, 752, 60, 44];
  const front = y + depth;
  const wave = look.dice.between('strata', -18, 18);
  const speck = c.tile(
    90,
    70,
    [
      [8, 12, 0.9],
      [31, 40, 1.3],
      [52, 9, 1],
      [70, 33, 1.5],
      [22, 62, 1],
      [83, 58, 1.1],
      [44, 55, 0.8],
      [62, 66, 1.2],
      [12, 36, 0.7],
    ]
      .map(
        ([sx, sy, r], i) =>
          `<circle cx="${sx}" cy="${sy}" r="${r}" fill="${i % 2 ? '#ffffff' : '#39433f'}" fill-opacity=".3"/>`,
      )
      .join(''),
  );
  const face = polygon([
    [x, front],
    [x + width, front],
    [x + width, PAPER],
    [x, PAPER],
  ]);
  const roof = polygon([
    [x + inset, y],
    [x + width - inset, y],
    [x + width, front],
    [x, front],
  ]);
  const end = x + width;
  return (
    fillPath(
      polygon([
        [end, front + 40],
        [end + 110, front + 130],
        [end + 110, PAPER],
        [end, PAPER],
      ]),
      c.linear(
        [
          [0, '#26323b', 0.24],
          [1, '#26323b', 0],
        ],
        ACROSS,
      ),
    ) +
    fillPath(
      face,
      c.linear(
        [
          [0, lighter(stone, 0.18)],
          [0.5, darker(stone, 0.09)],
          [1, darker(stone, 0.22)],
        ],
        [0, 0, 1, 0.5],
      ),
    ) +
    fillPath(face, speck) +
    fillPath(
      roof,
      c.linear(
        [
          [0, lighter(stone, 0.68)],
          [1, lighter(stone, 0.34)],
        ],
        FROM_KEY_LIGHT,
      ),
    ) +
    fillPath(roof, speck, 0.6) +
    stroke(`M${x},${front}H${end}`, '#ffffff', 2.5, { opacity: 0.8 }) +
    c.inside(
      face,
      stroke(
        `M${x},${front + 92}C${x + width * 0.3},${front + 80 + wave} ${x + width * 0.6},${front + 118} ${end},${front + 96 - wave}`,
        darker(stone, 0.3),
        2,
        { opacity: 0.3 },
      ) +
        stroke(
          `M${x},${front + 186}C${x + width * 0.25},${front + 204} ${x + width * 0.7},${front + 168 - wave} ${end},${front + 194}`,
          '#ffffff',
          2,
          { opacity: 0.4 },
        ),
    )
  );
}
