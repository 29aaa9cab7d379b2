/** Trousers and shorts, shown from the front without a body: the waist at y = 0, legs apart; and the list of bottoms. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { type Drawing, type Drawings } from '../studio/drawing.ts';
import { type Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { type Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';
import { mirrored } from './garment-cut.ts';
import { skirt } from './skirt.ts';
import { waistInside } from './waist-inside.ts';

interface Legs {
  waist: number;
  hip: number;
  length: number;
  crotch: number;
  /** Half widths of a leg at the knee and at the hem, and how far the middle of the hem is from the middle. */
  knee: number;
  hem: number;
  stance: number;
  isDenim: boolean;
  crease: boolean;
  closing: 'button' | 'elastic' | 'hook';
  cargo: boolean;
  /** Wide legs fall in folds instead of creases. */
  fluid: boolean;
  pleat: boolean;
  turnUp: boolean;
  distressed: boolean;
}

/** The right leg with its half of the seat. */
function legOutline(legs: Legs, top = 30): string {
  const { waist, hip, length, crotch, knee, hem, stance } = legs;
  const kneeY = crotch + (length - crotch) * 0.46;
  const kneeX = kneeMiddle(legs);
  // On shorts the knee is near the hem: its curves must not reach past it.
  const bend = Math.min(90, (length - crotch) * 0.2);
  const fall = Math.min(120, (length - crotch) * 0.26);
  return (
    `M${round(waist)},${top}C${round(waist + (hip - waist) * 0.7)},${round(top + (crotch - top) * 0.3)} ${round(hip)},${round(crotch * 0.62)} ${round(hip)},${round(crotch * 0.86)}` +
    `C${round(hip + 2)},${round(crotch + (bend * 2) / 3)} ${round(kneeX + knee + 3)},${round(kneeY - (bend * 8) / 9)} ${round(kneeX + knee)},${round(kneeY)}` +
    `C${round(kneeX + knee - 2)},${round(kneeY + bend)} ${round(stance + hem)},${round(length - fall)} ${round(stance + hem)},${length}` +
    `Q${round(stance)},${round(length + hem * 0.16)} ${round(stance - hem)},${length - 2}` +
    `C${round(stance - hem)},${round(length - fall)} ${round(kneeX - knee)},${round(kneeY + bend)} ${round(kneeX - knee)},${round(kneeY)}` +
    `C${round(kneeX - knee - 4)},${round(kneeY - bend)} 10,${round(crotch + (bend * 2) / 3)} 0,${round(crotch)}L0,${top}Z`
  );
}

function legArt(c: Canvas, look: Look, legs: Legs): string {
  const { waist, hip, length, crotch, knee, hem, stance, isDenim, crease, fluid } = legs;
  const tone = look.color;
  const dark = darker(tone, 0.62);
  const light = lighter(tone, 0.6);
  const kneeY = crotch + (length - crotch) * 0.46;
  const kneeX = kneeMiddle(legs);
  const thread = isDenim ? '#d0974a' : dark;
  const stitch = (d: string) => stroke(d, thread, 2.2, { opacity: isDenim ? 0.85 : 0.36, dash: '7 4' });
  const tube = c.linear(
    [
      [0, '#10161d', 0.2],
      [0.3, '#ffffff', 0.06],
      [0.55, '#ffffff', 0.1],
      [0.8, '#10161d', 0.06],
      [1, '#10161d', 0.3],
    ],
    ACROSS,
  );
  const wear = isDenim
    ? c.blurred(
        14,
        disc(kneeX, crotch + (kneeY - crotch) * 0.5, knee * 0.42, (kneeY - crotch) * 0.52, lighter(tone, 0.6)) +
          disc(kneeX, kneeY + 60, knee * 0.3, 60, lighter(tone, 0.5)),
        0.42,
      )
    : '';
  const whiskers = isDenim
    ? stroke(
        `M${round(hip * 0.3)},${round(crotch * 0.74)}L${round(hip * 0.86)},${round(crotch * 0.62)}M${round(hip * 0.3)},${round(crotch * 0.86)}L${round(hip * 0.9)},${round(crotch * 0.78)}M${round(hip * 0.28)},${round(crotch * 0.98)}L${round(hip * 0.84)},${round(crotch * 0.96)}`,
        lighter(tone, 0.6),
        5,
        { opacity: 0.2 },
      )
    : '';
  const folds = fluid
    ? c.blurred(
        5,
        [-0.55, -0.05, 0.5]
          .map((t, i) => {
            const x = stance + hem * (t + look.dice.between(`leg fold${i}`, -0.1, 0.1));
            return (
              fillPath(
                `M${round(hip * (0.55 + t * 0.3))},${round(crotch * 0.7)}Q${round(x * 0.96)},${round(kneeY)} ${round(x - 13)},${length + 20}H${round(x + 13)}Q${round(x)},${round(kneeY)} ${round(hip * (0.55 + t * 0.3))},${round(crotch * 0.7)}Z`,
                dark,
              ) +
              fillPath(
                `M${round(hip * (0.48 + t * 0.3))},${round(crotch * 0.8)}Q${round(x * 0.9)},${round(kneeY)} ${round(x - 44)},${length + 20}H${round(x - 22)}Q${round(x * 0.94)},${round(kneeY)} ${round(hip * (0.48 + t * 0.3))},${round(crotch * 0.8)}Z`,
                light,
                0.8,
              )
            );
          })
          .join(''),
        0.42,
      )
    : c.blurred(
        4.5,
        stroke(
          `M6,${round(crotch + 4)}Q${round(hip * 0.4)},${round(crotch + 20)} ${round(hip * 0.86)},${round(crotch - 22)}M10,${round(crotch + 34)}Q${round(hip * 0.4)},${round(crotch + 66)} ${round(hip * 0.7)},${round(crotch + 40)}M${round(kneeX - knee)},${round(kneeY - 20)}Q${round(kneeX)},${round(kneeY + 4)} ${round(kneeX + knee * 0.5)},${round(kneeY - 14)}M${round(kneeX + knee)},${round(kneeY + 20)}Q${round(kneeX)},${round(kneeY + 46)} ${round(kneeX - knee * 0.5)},${round(kneeY + 30)}M${round(stance - hem)},${round(length - 66)}Q${round(stance)},${round(length - 48)} ${round(stance + hem)},${round(length - 70)}M${round(stance + hem)},${round(length - 34)}Q${round(stance)},${round(length - 16)} ${round(stance - hem * 0.4)},${round(length - 28)}`,
          dark,
          8,
        ),
        0.36,
      );
  const middle = `M${round(hip * 0.52)},${round(crotch * (legs.pleat ? 0.2 : 0.5))}C${round(hip * 0.56)},${round(crotch)} ${round(kneeX)},${round(kneeY - 60)} ${round(kneeX)},${round(kneeY)}L${round(stance)},${length + 6}`;
  const ironed = crease
    ? placed(stroke(middle, dark, 5, { opacity: 0.28 }), { x: 4 }) + stroke(middle, light, 3, { opacity: 0.6 })
    : '';
  const tears = legs.distressed
    ? [kneeY - 30, kneeY + 14]
        .map((y, i) =>
          Array.from({ length: 4 }, (_, k) =>
            stroke(
              `M${round(kneeX - knee * 0.5 + k * 3)},${round(y + k * 6)}q${round(knee * 0.4)},${i ? 6 : -4} ${round(knee * 0.9 - k * 4)},0`,
              lighter(tone, 0.85),
              2.6,
              { opacity: 0.9 },
            ),
          ).join(''),
        )
        .join('')
    : '';
  const cargo = legs.cargo
    ? placed(
        c.form(rectangle(hip - knee * 1.04, crotch + 56, knee * 1.02, 120, 8), lighter(tone, 0.03), {
          depth: 6,
          dark: 0.55,
          art: cloth(c, look),
        }) +
          c.form(rectangle(hip - knee * 1.1, crotch + 48, knee * 1.12, 36, 6), lighter(tone, 0.05), {
            depth: 5,
            dark: 0.55,
            art: cloth(c, look),
          }) +
          disc(hip - knee * 0.54, crotch + 74, 5, 5, dark),
        { x: -4, turn: 1.5 },
      )
    : '';
  const cuff = legs.turnUp
    ? c.form(
        `M${round(stance - hem - 3)},${length - 34}Q${round(stance)},${length - 24} ${round(stance + hem + 3)},${length - 36}L${round(stance + hem + 3)},${length + 4}Q${round(stance)},${length + 18} ${round(stance - hem - 3)},${length + 2}Z`,
        lighter(tone, isDenim ? 0.3 : 0.05),
        { depth: 5, art: cloth(c, look) },
      )
    : stitch(
        `M${round(stance - hem)},${length - 18}Q${round(stance)},${length - 8} ${round(stance + hem + 4)},${length - 18}`,
      );
  return (
    cloth(c, look, 1, -2) +
    wear +
    whiskers +
    folds +
    fillPath(legOutline(legs), tube) +
    ironed +
    tears +
    stitch(
      `M${round(waist - 4)},60C${round(hip - 10)},${round(crotch * 0.5)} ${round(hip - 6)},${round(crotch)} ${round(kneeX + knee - 7)},${round(kneeY)}`,
    ) +
    cuff +
    cargo
  );
}

function trousers(c: Canvas, look: Look, legs: Legs): Piece {
  const { waist, hip, length, crotch, hem, stance, isDenim } = legs;
  const tone = look.color;
  const dark = darker(tone, 0.62);
  const outline = legOutline(legs);
  const isLeather = look.material === 'leather';
  const leg = (isFar: boolean) =>
    c.form(outline, isFar ? darker(tone, 0.04) : tone, {
      depth: 13,
      dark: 0.46,
      light: isLeather ? 0.5 : isFar ? 0.16 : 0.28,
      art: legArt(c, look, legs),
    });
  const stitch = (d: string) =>
    stroke(d, isDenim ? '#d0974a' : dark, 2.2, { opacity: isDenim ? 0.9 : 0.38, dash: '7 4' });
  const pocket =
    legs.crease || legs.pleat
      ? `M${round(waist * 0.72)},38L${round(hip - 4)},${round(crotch * 0.62)}`
      : `M${round(waist * 0.4)},36C${round(waist * 0.44)},76 ${round(waist * 0.76)},96 ${round(waist + (hip - waist) * 0.55)},92`;
  const sides = [true, false]
    .map((mirror) =>
      placed(
        stroke(pocket, dark, 2.8, { opacity: 0.6 }) +
          placed(stitch(pocket), { y: 6 }) +
          (legs.pleat
            ? stroke(`M${round(waist * 0.5)},40L${round(hip * 0.5)},${round(crotch * 0.7)}`, dark, 3, { opacity: 0.4 })
            : '') +
          (isDenim
            ? disc(waist * 0.42, 42, 3.4, 3.4, '#c08a4a') + disc(waist + (hip - waist) * 0.4, 90, 3.4, 3.4, '#c08a4a')
            : ''),
        { mirror },
      ),
    )
    .join('');
  const fly =
    legs.closing === 'elastic'
      ? ''
      : stitch(`M20,42V${round(crotch * 0.5)}Q18,${round(crotch * 0.7)} 2,${round(crotch * 0.8)}`);
  const middle = stroke(`M0,${legs.closing === 'elastic' ? 48 : 40}V${round(crotch)}`, dark, 2.8, { opacity: 0.55 });
  const band = `M${-waist + 3},2Q0,16 ${waist - 3},2L${waist + 3},40Q0,56 ${-waist - 3},40Z`;
  const loops = [-0.74, -0.34, 0.34, 0.74]
    .map((t) => bar(waist * t - 5, 3, 10, 48, darker(tone, 0.1), 3) + bar(waist * t + 3, 4, 2, 46, dark, 0, 0.5))
    .join('');
  const gathered =
    Array.from({ length: 26 }, (_, i) => bar(-waist + 4 + (i * (waist * 2 - 8)) / 26, 6, 2.5, 44, dark, 0, 0.34)).join(
      '',
    ) +
    stroke('M-6,44C-18,84 -10,104 -20,126M6,44C18,80 10,98 18,116', lighter(tone, 0.7), 6) +
    disc(-20, 128, 4, 7, '#d9dcdc') +
    disc(18, 118, 4, 7, '#d9dcdc');
  const button =
    disc(1, 29, 9, 9, '#10161d', 0.35) +
    disc(0, 27, 8.5, 8.5, isDenim ? '#c79b5a' : darker(tone, 0.42)) +
    disc(-2, 25, 3, 3, '#ffffff', 0.5);
  const closing =
    legs.closing === 'elastic' ? gathered : legs.closing === 'hook' ? bar(-24, 16, 48, 3, dark, 0, 0.5) : button;
  const half = Math.max(hip, stance + hem) + 4;
  const inside = waistInside(tone, waist);
  const label = isDenim ? c.form(rectangle(waist * 0.42, 10, 40, 24, 2), '#9a6a3c', { depth: 3 }) : '';
  return {
    art:
      inside +
      placed(leg(false), { mirror: true }) +
      leg(true) +
      sides +
      fly +
      middle +
      c.form(band, tone, { depth: 6, art: cloth(c, look) }) +
      (legs.closing === 'button' ? loops : '') +
      stitch(`M${-waist + 6},9Q0,22 ${waist - 6},9M${-waist},34Q0,49 ${waist},34`) +
      label +
      closing,
    box: [-half, -22, half * 2, length + 40],
    inside,
    outline: `${outline}${mirrored(outline)}${band}`,
    focus: [-waist - 24, -30, waist * 2 + 48, waist * 2 + 48],
  };
}

function legsOf(look: Look, kind: Partial<Legs>): Legs {
  const waist = look.dice.between('waist', 96, 108) * (look.isForKids ? 0.95 : 1);
  const hip = kind.hip ?? waist + look.dice.between('hip', 24, 34);
  const hem = kind.hem ?? 44;
  const legs: Legs = {
    waist,
    hip,
    length: 700,
    crotch: look.dice.between('rise', 196, 214),
    knee: hip * 0.42,
    hem,
    stance: kind.stance ?? Math.max(hip * 0.62, hem + 22),
    isDenim: false,
    crease: false,
    closing: 'button',
    cargo: false,
    fluid: false,
    pleat: false,
    turnUp: false,
    distressed: false,
    ...kind,
  };
  if (!legs.fluid) return legs;
  // Wide legs fall straight from hip to hem.
  const [outer, inner] = [hip + (legs.stance + hem - hip) * 0.5, (legs.stance - hem) * 0.34];
  return { ...legs, knee: (outer - inner) / 2 };
}

/** Where the middle of a leg is at the knee. */
const kneeMiddle = ({ fluid, stance, hem, knee }: Legs): number =>
  fluid ? (stance - hem) * 0.34 + knee : 14 + knee + (stance - hem - 14) * 0.5;

function jeans(c: Canvas, look: Look): Piece {
  const denim = { ...look, material: 'denim', color: look.isColored ? look.color : '#3c5f8f' };
  const d = look.dice;
  const shared = { isDenim: true, turnUp: d.chance('turn-up', 0.2), distressed: d.chance('distressed', 0.18) };
  const kind: Partial<Legs> = look.says('wide leg')
    ? { knee: 70, hem: d.between('hem', 84, 100), length: 720, crotch: 226, fluid: true, turnUp: false }
    : look.says('slim')
      ? { knee: 46, hem: d.between('hem', 34, 38), length: 690 }
      : look.says('relaxed')
        ? { knee: 62, hem: d.between('hem', 56, 64), hip: 144 }
        : look.says('high waisted')
          ? { knee: 54, hem: d.between('hem', 42, 62), crotch: 248, hip: 138 }
          : { knee: 56, hem: d.between('hem', 48, 54) };
  return trousers(c, denim, legsOf(look, { ...shared, ...kind }));
}

function longTrousers(c: Canvas, look: Look): Piece {
  const d = look.dice;
  const kind: Partial<Legs> = look.says('palazzo')
    ? {
        hip: 142,
        knee: 84,
        hem: d.between('hem', 108, 124),
        length: 720,
        crotch: 236,
        fluid: true,
        closing: 'hook',
        pleat: true,
        stance: 148,
      }
    : look.says('cargo')
      ? {
          hip: 142,
          knee: 62,
          hem: d.between('hem', 46, 58),
          cargo: true,
          closing: d.pick('closing', ['button', 'elastic'] as const),
        }
      : look.says('cigarette')
        ? { knee: 47, hem: d.between('hem', 36, 40), length: 620, crease: true, closing: 'hook' }
        : look.says('tailored')
          ? {
              knee: 56,
              hem: d.between('hem', 44, 62),
              crease: true,
              closing: 'hook',
              pleat: d.chance('pleat', 0.5),
              turnUp: d.chance('turn-up', 0.3),
            }
          : {
              knee: 54,
              hem: d.between('hem', 42, 50),
              crease: d.chance('crease', 0.25),
              turnUp: d.chance('turn-up', 0.25),
            };
  return trousers(c, look, legsOf(look, kind));
}

function shorts(c: Canvas, look: Look): Piece {
  const d = look.dice;
  const kind: Partial<Legs> = look.says('swim')
    ? { length: d.between('length', 300, 350), hem: 92, knee: 74, closing: 'elastic' }
    : look.says('high waisted')
      ? { length: d.between('length', 310, 350), hem: 84, knee: 70, crotch: 222, pleat: true, closing: 'hook' }
      : {
          length: d.between('length', 350, 410),
          hem: 78,
          knee: 68,
          closing: look.isForKids ? 'elastic' : 'button',
          turnUp: d.chance('turn-up', 0.35),
        };
  return trousers(c, look, legsOf(look, { hip: 132, stance: 88, ...kind, crotch: kind.crotch ?? 184 }));
}

/** The trousers of a suit, from under the jacket's hem down; `top` is where they begin. */
export function suitTrousers(c: Canvas, look: Look, top: number): { art: string; outline: string; bottom: number } {
  const legs = legsOf(look, {
    knee: 56,
    hem: look.says('slim fit') ? 40 : 48,
    length: 640,
    crotch: 170,
    crease: true,
    closing: 'hook',
    hip: 132,
  });
  const outline = legOutline(legs);
  const leg = (isFar: boolean) =>
    c.form(outline, isFar ? darker(look.color, 0.06) : look.color, {
      depth: 13,
      dark: 0.46,
      light: isFar ? 0.14 : 0.26,
      art: legArt(c, look, legs),
    });
  const shifted = (path: string) =>
    path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${x},${round(Number(y) + top)}`);
  return {
    art: placed(placed(leg(false), { mirror: true }) + leg(true), { y: top }),
    outline: shifted(outline + mirrored(outline)),
    bottom: top + legs.length,
  };
}

/** A pair folded in three over itself, seen from the front. */
function foldedLegs(c: Canvas, look: Look): Piece {
  const layers = [54, 58, 50].map((height, i) => ({ height, width: 440 - i * 9 }));
  let y = 0;
  let art = '';
  for (const { height, width } of layers) {
    y -= height;
    art =
      c.form(rectangle(-width / 2, y, width, height + 8, 28), look.color, {
        depth: 13,
        dark: 0.55,
        light: 0.45,
        art: cloth(c, look),
      }) + art;
  }
  const roof = `M-214,${y + 22}L-164,${y - 84}Q-158,${y - 94} -146,${y - 94}H146Q158,${y - 94} 164,${y - 84}L214,${y + 22}Q0,${y + 40} -214,${y + 22}Z`;
  return {
    art: art + c.form(roof, lighter(look.color, 0.06), { depth: 14, dark: 0.4, light: 0.5, art: cloth(c, look) }),
    box: [-222, y - 96, 444, -y + 96],
    focus: [-200, y - 90, 250, 250],
  };
}

const worn = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [
    { isClose: true, isTinted: true },
    { draw: foldedLegs, mount: 'plinth', size: 0.9 },
  ],
});

export const BOTTOMS = {
  jeans: worn(jeans),
  trousers: worn(longTrousers),
  shorts: worn(shorts, 0.86),
  skirt: worn(skirt, 0.94),
} satisfies Drawings<string>;
