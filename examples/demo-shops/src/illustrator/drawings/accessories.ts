/** Bags, hats, scarves, belts, glasses, watches and jewellery. */
import { backpack, handbag } from './bags.ts';
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { bracelet, necklace } from './jewellery.ts';
import { earrings } from './earrings.ts';
import { ring } from './rings.ts';
import { watch } from './watch.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, rectangle } from '../studio/outline.ts';
import { GOLD, metalOf, shine } from './precious.ts';
import type { Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';

function hat(c: Canvas, look: Look): Piece {
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

function scarf(c: Canvas, look: Look): Piece {
  if (look.says('square')) return kerchief(c, look);
  const { dice, color: tone } = look;
  const broad = look.says('oversized') ? 1.35 : 1;
  const weave = cloth(c, look);
  const long = dice.between('length', 560, 640);
  const fringe = dice.chance('fringe', 0.7);
  const tail = (x: number, w: number, end: number, shade: number) => {
    const outline = `M${x - w * 0.4},150C${x - w * 0.6},300 ${x - w * 0.7},440 ${x - w * 0.66},${end}Q${x},${end + 16} ${x + w * 0.66},${end}C${x + w * 0.7},440 ${x + w * 0.5},300 ${x + w * 0.4},150Z`;
    const threads = Array.from(
      { length: 17 },
      (_, i) => `M${round(x - w * 0.62 + (i * w * 1.24) / 16)},${end}l${(i % 3) - 1},46`,
    ).join('');
    return (
      (fringe ? stroke(threads, darker(tone, 0.16), 5) + stroke(threads, lighter(tone, 0.25), 2) : '') +
      c.form(outline, darker(tone, shade), {
        depth: 15,
        dark: 0.5,
        art:
          weave +
          c.blurred(
            6,
            stroke(
              `M${x - w * 0.14},150Q${x - w * 0.3},360 ${x - w * 0.2},${end}M${x + w * 0.2},150Q${x + w * 0.3},360 ${x + w * 0.3},${end}`,
              darker(tone, 0.6),
              12,
            ),
            0.4,
          ),
      })
    );
  };
  const loop =
    'M-190,60C-190,-30 -90,-64 0,-64C90,-64 190,-30 190,60C180,150 90,200 0,204C-90,200 -180,150 -190,60ZM-96,40C-70,90 70,90 96,40C70,10 -70,10 -96,40Z';
  const wraps = c.blurred(
    6,
    stroke(
      'M-180,60C-130,140 -40,166 60,150M-150,10C-150,90 -40,130 110,110M180,80C120,140 60,180 -40,186',
      darker(tone, 0.62),
      13,
    ) + stroke('M-170,90C-110,160 -20,180 80,166', lighter(tone, 0.6), 11),
    0.42,
  );
  return {
    art:
      tail(-58 * broad, 92 * broad, long, 0.08) +
      tail(52 * broad, 100 * broad, long - dice.between('short', 40, 120), 0) +
      fillPath('M-96,40C-70,90 70,90 96,40C70,10 -70,10 -96,40Z', darker(tone, 0.6)) +
      `<g fill-rule="evenodd">${c.form(loop, tone, { depth: 20, dark: 0.5, art: weave + wraps })}</g>` +
      fillPath(
        'M-96,38C-70,84 70,84 96,38C70,12 -70,12 -96,38Z',
        c.linear([
          [0, darker(tone, 0.66)],
          [1, darker(tone, 0.42)],
        ]),
      ),
    box: [-194, -66, 388, long + 120],
    outline: `M-190,60C-190,-30 -90,-64 0,-64C90,-64 190,-30 190,60L120,${long}H-120Z`,
    focus: [-190, -70, 340, 340],
  };
}

/** A square of printed silk, laid out flat on its corner, with a border and a rolled hem. */
function kerchief(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const r = 330;
  const square = (size: number) =>
    `M0,${r - size}C${size * 0.34},${r - size * 0.62} ${size * 0.66},${r - size * 0.36} ${size},${r}C${size * 0.66},${r + size * 0.34} ${size * 0.36},${r + size * 0.64} 0,${r + size}C${-size * 0.36},${r + size * 0.66} ${-size * 0.62},${r + size * 0.34} ${-size},${r}C${-size * 0.64},${r - size * 0.36} ${-size * 0.34},${r - size * 0.66} 0,${r - size}Z`;
  const border = lightness(look.accent) > 0.8 && lightness(tone) > 0.8 ? darker(tone, 0.4) : look.accent;
  const edge = dice.between('border', 0.8, 0.88);
  const folds = c.blurred(
    7,
    stroke(
      `M-40,${r * 0.16}Q30,${r} -60,${r * 1.86}M120,${r * 0.5}Q170,${r} 90,${r * 1.5}M${-r * 0.86},${r * 0.96}Q-120,${r * 0.9} -20,${r * 0.7}`,
      darker(tone, 0.6),
      14,
    ) +
      stroke(
        `M-10,${r * 0.14}Q60,${r} -30,${r * 1.84}M-180,${r * 0.6}Q-150,${r} -190,${r * 1.4}`,
        lighter(tone, 0.8),
        16,
      ),
    look.material === 'silk' ? 0.5 : 0.34,
  );
  const motif = Array.from({ length: 4 }, (_, i) =>
    placed(stroke('M-60,0Q0,-50 60,0Q0,50 -60,0Z', border, 5) + disc(0, 0, 15, 15, border), {
      x: [0, 150, 0, -150][i] ?? 0,
      y: r + ([-150, 0, 150, 0][i] ?? 0),
      turn: i % 2 ? 90 : 0,
    }),
  ).join('');
  return {
    art: c.form(square(r), tone, {
      depth: 10,
      dark: 0.4,
      light: 0.4,
      art:
        fillPath(square(r), border, 0.85) +
        fillPath(square(r * edge), tone) +
        c.inside(square(r * edge), cloth(c, look)) +
        stroke(square(r * edge * 0.94), border, 3, { opacity: 0.8 }) +
        (look.pattern === '' || look.pattern === 'plain' ? motif : '') +
        folds,
    }),
    box: [-r, 0, r * 2, r * 2],
    outline: square(r),
    focus: [-r * 0.9, r * 0.2, r * 1.2, r * 1.2],
  };
}

function belt(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('leather', ['#6d4a32', '#2a2d30', '#a9713f']);
  const metal = metalOf({ ...look, colorName: '' });
  const { dice } = look;
  const flat = dice.between('view', 0.32, 0.52);
  const step = dice.between('coil', 34, 58);
  const edge = dice.pick('edge', [lighter(tone, 0.35), look.accent, darker(tone, 0.5), '#e9dcc2']);
  const coils = Array.from({ length: dice.count('coils', 2, 4) }, (_, i) => {
    const r = 226 - i * step;
    return (
      stroke(oval(0, -150, r, r * flat), darker(tone, 0.5), 30) +
      stroke(oval(0, -160, r, r * flat), darker(tone, 0.1 + i * 0.05), 27) +
      stroke(oval(0, -168, r, r * flat), edge, 4, { opacity: 0.8 })
    );
  });
  const wide = look.says('slim') ? look.dice.between('width', 34, 42) : look.dice.between('width', 56, 74);
  const plait = look.says('braided')
    ? sheet(
        c.tile(
          26,
          20,
          stroke('M0,20L13,0L26,20', darker(tone, 0.55), 5, { opacity: 0.6 }) +
            stroke('M0,13L10,-2M16,-2L26,13', lighter(tone, 0.4), 4, { opacity: 0.5 }),
        ),
      )
    : '';
  const front = `M-232,-160C-220,-70 -100,-30 20,-34C120,-38 220,-80 330,-60L330,${-60 + wide}C220,${-80 + wide} 120,${-38 + wide} 20,${-34 + wide}C-110,${-30 + wide} -240,${-60 + wide} -244,-130Z`;
  const holes = [230, 262, 294]
    .map(
      (x) =>
        disc(x, -66 + wide / 2 - 2, 5, 6, darker(tone, 0.7)) +
        (dice.chance('eyelets', 0.3) ? stroke(oval(x, -68 + wide / 2, 8, 9), metal, 4) : ''),
    )
    .join('');
  const buckle = look.dice.pick('buckle', ['square', 'round', 'plate', 'double']);
  const by = -50 + wide / 2;
  const frame =
    buckle === 'plate'
      ? c.form(rectangle(50, by - wide * 0.7, wide * 1.7, wide * 1.4, 12), metal, {
          depth: 7,
          light: 0.8,
          fill: shine(c, metal),
        }) + stroke(rectangle(62, by - wide * 0.5, wide * 1.7 - 24, wide, 6), darker(metal, 0.4), 3)
      : buckle === 'double'
        ? [0, 1]
            .map((k) => stroke(oval(100 + k * wide * 0.5, by, wide * 0.6, wide * 0.74), shine(c, metal), 13))
            .join('')
        : buckle === 'square'
          ? `<rect x="60" y="${round(by - wide * 0.78)}" width="${round(wide * 1.3)}" height="${round(wide * 1.5)}" rx="10" fill="none" stroke="${shine(c, metal)}" stroke-width="14"/>`
          : `<circle cx="110" cy="${round(by)}" r="${round(wide * 0.76)}" fill="none" stroke="${shine(c, metal)}" stroke-width="15"/>`;
  return {
    art:
      coils.reverse().join('') +
      c.form(front, tone, { depth: 9, dark: 0.5, light: 0.5, art: cloth(c, look) + plait }) +
      stroke('M-220,-140C-200,-70 -100,-20 20,-24C120,-28 220,-70 326,-50', edge, dice.between('stitch', 1.6, 4), {
        opacity: 0.6,
        dash: '8 5',
      }) +
      holes +
      frame +
      stroke(`M64,${by}L${120 + wide * 0.5},${by - 3}`, shine(c, metal), 9),
    box: [-246, -272, 580, 300],
    feet: [[-200, 300]],
    focus: [0, -170, 300, 240],
  };
}

function sunglasses(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('frame', ['#2a2320', '#6b3b20', '#2f3335', GOLD]);
  const tint = dice.pick('lens', ['#22303a', '#5a3a24', '#2f4a3a', '#3a2a4a', '#6b4a2a']);
  const thin = tone === GOLD || look.material === 'metal' || look.says('aviator');
  const round = oval(0, 0, 96, 92);
  const shape = look.says('round')
    ? round
    : look.says('cat eye')
      ? 'M-132,-96C-70,-72 40,-72 104,-54C116,14 66,72 2,76C-70,78 -116,16 -108,-34Z'
      : look.says('aviator')
        ? 'M-108,-56Q-20,-78 98,-58C112,-20 96,60 30,86C-50,102 -112,20 -108,-56Z'
        : dice.pick('shape', [
            'M-110,-60Q0,-76 110,-60Q124,40 40,70Q-50,84 -96,30Q-116,-10 -110,-60Z',
            round,
            rectangle(-108, -68, 216, 130, 34),
            'M-120,-74L110,-62Q120,30 40,62Q-60,76 -100,10Z',
            'M-104,-50Q0,-74 104,-50Q108,60 20,84Q-74,80 -104,-50Z',
          ]);
  const lens = (mirror: boolean) =>
    placed(
      fillPath(
        shape,
        c.linear([
          [0, darker(tint, 0.35)],
          [1, lighter(tint, 0.35)],
        ]),
      ) +
        c.inside(
          shape,
          fillPath(mirror ? 'M120,-90L40,-90L-60,90H20Z' : 'M-90,-90L-10,-90L-90,90H-150Z', '#ffffff', 0.16),
        ) +
        stroke(shape, darker(tone, 0.4), thin ? 9 : 20) +
        stroke(shape, tone, thin ? 6 : 15) +
        placed(stroke(shape, lighter(tone, 0.6), 2.4, { opacity: 0.5 }), { y: -4 }),
      { x: mirror ? 144 : -144, y: -110, mirror },
    );
  const arms = stroke(
    'M-250,-150C-240,-200 -200,-230 -150,-236M250,-150C260,-196 300,-216 330,-214',
    darker(tone, 0.35),
    thin ? 9 : 18,
  );
  return {
    art:
      arms +
      stroke('M-46,-138Q0,-162 46,-138', tone, thin ? 7 : 17) +
      (look.says('aviator') ? stroke('M-70,-172H70', tone, 7) : '') +
      lens(false) +
      lens(true),
    box: [-266, -246, 600, 236],
    feet: [
      [-230, -70],
      [70, 230],
    ],
    focus: [-260, -230, 280, 230],
  };
}

const stand = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [
    { isClose: true, isTinted: true },
    { mount: 'table', size: size * 0.92 },
  ],
});

const hung = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.84 }],
});

export const ACCESSORIES = {
  handbag: stand(handbag),
  backpack: stand(backpack),
  hat: stand(hat),
  scarf: hung(scarf),
  belt: stand(belt, 0.96),
  sunglasses: stand(sunglasses, 0.96),
  watch: hung(watch, 0.96),
  necklace: stand(necklace),
  earrings: stand(earrings, 0.92),
  ring: stand(ring, 0.76),
  bracelet: stand(bracelet, 0.84),
} satisfies Drawings<string>;
