/** Ladders of wood and aluminium. */
import { bar, type Canvas, disc, fillPath, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { polygon } from '../studio/outline.ts';
import { type Piece } from '../studio/stage.ts';
import { woodGrain } from '../studio/surface.ts';
import { longLadder } from './workshop-kinds/long-ladder.ts';
import { RUBBER } from './hand-tools.ts';

const LADDERS: Record<string, readonly Hex[]> = {
  aluminium: ['#c4cacd', '#b4bcc0', '#d8dcdd'],
  steel: ['#8d969b', '#c22f2b', '#2f66b3', '#e9bd3a', '#3f474c'],
  wood: ['#d8b27c', '#c99a5e', '#b98148'],
};

export function ladder(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tones = LADDERS[look.material] ?? ['#c4cacd', '#e0762b', '#e9bd3a'];
  const tone = look.isColored ? look.color : (tones[dice.count('ladder', 0, tones.length - 1)] ?? '#c4cacd');
  if (look.says('extension', 'folding')) return longLadder(c, look, tone);
  const tall = look.amount('height') ?? 2.4;
  const rungs = tall <= 1.2 ? 3 : tall >= 3.6 ? 8 : 5;
  const high = tall <= 1.2 ? 470 : tall >= 3.6 ? 740 : 620;
  const step = (high - 70) / rungs;
  const [narrow, spread] = [dice.between('narrow', 78, 110), dice.between('spread', 40, 78)];
  const half = (y: number) => narrow + ((y + high) / high) * spread;
  const far = dice.between('far', 130, 200);
  const isWood = look.material === 'wood';
  const grain = isWood ? woodGrain(c, tone, 0.35, true) : '';
  const tread = isWood ? darker(tone, 0.08) : dice.pick('tread', ['#aab2b6', '#3f474c', tone]);
  const wide = dice.between('rail', 11, 18);
  const rail = (s: number) => {
    const outline = polygon([
      [s * half(-high) - wide, -high],
      [s * half(-high) + wide, -high],
      [s * half(0) + wide + 1, 0],
      [s * half(0) - wide - 1, 0],
    ]);
    return (
      c.form(outline, tone, { depth: 5, art: grain }) +
      bar(s * half(0) - 22, -20, 44, 22, dice.pick('foot', [RUBBER, '#c22f2b', look.accent]), 5)
    );
  };
  const treads = Array.from({ length: rungs }, (_, i) => {
    const y = -60 - i * step;
    const r = half(y) - 8;
    return (
      fillPath(
        polygon([
          [-r, y - 16],
          [-r + 16, y - 32],
          [r - 16, y - 32],
          [r, y - 16],
        ]),
        lighter(tread, 0.35),
      ) +
      bar(
        -r,
        y - 16,
        r * 2,
        dice.between('tread high', 16, 30),
        c.linear([
          [0, lighter(tread, 0.5)],
          [0.4, tread],
          [1, darker(tread, 0.45)],
        ]),
        3,
      ) +
      (dice.chance('ribbed treads', 0.5)
        ? stroke(`M${-r + 8},${y - 8}H${r - 8}`, darker(tread, 0.5), 10, { dash: '3 9', cap: 'butt', opacity: 0.5 })
        : '')
    );
  }).join('');
  const cap = dice.pick('cap', ['tray', 'plain', 'hoop']);
  const capTone = dice.pick('cap tone', [RUBBER, RUBBER, look.accent, tone]);
  const hoop = cap === 'hoop' ? 120 : 0;
  return {
    art:
      stroke(
        `M-${narrow - 26},${-high + 20}L${-narrow + far * 0.35},-30M${narrow - 6},${-high + 20}L${narrow + far},-30`,
        darker(tone, 0.35),
        15,
      ) +
      stroke(`M${-narrow + 20},${-high * 0.4}L${narrow + far * 0.6},${-high * 0.4}`, darker(tone, 0.45), 9) +
      (hoop
        ? stroke(
            `M${-narrow},${-high}V${-high - hoop + 30}Q${-narrow},${-high - hoop} ${-narrow + 30},${-high - hoop}H${narrow - 30}Q${narrow},${-high - hoop} ${narrow},${-high - hoop + 30}V${-high}`,
            tone,
            17,
          )
        : '') +
      rail(1) +
      rail(-1) +
      treads +
      c.form(
        polygon([
          [-narrow - 24, -high - 6, 8],
          [-narrow, -high - 40, 8],
          [narrow, -high - 40, 8],
          [narrow + 24, -high - 6, 8],
          [narrow + 20, -high + 20, 6],
          [-narrow - 20, -high + 20, 6],
        ]),
        capTone,
        { depth: 7, light: 0.6 },
      ) +
      (cap === 'tray'
        ? disc(-30, -high - 26, 20, 7, '#10161d', 0.6) + bar(10, -high - 34, 60, 14, '#10161d', 5, 0.5)
        : '') +
      lettering(look.brand, { y: -high - 8, size: 19, color: inkOn(capTone), fit: 150, weight: 1.8 }),
    box: [-narrow - spread - 20, -high - 42 - hoop, narrow * 2 + spread + far + 40, high + 42 + hoop],
    feet: [
      [-half(0) - 20, -half(0) + 20],
      [half(0) - 20, half(0) + 20],
    ],
    focus: [-140, -high - 40, 300, 300],
  };
}
