/** Hats: caps, beanies, brimmed hats. */
import { bar, type Canvas, fillPath, placed, round, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

export function hat(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const soft = ['wool', 'knit', 'cashmere'].includes(look.material);
  const kind = look.says('beanie')
    ? 'beanie'
    : look.says('cap')
      ? 'cap'
      : look.says('bucket')
        ? 'bucket'
        : look.says('wide brim', 'fedora')
          ? 'brim'
          : soft
            ? 'beanie'
            : dice.pick('kind', ['brim', 'cap', 'brim', 'bucket']);
  const straw = c.tile(
    18,
    9,
    stroke('M0,2Q9,-2 18,2', darker(tone, 0.4), 1.6, { opacity: 0.5 }) +
      stroke('M0,6Q9,2 18,6', lighter(tone, 0.5), 1.4, { opacity: 0.5 }),
  );
  const weave = look.material === '' || look.material === 'paper' ? sheet(straw) : cloth(c, look, 0.7);
  if (kind === 'beanie') {
    const rib = c.tile(
      20,
      30,
      bar(0, 0, 20, 30, tone) +
        bar(0, 0, 7, 30, darker(tone, 0.5), 0, 0.45) +
        bar(10, 0, 6, 30, lighter(tone, 0.5), 0, 0.35),
    );
    return {
      art:
        c.form('M-186,-110C-190,-280 -110,-376 0,-376C110,-376 190,-280 186,-110Z', tone, {
          depth: 26,
          fill: rib,
          art: textureOf(c, look),
        }) +
        c.form(rectangle(-198, -134, 396, 134, 36), darker(tone, 0.05), { depth: 15, fill: rib }) +
        (dice.chance('bobble', 0.5)
          ? c.form(
              around(18, 62, 60)
                .map(
                  (p, i) =>
                    `${i ? 'L' : 'M'}${round(p.x * (i % 2 ? 1 : 0.84))},${round(-406 + p.y * (i % 2 ? 1 : 0.84))}`,
                )
                .join('') + 'Z',
              lighter(look.accent, 0.2),
              { depth: 15 },
            )
          : ''),
      box: [-200, -470, 400, 470],
      feet: [[-180, 180]],
      focus: [-180, -330, 300, 300],
    };
  }
  if (kind === 'cap')
    return {
      art:
        c.form(
          'M60,-90C150,-120 280,-100 320,-40C326,-20 310,-14 290,-20C210,-50 120,-40 40,-20Z',
          darker(tone, 0.12),
          { depth: 11, light: 0.5 },
        ) +
        c.form('M-190,-30C-200,-190 -110,-280 20,-276C140,-270 196,-180 190,-76C100,-110 -60,-90 -190,-30Z', tone, {
          depth: 22,
          art:
            weave +
            stroke('M10,-276C-20,-200 -30,-130 -30,-60M20,-276C90,-220 110,-150 110,-90', darker(tone, 0.5), 3, {
              opacity: 0.5,
            }),
        }) +
        c.form(oval(14, -278, 18, 9), tone, { depth: 4 }) +
        lettering((look.brand || 'Q').slice(0, 1), {
          x: 66,
          y: -200,
          size: 62,
          color: lightness(tone) > 0.6 ? darker(tone, 0.6) : '#f6f1e4',
          weight: 1.9,
        }),
      box: [-196, -290, 520, 290],
      feet: [[-180, 300]],
      focus: [-120, -300, 320, 300],
    };
  const ribbon = look.pattern ? darker(tone, 0.5) : dice.pick('ribbon', [look.accent, '#2b3033', '#2f5548', '#8e2f1e']);
  const reach = kind === 'bucket' ? 240 : dice.between('brim', 270, 330);
  const high = dice.between('crown', 190, 240);
  const dip = dice.between('dip', 10, 36);
  const brim =
    kind === 'bucket'
      ? `M-150,-110C-210,-90 -240,-40 -246,-6Q0,70 246,-6C240,-40 210,-90 150,-110Z`
      : `M${-reach},-34C${-reach * 0.8},-80 -100,-84 0,-84C100,-84 ${reach * 0.8},-80 ${reach},-34C${reach * 0.8},20 110,34 0,34C-110,34 ${-reach * 0.8},20 ${-reach},-34Z`;
  const crown =
    kind === 'bucket'
      ? `M-150,-100C-150,-180 -130,-${high + 30} -110,${-high - 40}Q0,${-high - 66} 110,${-high - 40}C130,-${high + 30} 150,-180 150,-100Q0,-60 -150,-100Z`
      : `M-142,-40C-142,-130 -132,${-high} -84,${-high - 30}C-50,${-high - 46} -20,${-high - 40 + dip} 0,${-high - 40 + dip}C20,${-high - 40 + dip} 50,${-high - 46} 84,${-high - 30}C132,${-high} 142,-130 142,-40C80,-8 -80,-8 -142,-40Z`;
  const band =
    kind === 'bucket'
      ? stroke('M-150,-104Q0,-62 150,-104', darker(tone, 0.5), 3, { dash: '7 5' })
      : fillPath(
          'M-143,-92C-80,-62 80,-62 143,-92L142,-40C80,-6 -80,-6 -142,-40Z',
          c.linear(
            [
              [0, lighter(ribbon, 0.2)],
              [0.4, ribbon],
              [1, darker(ribbon, 0.45)],
            ],
            [0, 0, 1, 0],
          ),
        ) + placed(fillPath('M0,-24L22,-30L26,18L0,22Z', lighter(ribbon, 0.14)), { x: -120, y: -50 });
  return {
    art:
      c.form(brim, tone, { depth: 14, dark: 0.45, light: 0.5, art: weave }) +
      (kind === 'bucket' ? '' : c.pool(20, -30, 190, 40, 0.4, darker(tone, 0.7))) +
      c.form(crown, tone, { depth: 20, dark: 0.5, light: 0.5, art: weave }) +
      (kind === 'brim'
        ? c.inside(
            crown,
            c.blurred(
              9,
              stroke(`M0,${-high - 30 + dip}Q-10,${-high + 30} -30,${-high + 60}`, darker(tone, 0.6), 20),
              0.35,
            ),
          )
        : '') +
      band,
    box: [-reach, -high - 60, reach * 2, high + 94],
    feet: [[-reach * 0.7, reach * 0.7]],
    focus: [-170, -high - 60, 320, 300],
  };
}

const textureOf = (c: Canvas, look: Look) =>
  look.pattern && look.pattern !== 'plain' ? cloth(c, { ...look, material: '' }) : '';
