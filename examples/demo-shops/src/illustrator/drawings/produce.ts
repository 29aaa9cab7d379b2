/** Fruit and vegetables. */
import { onions, pods, potatoes, spinach } from './greens.ts';
import { type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';

/** A ball of fruit: lit from the upper left with a soft reflection from below. */
function ball(c: Canvas, x: number, y: number, r: number, tone: Hex, squash = 1): string {
  const light = c.radial(
    [
      [0, lighter(tone, 0.6)],
      [0.25, lighter(tone, 0.15)],
      [0.6, tone],
      [0.9, darker(tone, 0.38)],
      [1, darker(tone, 0.24)],
    ],
    0.5,
    0.5,
    0.56,
    0.34,
    0.28,
  );
  return (
    disc(x, y, r, r * squash, light) + disc(x - r * 0.36, y - r * 0.46 * squash, r * 0.2, r * 0.11, '#ffffff', 0.5)
  );
}

const stem = (x: number, y: number, size: number): string =>
  stroke(`M${x},${y}q${size * 0.1},${-size * 0.5} ${size * 0.4},${-size}`, '#6b4a2c', size * 0.22) +
  fillPath(
    `M${x + size * 0.2},${y - size * 0.5}q${size * 0.6},${-size * 0.9} ${size * 1.7},${-size * 0.5}q${-size * 0.6},${size * 0.9} ${-size * 1.7},${size * 0.5}Z`,
    '#5d8a42',
  );

const FRUITS = {
  apple: (c: Canvas, x: number, y: number, tone: Hex) =>
    ball(c, x, y, 88, tone, 0.94) + disc(x + 4, y - 70, 22, 9, darker(tone, 0.45), 0.55) + stem(x + 4, y - 66, 34),
  orange: (c: Canvas, x: number, y: number) => ball(c, x, y, 86, '#e58a26') + disc(x + 10, y - 56, 7, 5, '#6d7a3a'),
  lemon: (c: Canvas, x: number, y: number) =>
    placed(
      fillPath(
        'M-104,0C-88,-16 -76,-66 0,-68C76,-66 88,-16 104,0C88,16 76,66 0,68C-76,66 -88,16 -104,0Z',
        c.radial(
          [
            [0, '#fbeb9b'],
            [0.5, '#ecc935'],
            [1, '#b38e1c'],
          ],
          0.5,
          0.5,
          0.6,
          0.36,
          0.26,
        ),
      ),
      { x, y: y + 18, turn: -14 },
    ),
  peach: (c: Canvas, x: number, y: number) =>
    ball(c, x, y, 84, '#ee9a6c') +
    stroke(`M${x - 4},${y - 80}C${x - 34},${y - 30} ${x - 30},${y + 40} ${x - 8},${y + 76}`, '#b95a40', 5, {
      opacity: 0.4,
    }) +
    stem(x, y - 72, 26),
};

export function fruit(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const title = look.title.toLowerCase();
  const named = (['apple', 'orange', 'lemon', 'peach'] as const).find((kind) => title.includes(kind));
  const tone = look.isColored
    ? look.color
    : title.includes('red ')
      ? dice.pick('red skin', ['#b92e2a', '#c9483a', '#a82a30'] as const)
      : dice.pick('skin', ['#b92e2a', '#8fae3c', '#d3a531', '#c9483a']);
  if (title.includes('banana')) return bananas(c);
  if (title.includes('grape'))
    return grapes(c, title.includes('green') ? { ...look, isColored: true, color: '#9cae4a' } : look);
  if (title.includes('mango')) return mangoes(c, look);
  if (title.includes('pomegranate')) return pomegranates(c, look);
  if (title.includes('guava')) return fruit(c, { ...look, title: 'peach', isColored: true, color: '#a9b95a' });
  const draw = FRUITS[named ?? dice.pick('fruit', ['apple', 'orange', 'lemon', 'peach', 'apple'])];
  const shift = dice.between('shift', -16, 16);
  const art =
    draw(c, -20 + shift, -210, tone) +
    draw(c, -112, -84, lighter(tone, 0.06)) +
    draw(c, 96, -80, darker(tone, 0.06)) +
    draw(c, -8, -66, tone);
  return { art, box: [-216, -340, 412, 350], feet: [[-180, 170]], focus: [-150, -330, 280, 280] };
}

/** Mangoes blush from green over yellow to red. */
function mangoes(c: Canvas, look: Look): Piece {
  const outline =
    'M-110,-40C-130,-130 -60,-190 20,-186C100,-180 140,-110 116,-50C96,0 40,14 -20,8C-70,4 -100,0 -110,-40Z';
  const one = (x: number, y: number, turn: number, mirror = false) =>
    placed(
      c.form(outline, '#eda52c', {
        depth: 30,
        dark: 0.45,
        light: 0.45,
        fill: c.linear(
          [
            [0, '#d8663a'],
            [0.4, '#eda23a'],
            [0.75, '#f0b944'],
            [1, '#9fae4a'],
          ],
          [0, 0, 1, 1],
        ),
      }) +
        disc(-30, -140, 30, 15, '#ffffff', 0.3) +
        stroke('M20,-184Q26,-204 44,-208', '#6b4a2c', 7),
      { x, y, turn, mirror },
    );
  return {
    art: one(0, -110, look.dice.between('turn', -14, 10)) + one(-116, 0, -8) + one(110, 0, 10, true),
    box: [-250, -320, 500, 330],
    feet: [[-210, 210]],
    focus: [-150, -310, 280, 280],
  };
}

/** Whole pomegranates, and one cut open. */
function pomegranates(c: Canvas, look: Look): Piece {
  const crown = 'M-26,-128L-36,-176L-14,-152L0,-184L14,-152L36,-176L26,-128Z';
  const whole = (x: number, y: number, turn: number) =>
    placed(
      fillPath(crown, '#a8402f') +
        ball(c, 0, -40, 104, '#b5303a') +
        stroke('M-60,-90C-80,-40 -70,20 -40,50', '#e0705a', 7, { opacity: 0.35 }),
      { x, y: y - 60, turn },
    );
  const seeds = Array.from({ length: 46 }, (_, i) => {
    const a = i * 2.4;
    const r = 8.6 * Math.sqrt(i);
    return (
      disc(Math.cos(a) * r * 1.25, -66 + Math.sin(a) * r, 10, 9, i % 3 ? '#a3142c' : '#c92a44') +
      disc(Math.cos(a) * r * 1.25 - 3, -69 + Math.sin(a) * r, 3, 2.4, '#ffffff', 0.7)
    );
  }).join('');
  const half = disc(0, -64, 104, 92, '#9c2a32') + disc(0, -66, 94, 82, '#f3dcb8') + seeds;
  return {
    art: whole(-10, -96, look.dice.between('turn', -10, 12)) + whole(-128, 0, -16) + placed(half, { x: 106, y: 4 }),
    box: [-240, -380, 460, 380],
    feet: [[-200, 200]],
    focus: [-150, -330, 280, 280],
  };
}

function bananas(c: Canvas): Piece {
  const one = (turn: number, x: number) =>
    placed(
      c.form('M-170,-20C-150,60 -30,120 130,40L150,10L140,-10C40,40 -60,20 -130,-60L-150,-70L-160,-50Z', '#e8c236', {
        depth: 18,
        light: 0.5,
      }) + fillPath('M128,42L150,10L140,-10L122,0Z', '#6b5320'),
      { x, y: -100, turn },
    );
  return {
    art: one(-26, 10) + one(-10, 0) + one(8, -6),
    box: [-190, -220, 370, 220],
    feet: [[-110, 130]],
    focus: [-150, -200, 220, 220],
  };
}

function grapes(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('grape', ['#5b2f62', '#9cae4a', '#7a2f4a']);
  const rows = [1, 2, 3, 4, 5, 4];
  let art = stroke('M0,-320C10,-360 30,-370 60,-380', '#6b4a2c', 12);
  rows.toReversed().forEach((count, row) => {
    for (let i = 0; i < count; i++)
      art += ball(
        c,
        (i - (count - 1) / 2) * 62 + look.dice.between(`gx${row}${i}`, -6, 6),
        -310 + row * 48,
        38,
        mix(tone, '#ffffff', look.dice.between(`gt${row}${i}`, 0, 0.14)),
      );
  });
  return { art, box: [-160, -390, 320, 390], feet: [[-40, 40]], focus: [-150, -350, 260, 260] };
}

export function vegetables(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const title = look.title.toLowerCase();
  if (title.includes('potato')) return potatoes(c, look);
  if (title.includes('onion')) return onions(c, look);
  if (title.includes('okra') || title.includes('chil')) return pods(c, look);
  if (title.includes('spinach')) return spinach(c, look);
  const kinds = ['tomato', 'pepper', 'carrot', 'aubergine', 'cucumber'] as const;
  const kind =
    kinds.find((name) => title.includes(name)) ??
    (title.includes('eggplant') ? 'aubergine' : dice.pick('vegetable', kinds));
  const green = '#4f7d3c';
  const calyx = (x: number, y: number, size: number) =>
    Array.from(
      { length: 5 },
      (_, i) =>
        `<path d="M0,0Q${size * 0.2},${-size * 0.24} ${size},0Q${size * 0.2},${size * 0.24} 0,0Z" fill="${i % 2 ? green : darker(green, 0.15)}" transform="translate(${x} ${y}) scale(1 .5) rotate(${i * 72 - 20})"/>`,
    ).join('') + stroke(`M${x},${y}q4,-20 14,-34`, darker(green, 0.2), 9);
  switch (kind) {
    case 'tomato': {
      const one = (x: number, y: number) =>
        ball(c, x, y, 88, look.isColored ? look.color : '#cf3526', 0.86) + calyx(x, y - 66, 54);
      return {
        art: one(0, -206) + one(-98, -76) + one(98, -76),
        box: [-190, -320, 380, 322],
        feet: [[-160, 160]],
        focus: [-130, -320, 250, 250],
      };
    }
    case 'pepper': {
      const tone = look.isColored ? look.color : dice.pick('pepper', ['#c22f2b', '#e3ae2e', '#4f8a3c']);
      const body =
        'M0,-270C-60,-300 -130,-280 -136,-190C-140,-110 -120,-20 -70,-6C-40,4 -20,-8 0,-8C20,-8 44,6 74,-6C122,-22 140,-110 136,-190C130,-280 60,-300 0,-270Z';
      const folds = c.blurred(
        7,
        stroke('M-52,-270C-80,-190 -70,-80 -40,-16M48,-270C76,-190 70,-80 42,-16', darker(tone, 0.6), 12) +
          stroke('M-30,-262C-54,-180 -44,-90 -20,-30', lighter(tone, 0.7), 10),
        0.55,
      );
      return {
        art:
          c.form(body, tone, { depth: 30, light: 0.55, art: folds }) +
          c.inside(body, c.blurred(6, disc(-88, -196, 14, 60, '#ffffff'), 0.5)) +
          fillPath('M-40,-276C-20,-292 20,-292 40,-276C26,-258 -26,-258 -40,-276Z', green) +
          stroke('M0,-278C-4,-310 12,-330 30,-340', green, 20),
        box: [-140, -345, 280, 345],
        feet: [[-90, 92]],
        focus: [-130, -345, 240, 240],
      };
    }
    case 'carrot': {
      const one = (x: number, turn: number) =>
        placed(
          fillPath(
            'M-4,-260C-30,-340 -60,-350 -70,-380M0,-260C0,-340 10,-370 0,-410M6,-260C30,-330 50,-350 64,-380',
            'none',
          ) +
            stroke(
              'M-4,-250C-20,-320 -50,-340 -64,-370M0,-250C4,-330 6,-350 -4,-400M6,-250C24,-320 44,-340 60,-366',
              '#5d8a42',
              16,
            ) +
            c.form('M-46,-250C-30,-280 30,-280 46,-250C44,-160 20,-60 0,0C-20,-60 -44,-160 -46,-250Z', '#e07a2a', {
              depth: 13,
              light: 0.5,
              art: [-220, -180, -130, -90, -60]
                .map((y, i) => stroke(`M${i % 2 ? -40 : 6},${y}h${i % 2 ? 30 : 32}`, '#a04d14', 4, { opacity: 0.45 }))
                .join(''),
            }),
          { x, y: -70, turn },
        );
      return {
        art: one(-10, 62) + one(30, 74) + one(0, 50),
        box: [-130, -300, 480, 300],
        feet: [[-60, 280]],
        focus: [-60, -300, 260, 260],
      };
    }
    case 'aubergine': {
      const tone = '#432a4d';
      const body =
        'M-20,-330C-70,-330 -80,-250 -100,-180C-130,-80 -70,0 6,0C90,0 130,-90 90,-180C62,-250 50,-330 -20,-330Z';
      return {
        art:
          c.form(body, tone, { depth: 30, light: 0.5 }) +
          c.inside(body, c.blurred(8, disc(-56, -150, 16, 80, '#ffffff'), 0.55)) +
          fillPath('M-80,-300C-70,-350 30,-356 44,-300L20,-270L6,-300L-16,-262L-34,-298L-62,-270Z', green) +
          stroke('M-16,-336C-18,-370 -6,-390 10,-400', green, 24),
        box: [-130, -405, 260, 405],
        feet: [[-60, 70]],
        focus: [-130, -405, 240, 240],
      };
    }
    default: {
      const one = (x: number, y: number, turn: number) =>
        placed(
          c.form(rectangle(-210, -46, 420, 92, 46), '#4d7d3a', {
            depth: 18,
            light: 0.5,
            art: Array.from({ length: 5 }, (_, i) =>
              stroke(`M-200,${-34 + i * 17}H200`, lighter('#4d7d3a', 0.4), 4, { opacity: 0.4, dash: '34 20' }),
            ).join(''),
          }),
          { x, y, turn },
        );
      const slice = (x: number) =>
        disc(x, -44, 46, 44, '#3f6b30') +
        disc(x, -44, 40, 38, '#dbe6b8') +
        Array.from(
          { length: 8 },
          (_, i) => `<ellipse cx="${x}" cy="-62" rx="4" ry="8" fill="#b8c98a" transform="rotate(${i * 45} ${x} -44)"/>`,
        ).join('');
      return {
        art: one(-10, -130, -7) + one(0, -52, 4) + slice(150) + slice(196),
        box: [-225, -200, 470, 200],
        feet: [[-190, 230]],
        focus: [20, -190, 220, 190],
      };
    }
  }
}
