/** Solid bodies: of revolution (bottles, jars, lamps) or folded (boxes). Need no filter. */
import { elementAt } from '@quarry/language';
import { ACROSS, type Canvas, disc, fillPath, FROM_KEY_LIGHT, round, stroke } from './canvas.ts';
import { darker, type Hex, lighter, mix } from './color.ts';
import { type Corner, oval, polygon, symmetric } from './outline.ts';

/** How much of a circle the camera sees from above. */
const TILT = 0.13;

export type Finish = 'matte' | 'gloss' | 'metal' | 'glass';

/** Light over a round body, left to right. */
function roundLight(c: Canvas, tone: Hex, finish: Finish): string {
  if (finish === 'metal')
    return c.linear(
      [
        [0, darker(tone, 0.45)],
        [0.1, darker(tone, 0.12)],
        [0.22, lighter(tone, 0.75)],
        [0.34, lighter(tone, 0.1)],
        [0.52, darker(tone, 0.34)],
        [0.68, lighter(tone, 0.2)],
        [0.8, darker(tone, 0.1)],
        [0.94, darker(tone, 0.5)],
        [1, darker(tone, 0.2)],
      ],
      ACROSS,
    );
  const strength = finish === 'matte' ? 0.7 : 1;
  return c.linear(
    [
      [0, darker(tone, 0.34 * strength)],
      [0.08, darker(tone, 0.14)],
      [0.28, lighter(tone, 0.26 * strength)],
      [0.46, lighter(tone, 0.04)],
      [0.75, darker(tone, 0.2 * strength)],
      [0.93, darker(tone, 0.42 * strength)],
      [1, darker(tone, 0.24 * strength)],
    ],
    ACROSS,
  );
}

interface Turned {
  art: string;
  outline: string;
}

/**
 * A body of revolution. `right` is its right profile from top to bottom; the bottom bulges as seen from above.
 * `lid` shows the upper face in that colour.
 */
export function turned(
  c: Canvas,
  right: readonly Corner[],
  tone: Hex,
  { finish = 'gloss', lid, art = '', tilt = TILT }: { finish?: Finish; lid?: Hex; art?: string; tilt?: number } = {},
): Turned {
  const top = elementAt(right, 0);
  const bottom = elementAt(right, right.length - 1);
  const outline =
    symmetric(right) +
    oval(0, bottom[1], bottom[0], bottom[0] * tilt) +
    (lid ? oval(0, top[1], top[0], top[0] * tilt) : '');
  const shine = polygon([
    ...right.map(([x, y, r]): Corner => [-x * 0.66, y + 6, r]),
    ...right.map(([x, y, r]): Corner => [-x * 0.5, y + 6, r]).reverse(),
  ]);
  const glow = { matte: 0.12, gloss: 0.5, metal: 0.2, glass: 0.62 }[finish];
  const fill = finish === 'glass' ? glassLight(c, tone) : roundLight(c, tone, finish);
  const foot = c.linear([
    [0, '#10161d', 0],
    [0.86, '#10161d', 0],
    [1, '#10161d', 0.26],
  ]);
  return {
    outline,
    art:
      fillPath(outline, fill) +
      (art ? c.inside(outline, art) : '') +
      fillPath(outline, foot) +
      c.inside(
        outline,
        fillPath(
          shine,
          c.linear(
            [
              [0, '#ffffff', 0],
              [0.4, '#ffffff', glow],
              [1, '#ffffff', 0],
            ],
            ACROSS,
          ),
        ),
      ) +
      (lid
        ? disc(
            0,
            top[1],
            top[0],
            top[0] * tilt,
            c.linear(
              [
                [0, lighter(lid, 0.3)],
                [1, darker(lid, 0.1)],
              ],
              FROM_KEY_LIGHT,
            ),
          ) + stroke(oval(0, top[1], top[0] - 1, top[0] * tilt - 0.5), lighter(lid, 0.6), 1.6, { opacity: 0.7 })
        : ''),
  };
}

function glassLight(c: Canvas, tone: Hex): string {
  return c.linear(
    [
      [0, darker(tone, 0.35), 0.85],
      [0.07, lighter(tone, 0.3), 0.5],
      [0.2, lighter(tone, 0.5), 0.5],
      [0.5, tone, 0.62],
      [0.85, darker(tone, 0.1), 0.66],
      [0.95, lighter(tone, 0.4), 0.5],
      [1, darker(tone, 0.4), 0.85],
    ],
    ACROSS,
  );
}

/** Flat art wrapped round a turned body: cut between two heights, both edges curved, shaded like the body. */
export function wrapped(c: Canvas, radius: number, top: number, bottom: number, art: string, matte = false): string {
  const dip = radius * TILT;
  const edge = `${round(radius)},${round(dip)} 0 0`;
  const outline = `M${round(-radius)},${round(top)}A${edge} 0 ${round(radius)},${round(top)}V${round(bottom)}A${edge} 1 ${round(-radius)},${round(bottom)}Z`;
  const shade = c.linear(
    [
      [0, '#10161d', 0.42],
      [0.1, '#10161d', 0.12],
      [0.26, '#ffffff', matte ? 0.16 : 0.3],
      [0.42, '#ffffff', 0],
      [0.7, '#10161d', 0.14],
      [0.94, '#10161d', 0.44],
      [1, '#10161d', 0.3],
    ],
    ACROSS,
  );
  return c.inside(outline, art) + fillPath(outline, shade);
}

export interface Block {
  width: number;
  height: number;
  /** How far the side and the top run back on paper. */
  back?: readonly [x: number, y: number];
  front: Hex;
  side?: Hex;
  top?: Hex;
}

/** A box seen from slightly above and from the right; `print` is the art of its front, which has its lower left corner at (-width/2, 0). */
export function block(
  c: Canvas,
  { width, height, back = [width * 0.2, width * 0.1], front, side = front, top = front }: Block,
  print = '',
  sidePrint = '',
): string {
  const [dx, dy] = back;
  const x = -width / 2;
  const face = polygon([
    [x, -height],
    [x + width, -height],
    [x + width, 0],
    [x, 0],
  ]);
  const flank = polygon([
    [x + width, -height],
    [x + width + dx, -height - dy],
    [x + width + dx, -dy],
    [x + width, 0],
  ]);
  const roof = polygon([
    [x, -height],
    [x + dx, -height - dy],
    [x + width + dx, -height - dy],
    [x + width, -height],
  ]);
  return (
    fillPath(
      flank,
      c.linear(
        [
          [0, darker(side, 0.2)],
          [1, darker(side, 0.42)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    (sidePrint
      ? c.inside(flank, `<g transform="translate(${x + width} 0) matrix(1 ${-dy / dx} 0 1 0 0)">${sidePrint}</g>`)
      : '') +
    fillPath(
      roof,
      c.linear(
        [
          [0, lighter(top, 0.55)],
          [1, lighter(top, 0.25)],
        ],
        ACROSS,
      ),
    ) +
    fillPath(
      face,
      c.linear(
        [
          [0, lighter(front, 0.16)],
          [0.5, front],
          [1, darker(front, 0.1)],
        ],
        FROM_KEY_LIGHT,
      ),
    ) +
    (print ? c.inside(face, print) : '') +
    fillPath(
      face,
      c.linear(
        [
          [0, '#ffffff', 0.28],
          [0.4, '#ffffff', 0],
          [1, '#0c1a1e', 0.16],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(
      `M${x},${-height}H${x + width}L${x + width + dx},${-height - dy}M${x + width},${-height}V0`,
      lighter(mix(front, top, 0.5), 0.8),
      2,
      { opacity: 0.6 },
    )
  );
}

/** A plain upright pane with soft corners and a lit edge: doors, screens, fronts. */
export function pane(c: Canvas, outline: string, tone: Hex, art = ''): string {
  return (
    fillPath(
      outline,
      c.linear(
        [
          [0, lighter(tone, 0.2)],
          [0.5, tone],
          [1, darker(tone, 0.14)],
        ],
        FROM_KEY_LIGHT,
      ),
    ) +
    (art ? c.inside(outline, art) : '') +
    stroke(outline, lighter(tone, 0.6), 1.6, { opacity: 0.55 })
  );
}
