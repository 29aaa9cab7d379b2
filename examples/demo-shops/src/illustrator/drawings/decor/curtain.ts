/** Curtains. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

export function curtain(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const high = 640;
  const rod = dice.pick('rod', ['#c79b5a', '#2c2f31', '#8a6038']);
  const isSheer = look.says('sheer');
  const isTied = !look.says('blackout') && dice.chance('tied', 0.5);
  const one = () => {
    const outline = isTied
      ? `M-290,0H-20C-30,220 -110,330 -196,380C-170,460 -160,560 -166,${high}H-290Z`
      : `M-290,0H-34Q-26,${high / 2} -40,${high}Q-90,${high + 14} -160,${high}T-290,${high}Z`;
    let dark = '';
    let light = '';
    for (let i = 0; i < 7; i++) {
      const x = -280 + i * 38;
      const end = isTied ? -284 + i * 17 : x + 4;
      const middle = isTied ? -280 + i * 13 : x;
      dark += `M${x},0C${x},200 ${middle + 10},300 ${middle},384C${middle},470 ${end},560 ${end},${high + 10}`;
      light += `M${x + 16},0C${x + 16},200 ${middle + 18},300 ${middle + 8},384C${middle + 8},470 ${end + 10},560 ${end + 10},${high + 10}`;
    }
    const folds = c.blurred(
      5,
      stroke(dark, darker(tone, 0.66), 15, { opacity: 0.7 }) + stroke(light, lighter(tone, 0.6), 12, { opacity: 0.6 }),
      0.6,
    );
    const tie = isTied
      ? c.form('M-294,362C-250,384 -210,384 -186,370L-180,396C-214,412 -256,410 -294,392Z', darker(tone, 0.25), {
          depth: 5,
        })
      : '';
    const hung = c.form(outline, tone, { depth: 14, dark: 0.45, light: 0.3, art: cloth(c, look) + folds });
    return (isSheer ? `<g opacity=".62">${hung}</g>` : hung) + tie;
  };
  const rings = Array.from({ length: 7 }, (_, i) => [-280 + i * 40, 280 - i * 40])
    .flat()
    .map(
      (x) => `<ellipse cx="${x}" cy="-12" rx="7" ry="17" fill="none" stroke="${darker(rod, 0.1)}" stroke-width="4"/>`,
    )
    .join('');
  const light = bar(
    -250,
    10,
    500,
    high - 40,
    c.linear([
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0.2],
    ]),
  );
  return {
    art:
      light +
      one() +
      placed(one(), { mirror: true }) +
      bar(
        -330,
        -22,
        660,
        14,
        c.linear([
          [0, lighter(rod, 0.5)],
          [0.5, rod],
          [1, darker(rod, 0.4)],
        ]),
        7,
      ) +
      disc(-336, -15, 17, 17, rod) +
      disc(336, -15, 17, 17, rod) +
      disc(-341, -20, 5, 5, '#ffffff', 0.6) +
      disc(331, -20, 5, 5, '#ffffff', 0.6) +
      rings,
    box: [-352, -34, 704, high + 50],
    outline: rectangle(-290, 0, 580, high),
    focus: [-300, -30, 320, 320],
  };
}
