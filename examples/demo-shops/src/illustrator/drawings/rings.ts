/** Rings, single and stacked. */
import { type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { gem, metalOf, shine, stoneOf } from './precious.ts';
import { type Piece } from '../studio/stage.ts';

export function ring(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const R = dice.between('round', 130, 164);
  const y = -R - 26;
  const isSignet = look.says('signet');
  const width = look.says('stacking') ? 15 : isSignet ? 40 : dice.between('width', 22, 40);
  const band = `<ellipse cx="0" cy="${y}" rx="${R}" ry="${R * 0.98}" fill="none" stroke="${darker(metal, 0.55)}" stroke-width="${round(width + 4)}"/><ellipse cx="0" cy="${y}" rx="${R}" ry="${R * 0.98}" fill="none" stroke="${shine(c, metal)}" stroke-width="${round(width)}"/><ellipse cx="0" cy="${y}" rx="${round(R - width * 0.36)}" ry="${round(R * 0.98 - width * 0.36)}" fill="none" stroke="${darker(metal, 0.5)}" stroke-width="5" stroke-opacity=".6"/><path d="M${-R * 0.9},${y - 60}A${R},${R} 0 0 1 ${-R * 0.4},${y - R * 0.9}" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"/>`;
  const stone = stoneOf(look);
  const stoneSize = dice.between('stone size', 40, 66);
  const top = y - R - width * 0.4;
  const style = look.says('stone')
    ? dice.pick('setting', ['solitaire', 'three', 'halo', 'band', 'flower'])
    : dice.pick('setting', ['solitaire', 'three', 'band', 'halo', 'flower']);
  if (look.says('stacking')) return stackedRings(c, look, metal);
  const seal = dice.pick('seal', [
    oval(0, top - 6, 74, 60),
    rectangle(-70, top - 62, 140, 112, 18),
    polygon(around(8, 76, 62, -67.5).map((point) => [point.x, top - 6 + point.y] as const)),
  ]);
  const setting = isSignet
    ? c.form(
        `M-74,${top - 6}C-74,${top + 50} -50,${top + 60} -30,${top + 66}H30C50,${top + 60} 74,${top + 50} 74,${top - 6}Z`,
        darker(metal, 0.2),
        { depth: 6, light: 0.7 },
      ) +
      c.form(seal, metal, { depth: 9, dark: 0.6, light: 0.9, fill: shine(c, metal) }) +
      stroke(oval(0, top - 6, 60, 47), darker(metal, 0.5), 2.5, { opacity: 0.6 }) +
      (dice.chance('engraved', 0.6)
        ? lettering((look.brand || 'Q').slice(0, 1), { y: top - 28, size: 42, color: darker(metal, 0.55), weight: 1.6 })
        : disc(0, top - 6, 44, 34, darker(stone, 0.3)) + disc(-14, top - 18, 12, 7, '#ffffff', 0.5))
    : style === 'band'
      ? around(9, R, R * 0.98, -130)
          .slice(0, 4)
          .map((p) => gem(c, p.x, y + p.y, 15, stone))
          .join('')
      : style === 'three'
        ? gem(c, -58, top + 8, 30, lighter(stone, 0.4)) +
          gem(c, 58, top + 8, 30, lighter(stone, 0.4)) +
          gem(c, 0, top - 12, 48, stone)
        : fillPath(`M-40,${top + 16}L-58,${top - 40}H58L40,${top + 16}Z`, shine(c, metal)) +
          (style === 'halo'
            ? around(14, 66)
                .map((p) => gem(c, p.x, top - 44 + p.y, 12, '#eef3f6'))
                .join('')
            : '') +
          (style === 'flower'
            ? around(6, 52)
                .map((point) => gem(c, point.x, top - 44 + point.y, 27, lighter(stone, 0.45)))
                .join('')
            : '') +
          gem(c, 0, top - 44, style === 'flower' ? 30 : stoneSize, stone);
  return {
    art:
      band +
      dice.pick('band work', [
        '',
        '',
        stroke(oval(0, y, R, R * 0.98), darker(metal, 0.5), width * 0.7, { dash: '3 8', cap: 'butt', opacity: 0.45 }),
        stroke(oval(0, y, R, R * 0.98), darker(metal, 0.5), 3, { opacity: 0.6 }),
      ]) +
      setting,
    box: [-R - width, top - 116, R * 2 + width * 2, -top + 116],
    feet: [[-50, 50]],
    focus: [-150, top - 110, 300, 300],
  };
}

/** Three thin rings on one finger's width: plain, twisted, set with small stones. */
function stackedRings(c: Canvas, look: Look, metal: Hex): Piece {
  const { dice } = look;
  const stone = stoneOf(look);
  const R = 168;
  const count = dice.count('rings', 2, 4);
  const gap = dice.between('gap', 46, 70);
  const rings = Array.from({ length: count }, (_, i) => {
    const y = -60 - i * gap;
    const tone = i === 1 && dice.chance('two metals', 0.4) ? '#d8a48c' : metal;
    const run = oval(0, y, R, 54);
    const front = `M${-R},${y}A${R},54 0 0 0 ${R},${y}`;
    const detail =
      dice.count(`ring${i}`, 0, 2) === 0
        ? stroke(front, darker(tone, 0.5), 18, { dash: '3 9', opacity: 0.5 })
        : dice.count(`ring${i}`, 0, 2) === 1
          ? [-0.4, -0.2, 0, 0.2, 0.4]
              .map((t) => gem(c, t * R, y + 54 * Math.sqrt(1 - t * t), 15, i % 2 ? stone : '#eef3f6'))
              .join('')
          : '';
    return (
      stroke(run, darker(tone, 0.5), 22) +
      stroke(run, darker(tone, 0.15), 17) +
      stroke(front, shine(c, tone), 20) +
      placed(stroke(front, '#ffffff', 3, { opacity: 0.8 }), { y: -5 }) +
      detail
    );
  });
  const top = -60 - (count - 1) * gap - 70;
  return {
    art: rings.join(''),
    box: [-R - 14, top, R * 2 + 28, -top],
    feet: [[-110, 110]],
    focus: [-150, top, 300, 300],
  };
}
