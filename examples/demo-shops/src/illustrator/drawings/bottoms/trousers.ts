/** Trousers, jeans, shorts and the trousers of a suit, from the front without a body: waist at y = 0. */
import { bar, type Canvas, disc, placed, round, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import { mirrored } from '../garment-cut.ts';
import { waistInside } from '../waist-inside.ts';
import { legArt, legOutline, type Legs, legsOf } from './legs.ts';

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

export function jeans(c: Canvas, look: Look): Piece {
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

export function longTrousers(c: Canvas, look: Look): Piece {
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

export function shorts(c: Canvas, look: Look): Piece {
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
