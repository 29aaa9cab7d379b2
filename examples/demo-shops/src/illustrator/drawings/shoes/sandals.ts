/** Sandals in profile, toe to the right. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import { isGlossy } from './shoe-parts.ts';

export function sandals(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const lift = look.says('platform') ? dice.between('lift', 92, 118) : dice.between('lift', 34, 56);
  const bed = dice.pick('bed', ['#b98e68', '#d9c6a2', '#2a2d30', '#8a6038']);
  const sole = `M-262,${-lift}C-270,${-lift * 0.4} -266,0 -240,0H240C276,0 296,-16 288,${-lift * 0.5}C240,${-lift * 0.9} 160,${-lift * 0.5} 60,${-lift * 0.66}C-60,${-lift * 0.96} -160,${-lift * 1.16} -262,${-lift}Z`;
  const foot = `M-262,${-lift - 2}C-230,${-lift - 26} -150,${-lift - 20} -60,${-lift * 0.9 - 8}C60,${-lift * 0.6 - 12} 200,${-lift * 0.7 - 20} 288,${-lift * 0.5}C240,${-lift * 0.9} 160,${-lift * 0.5} 60,${-lift * 0.66}C-60,${-lift * 0.96} -160,${-lift * 1.16} -262,${-lift}Z`;
  const y = -lift;
  const shine = isGlossy(look) ? 0.62 : 0.42;
  // A strap over the foot, seen from its outer side: what lies on the far side shows as a dark lining behind its edge.
  const strap = (from: number, to: number, peak: number, tall: number, fall: number) => {
    const back = `M${from},${y + 24}C${from + 2},${y - tall * 0.5} ${from + (peak - from) * 0.4},${y - tall * 0.92} ${peak},${y - tall}`;
    const wide = (to - from) * 0.46;
    const front = `L${peak + wide},${y - tall + fall}C${to - wide * 0.2},${y - tall * 0.5 + fall * 0.5} ${to},${y - tall * 0.2} ${to},${y + 24}Z`;
    const outline = back + front;
    const edge = (d: string, color: Hex, width: number, opacity: number) => stroke(d, color, width, { opacity });
    return (
      placed(fillPath(outline, darker(tone, 0.62)), { x: -16, y: 5 }) +
      c.form(outline, tone, { depth: 10, dark: 0.46, light: shine, art: cloth(c, look, 0.5) }) +
      placed(stroke(back, lighter(tone, 0.5), 2.4, { opacity: 0.7, dash: '7 5' }), { x: 9, y: 3 }) +
      edge(`M${peak},${y - tall}L${peak + wide},${y - tall + fall}`, lighter(tone, 0.45), 5, 0.8)
    );
  };
  const metal = dice.pick('metal', ['#c79b5a', '#b4bcc0', '#6d5a3a', '#22272a']);
  const buckle = (x: number, above: number, turn: number) =>
    placed(
      `<rect x="-16" y="-20" width="32" height="40" rx="7" fill="none" stroke="${darker(metal, 0.1)}" stroke-width="7"/>` +
        stroke('M-16,0H12', lighter(metal, 0.3), 5),
      { x, y: y - above, turn },
    );
  const style = look.says('slide')
    ? dice.pick('slide', ['double', 'single', 'crossed'] as const)
    : look.says('strappy')
      ? dice.pick('straps', ['ankle', 'ladder', 'ring'] as const)
      : dice.pick('style', ['double', 'ankle', 'ladder', 'crossed'] as const);
  // A heel piece with a strap that closes round the ankle: its far half lies in the shade.
  const ankle = (tall: number) => {
    const level = y - tall + 16;
    const half = (bow: number) => `M-232,${level}C-226,${level + bow} -66,${level + bow} -52,${level - 8}`;
    const counter = `M-248,${y + 10}C-254,${y - tall * 0.5} -244,${level - 6} -238,${level - 14}H-200C-196,${y - tall * 0.5} -186,${y - 40} -160,${y + 20}Z`;
    return (
      stroke(half(-30), darker(tone, 0.55), 22) +
      c.form(counter, tone, { depth: 8, dark: 0.46, light: shine }) +
      stroke(half(34), darker(tone, 0.4), 29) +
      stroke(half(34), tone, 24) +
      placed(stroke(half(34), lighter(tone, 0.5), 2.2, { opacity: 0.7, dash: '7 5' }), { y: -6 }) +
      buckle(-128, tall - 38, 2)
    );
  };
  const tall = dice.between('instep', 122, 154);
  const ring =
    disc(60, y - tall * 0.62, 24, 24, darker(metal, 0.2)) + disc(60, y - tall * 0.62, 14, 14, darker(tone, 0.6));
  const straps = {
    double: () =>
      strap(74, 222, 118, tall * 0.76, 40) +
      buckle(160, tall * 0.46, 24) +
      strap(-76, 76, -30, tall, 24) +
      buckle(4, tall * 0.66, 14),
    single: () =>
      strap(-30, 226, 36, tall * 0.98, 46) + (dice.chance('buckle', 0.5) ? buckle(112, tall * 0.5, 22) : ''),
    crossed: () => strap(-70, 66, 44, tall * 0.94, 30) + strap(60, 212, 20, tall * 0.9, 30),
    ankle: () => ankle(tall * 1.16) + strap(96, 222, 142, tall * 0.64, 30),
    ladder: () =>
      ankle(tall * 1.2) +
      strap(140, 216, 164, tall * 0.52, 22) +
      strap(48, 122, 76, tall * 0.74, 22) +
      strap(-52, 24, -22, tall, 20),
    ring: () => ankle(tall * 1.1) + strap(118, 220, 150, tall * 0.58, 28) + strap(2, 104, 44, tall * 0.74, 20) + ring,
  }[style]();
  return {
    art:
      fillPath(
        foot,
        c.linear([
          [0, lighter(bed, 0.35)],
          [1, bed],
        ]),
      ) +
      straps +
      c.form(sole, bed, { depth: 8, dark: 0.5, light: 0.4, art: bar(-300, -14, 620, 16, darker(bed, 0.5)) }),
    box: [-268, y - 186, 562, 186 + lift],
    feet: [[-250, 280]],
    focus: [-60, y - 180, 300, 260],
  };
}
