/** Bread: loaves, buns and flatbreads. */
import { type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker } from '../studio/color.ts';
import { type Look } from '../studio/look.ts';
import { type Piece } from '../studio/stage.ts';

/** Round buns with seeds. */
function buns(c: Canvas, look: Look): Piece {
  const tone = look.dice.pick('crust', ['#c98440', '#b9722f', '#d39450'] as const);
  const one = (x: number, y: number, i: number) =>
    placed(
      fillPath('M-116,-24Q-120,0 -90,0H90Q120,0 116,-24Z', '#e9cf9c') +
        c.form('M-120,-30C-124,-110 -60,-140 0,-140C60,-140 124,-110 120,-30Q0,-8 -120,-30Z', tone, {
          depth: 24,
          dark: 0.5,
          light: 0.45,
          art: Array.from(
            { length: 24 },
            (_, k) =>
              `<ellipse cx="${round(look.dice.between(`sx${i}${k}`, -90, 90))}" cy="${round(look.dice.between(`sy${i}${k}`, -128, -60))}" rx="6" ry="3.4" fill="#fbf0d6" transform="rotate(${(k * 47) % 90})"/>`,
          ).join(''),
        }),
      { x, y },
    );
  return {
    art: one(0, -104, 0) + c.pool(0, -96, 200, 24, 0.3) + one(-122, 0, 1) + one(124, 0, 2),
    box: [-246, -248, 494, 250],
    feet: [[-220, 220]],
    focus: [-150, -250, 260, 260],
  };
}

/** A stack of flat breads, blistered by the oven. */
function flatbreads(c: Canvas, look: Look): Piece {
  const tone = '#ecd2a0';
  const one = (i: number) => {
    const y = -i * 26;
    const [w, high] = [240 - i * 4, 62];
    const outline = `M${-w},${y - 30}C${-w},${y - 30 - high} ${-w * 0.4},${y - 40 - high} ${look.dice.between(`tip${i}`, -20, 20)},${y - 36 - high}C${w * 0.5},${y - 40 - high} ${w},${y - 20 - high} ${w},${y - 30}C${w},${y + 6} ${w * 0.4},${y + 14} 0,${y + 14}C${-w * 0.4},${y + 14} ${-w},${y + 6} ${-w},${y - 30}Z`;
    return c.form(outline, tone, {
      depth: 14,
      dark: 0.5,
      light: 0.4,
      art:
        Array.from({ length: 9 }, (_, k) =>
          disc(
            look.dice.between(`bx${i}${k}`, -w * 0.8, w * 0.8),
            y - look.dice.between(`by${i}${k}`, 6, 84),
            look.dice.between(`br${i}${k}`, 12, 34),
            look.dice.between(`bs${i}${k}`, 5, 12),
            k % 3 ? '#c58a48' : '#7a4a22',
            0.5,
          ),
        ).join('') +
        (look.says('garlic')
          ? Array.from({ length: 14 }, (_, k) =>
              disc(
                look.dice.between(`gx${k}`, -w * 0.7, w * 0.7),
                y - look.dice.between(`gy${k}`, 10, 80),
                5,
                3,
                '#5d8a3c',
              ),
            ).join('')
          : ''),
    });
  };
  const count = look.dice.count('breads', 4, 6);
  return {
    art: Array.from({ length: count }, (_, i) => one(i)).join(''),
    box: [-244, -count * 26 - 80, 488, count * 26 + 96],
    feet: [[-200, 200]],
    focus: [-150, -count * 26 - 80, 260, 220],
  };
}

export function bread(c: Canvas, look: Look): Piece {
  const { dice } = look;
  if (look.says('buns')) return buns(c, look);
  if (look.says('naan', 'paratha')) return flatbreads(c, look);
  const tone = look.says('rye')
    ? dice.pick('crust', ['#5d3a22', '#6d4428'] as const)
    : look.says('wholemeal')
      ? dice.pick('crust', ['#8a5428', '#9a622e'] as const)
      : dice.pick('crust', ['#c98f50', '#b97a3c', '#d39c5c'] as const);
  const flat = look.says('sandwich') || dice.chance('loaf', 0.5);
  const body = flat
    ? 'M-250,-60C-260,-150 -190,-190 -120,-196C-40,-204 60,-204 130,-194C210,-184 262,-140 250,-60C246,-10 220,0 180,0H-180C-220,0 -246,-10 -250,-60Z'
    : 'M-190,-90C-190,-190 -110,-236 0,-236C110,-236 190,-190 190,-90C190,-24 150,0 96,0H-96C-150,0 -190,-24 -190,-90Z';
  const top = flat ? -190 : -228;
  const cuts = (flat ? [-130, -50, 30, 110] : [-70, 0, 70])
    .map(
      (x) =>
        fillPath(
          `M${x - 26},${top + 96}C${x - 10},${top + 50} ${x + 18},${top + 26} ${x + 44},${top + 22}C${x + 40},${top + 58} ${x + 14},${top + 90} ${x - 26},${top + 96}Z`,
          '#ecd0a0',
        ) +
        stroke(
          `M${x - 26},${top + 96}C${x - 10},${top + 50} ${x + 18},${top + 26} ${x + 44},${top + 22}`,
          darker(tone, 0.4),
          5,
          { opacity: 0.6 },
        ),
    )
    .join('');
  const flour = Array.from({ length: 40 }, (_, i) =>
    disc(
      dice.between(`fx${i}`, -200, 200),
      dice.between(`fy${i}`, top, -60),
      dice.between(`fr${i}`, 2, 7),
      2.4,
      '#fdf4e2',
      0.4,
    ),
  ).join('');
  return {
    art: c.form(body, tone, { depth: 36, dark: 0.6, light: 0.4, art: cuts + flour }),
    box: [-255, top - 14, 510, -top + 14],
    feet: [[-190, 190]],
    focus: [-170, top - 20, 230, 230],
  };
}
