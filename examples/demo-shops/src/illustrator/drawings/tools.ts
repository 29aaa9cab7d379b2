/** Tools for the hand, the bench and the garden. */
import { drill } from './power-tools/drill.ts';
import { grinder } from './power-tools/grinder.ts';
import { mower } from './power-tools/mower.ts';
import { gloves } from './work-gloves.ts';
import { gripArt, hammer, saw, screwdriver, toolTone } from './hand-tools.ts';
import { ladder } from './ladder.ts';
import { toolBox } from './tool-box.ts';
import { rollerTray } from './workshop-kinds/roller-tray.ts';
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { oval, polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { steelAcross } from './workshop-metal.ts';

const RUBBER = '#2a2f33';
const steelFace = (c: Canvas, tone: Hex = '#b4bcc0') =>
  c.linear(
    [
      [0, '#fdfefe'],
      [0.35, darker(tone, 0.1)],
      [0.6, lighter(tone, 0.5)],
      [1, darker(tone, 0.45)],
    ],
    [0, 0, 1, 1],
  );
/** Sockets in a case that lies open: rows of caps, a ratchet above them. */
function socketSet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const many = look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 46);
  const [columns, rows] = many > 60 ? [9, 3] : many > 20 ? [7, 2] : [6, 1];
  const cell = 66;
  const width = Math.max(430, columns * cell + 70);
  const height = rows * 78 + 150;
  const bed = dice.pick('bed', [RUBBER, darker(tone, 0.62), '#5d666b']);
  const sockets = Array.from({ length: rows * columns }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const r = 16 + ((columns - column) / columns) * 13;
    const [x, y] = [(column - (columns - 1) / 2) * cell, -100 - row * 78];
    return (
      disc(x + 3, y + 6, r + 3, r + 3, '#0d1012', 0.5) +
      disc(x, y, r, r, steelFace(c, '#aab2b6')) +
      disc(x, y, r * 0.62, r * 0.62, '#1b2023') +
      stroke(oval(x, y, r * 0.8, r * 0.8), '#ffffff', 2, { opacity: 0.5 })
    );
  }).join('');
  const reach = width / 2 - 60;
  const ratchet = placed(
    bar(-reach, -13, reach * 1.5, 26, steelAcross(c), 12) +
      bar(-reach, -19, reach * 0.75, 38, tone, 16) +
      stroke(`M${-reach + 20},-6H${-reach * 0.4}`, '#ffffff', 4, { opacity: 0.5 }) +
      disc(reach * 0.6, 0, 40, 34, steelFace(c)) +
      disc(reach * 0.6, 0, 22, 19, '#5d666b') +
      disc(reach * 0.6, 0, 10, 9, '#14181b'),
    { y: -height + 8, turn: dice.between('ratchet', -3, 3) },
  );
  const lid = polygon([
    [-width / 2, -height - 56, 20],
    [-width / 2 + 30, -height - 190, 30],
    [width / 2 - 30, -height - 190, 30],
    [width / 2, -height - 56, 20],
  ]);
  return {
    art:
      c.form(lid, darker(tone, 0.12), { depth: 14 }) +
      lettering(look.brand, { y: -height - 112, size: 36, color: '#fdfaf3', weight: 1.8, fit: width - 120 }) +
      c.form(rectangle(-width / 2, -height - 58, width, height + 58, 26), tone, { depth: 14, light: 0.45 }) +
      c.form(rectangle(-width / 2 + 22, -height - 38, width - 44, height - 12, 16), bed, { depth: 10, light: 0.3 }) +
      sockets +
      ratchet +
      bar(-46, -30, 92, 22, '#c3c9cc', 6),
    box: [-width / 2, -height - 194, width, height + 194],
    focus: [-width / 2, -height - 60, 340, 340],
  };
}

/** Spanners on a rack, or in a roll of cloth with a pocket for each. */
function wrenchSet(c: Canvas, look: Look): Piece {
  if (look.says('socket')) return socketSet(c, look);
  const { dice } = look;
  const tone = toolTone(look);
  const pieces = look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 12);
  const count = (pieces > 60 ? 8 : pieces > 20 ? 6 : 5) + dice.count('wrenches', 0, 1);
  const chrome = dice.pick('chrome', ['#aab2b6', '#c9ced2', '#7d868b', '#8f8574']);
  const step = dice.between('step', 0.04, 0.085);
  const one = (k: number) => {
    const open =
      'M-13,-60L-16,-250C-40,-262 -48,-300 -30,-326L-14,-318V-286H14V-318L30,-326C48,-300 40,-262 16,-250L13,-60C30,-52 38,-36 36,-20A36,36 0 0 1 -36,-20C-38,-36 -30,-52 -13,-60Z';
    return placed(
      c.blurred(4, placed(fillPath(open, '#10161d'), { x: 4, y: 6 }), 0.4) +
        fillPath(open, steelFace(c, chrome)) +
        disc(0, -20, 19, 19, '#3a4146') +
        disc(0, -18, 17, 17, darker(tone, 0.3)) +
        bar(-6, -220, 12, 130, '#7d868b', 5, 0.7) +
        stroke('M-12,-64L-15,-246', '#ffffff', 2.4, { opacity: 0.8 }),
      { scale: k },
    );
  };
  const width = count * 88;
  const places = Array.from({ length: count }, (_, i) => ({ k: 1 - i * step, x: -width / 2 + 44 + i * 88 }));
  if (dice.chance('roll', 0.5)) {
    const clothTone = dice.pick('cloth', [darker(tone, 0.3), '#3a4146', '#8a6f4a', tone]);
    const sag = `M${-width / 2 - 40},-400Q0,-372 ${width / 2 + 40},-400L${width / 2 + 52},-6Q0,10 ${-width / 2 - 52},-6Z`;
    const pocket = `M${-width / 2 - 46},-186Q0,-168 ${width / 2 + 46},-186L${width / 2 + 52},-6Q0,10 ${-width / 2 - 52},-6Z`;
    return {
      art:
        c.form(sag, darker(clothTone, 0.15), { depth: 14, light: 0.35 }) +
        places.map(({ k, x }) => placed(one(k), { x, y: -60 })).join('') +
        c.form(pocket, clothTone, {
          depth: 10,
          light: 0.4,
          art: places
            .map(({ x }) => stroke(`M${x + 44},-190V0`, lighter(clothTone, 0.4), 3, { dash: '8 6', opacity: 0.8 }))
            .join(''),
        }) +
        bar(-80, -84, 160, 52, tone, 8) +
        lettering(look.brand, { y: -50, size: 22, color: '#fdfaf3', weight: 1.6, fit: 140 }),
      box: [-width / 2 - 54, -404, width + 108, 412],
      focus: [-width / 2 - 20, -410, 330, 330],
    };
  }
  return {
    art:
      block(c, { width: width + 60, height: 90, back: [40, 70], front: darker(tone, 0.1), side: tone, top: tone }) +
      c.form(
        rectangle(-width / 2 - 30, -430, width + 100, 330, 22),
        dice.pick('board', [RUBBER, '#5d666b', '#e9e4d8']),
        {
          depth: 12,
          light: 0.35,
        },
      ) +
      places.map(({ k, x }) => placed(one(k), { x, y: -110 })).join('') +
      c.form(rectangle(-width / 2 - 30, -176, width + 70, 36, 8), tone, { depth: 6 }) +
      lettering(look.brand, { x: 0, y: -64, size: 30, color: '#fdfaf3', weight: 1.7 }),
    box: [-width / 2 - 32, -434, width + 104, 434],
    focus: [-width / 2 - 20, -440, 330, 330],
  };
}

function roller(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const nap = look.says('foam')
    ? dice.pick('nap', ['#f0d36a', '#e9e4d4', '#9fb4bd', '#d98f8f', '#4a5358'])
    : dice.pick('nap', ['#f3ead6', '#e9e4d4', '#f0d36a', '#c9dcc0', '#d9cfe0']);
  const dip = look.accent;
  const wide = { 100: 220, 180: 320, 250: 420 }[look.amount('length') ?? 180] ?? 320;
  const thick = dice.between('drum', 92, 134) * (look.says('foam') ? 0.84 : 1);
  const pile = dice.pick('pile', [
    sheet(c.tile(9, 9, disc(3, 3, 2.4, 2.4, '#ffffff', 0.5) + disc(7, 7, 2, 2, darker(nap, 0.4), 0.35))),
    sheet(
      c.tile(30, 300, bar(0, 0, 9, 300, dice.pick('stripe', ['#2f66b3', '#3f7d50', '#c22f2b', '#e0762b']), 0, 0.75)),
    ),
    sheet(c.tile(24, 24, stroke('M0,24L24,0', darker(nap, 0.4), 3, { opacity: 0.5 }))),
    '',
  ]);
  const drum = rectangle(-wide / 2 - 20, -410 - thick / 2, wide, thick, look.says('foam') ? thick / 2 : 26);
  const [left, right] = [-wide / 2 - 20, wide / 2 - 20];
  const wet = dice.pick('wet', ['half', 'dry', 'run', 'end']);
  const paintArt = {
    half: fillPath(
      `M${left - 20},-400C${left * 0.5},-384 -90,-420 0,-398C80,-380 130,-412 ${right + 20},-396V-300H${left - 20}Z`,
      dip,
    ),
    dry: '',
    run: sheet(dip),
    end: fillPath(
      `M${left - 20},-500H${left + wide * 0.4}C${left + wide * 0.5},-440 ${left + wide * 0.36},-400 ${left + wide * 0.46},-330H${left - 20}Z`,
      dip,
    ),
  }[wet];
  const wire = dice.pick('wire', ['#8d969b', '#c79b4a', '#3a4146', darker(tone, 0.2)]);
  const arm = dice.pick('arm', [
    `M${right},-410H${right + 44}V-270H20V-190`,
    `M${right},-410H${right + 36}C${right + 60},-330 40,-300 20,-190`,
    `M${right},-410H${right + 40}V-330L20,-262V-190`,
  ]);
  const grip = dice.between('grip', 0.84, 1.18);
  return {
    art:
      (look.says('tray') ? rollerTray(c, look) : '') +
      placed(
        stroke(arm, darker(wire, 0.4), 16) +
          stroke(arm, wire, 12) +
          placed(stroke(arm, '#ffffff', 3, { opacity: 0.6 }), { y: -3 }) +
          c.form(drum, nap, { depth: 20, dark: 0.45, light: 0.5, art: pile + paintArt }) +
          (wet === 'run'
            ? [0.2, 0.46, 0.8].map((k, i) => bar(left + wide * k, -420 + thick / 2, 11, 30 + i * 17, dip, 5)).join('')
            : '') +
          disc(left + 2, -410, 12, thick * 0.46, dice.pick('cap', [darker(dip, 0.3), tone, '#d5dadc', RUBBER])) +
          turned(
            c,
            [
              [19 * grip, -214, 6],
              [30 * grip, -176, 12],
              [dice.between('waist', 21, 30), -110, 20],
              [40 * grip, -20, 16],
              [26 * grip, 0],
            ],
            dice.chance('wooden', 0.35) ? '#b98148' : tone,
            {
              art:
                gripArt(c, look, tone) +
                bar(
                  -60,
                  dice.between('band', -150, -40),
                  120,
                  dice.between('band high', 10, 34),
                  dice.pick('band tone', [RUBBER, look.accent, '#f0ece2']),
                  0,
                  0.85,
                ),
            },
          ).art +
          lettering(look.brand, { y: -128, size: 15, color: '#fdfaf3', weight: 1.8, fit: 46 }),
        { turn: dice.between('lean', -16, 16) },
      ),
    box: [Math.min(left - 24, -200), -490, Math.max(wide + 90, 420), 494],
    feet: [[-40, 40]],
    focus: [-230, -480, 330, 300],
  };
}

/** A hose in a pile of rings, flat or high, on a bracket, or one that expands; its length tells the rings. */
function hose(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('hose', ['#3f7d50', '#2f9d9b', '#e9bd3a', '#2f66b3']);
  const isExpandable = look.says('expandable');
  const long = look.amount('length') ?? 25;
  const count = { 10: 3, 15: 4, 25: 6, 50: 9 }[long] ?? 5;
  const mark = dice.pick('mark', [look.accent, darker(tone, 0.45), '#f0ece2', '#e9bd3a', '#22272a']);
  const thick = isExpandable ? dice.between('thick', 26, 40) : dice.between('thick', 24, 34);
  const skin = dice.pick(
    'skin',
    isExpandable ? ['woven', 'ruched', 'ruched'] : ['line', 'two lines', 'plain', 'woven'],
  );
  const coat = (path: string): string =>
    stroke(path, darker(tone, 0.5), thick + 5) +
    stroke(path, tone, thick) +
    (skin === 'line' ? stroke(path, mark, 4, { opacity: 0.85 }) : '') +
    (skin === 'two lines'
      ? placed(stroke(path, mark, 3.4, { opacity: 0.85 }), { y: -6 }) +
        placed(stroke(path, mark, 3.4, { opacity: 0.85 }), { y: 5 })
      : '') +
    (skin === 'woven' ? stroke(path, mark, thick, { dash: '4 10', cap: 'butt', opacity: 0.45 }) : '') +
    (skin === 'ruched'
      ? stroke(path, darker(tone, 0.4), thick * 1.08, { dash: '6 9', cap: 'butt', opacity: 0.7 })
      : '') +
    placed(stroke(path, lighter(tone, 0.55), 4, { opacity: 0.7 }), { y: -thick * 0.28 });
  const nozzleTone = dice.pick('nozzle', ['#e0762b', '#3a4146', '#e9bd3a', '#c22f2b', '#2f66b3', '#c3c9cc']);
  const nozzle = dice.chance('gun', isExpandable ? 0.65 : 0.35)
    ? c.form('M-22,10V-60C-26,-90 -50,-96 -90,-100L-96,-134L-20,-140C20,-140 36,-110 30,-70L22,10Z', nozzleTone, {
        depth: 9,
        light: 0.5,
      }) +
      stroke('M-30,-84C-60,-60 -60,-30 -44,0', '#22272a', 11) +
      c.form(rectangle(-128, -146, 38, 58, 8), '#22272a', { depth: 5 })
    : turned(
        c,
        [
          [14, -120, 4],
          [20, -90],
          [34, -70, 10],
          [38, -10, 8],
          [30, 10],
        ],
        nozzleTone,
        {
          art: bar(
            -50,
            dice.between('ring', -56, -26),
            100,
            20,
            dice.pick('ring tone', [RUBBER, look.accent, '#f0ece2']),
          ),
        },
      ).art;
  const paper = dice.pick('card', ['#f7f6f2', look.accent, darker(tone, 0.4), '#e9bd3a']);
  const card = placed(
    bar(-78, -6, 160, 132, '#10161d', 8, 0.22) +
      bar(-80, -10, 160, 130, paper, 8) +
      lettering(look.brand, { y: 8, size: 22, color: inkOn(paper), weight: 1.6, fit: 130 }) +
      lettering(`${long} M`, { y: 52, size: 40, color: inkOn(paper), weight: 1.9, fit: 130 }),
    { x: dice.between('card x', -60, 40), y: 0, turn: dice.between('card turn', -10, 10) },
  );
  const upright = dice.chance('upright', 0.4);
  if (upright) {
    const R = 150 + count * 8;
    const y = -R - thick * 0.5;
    const rings = Array.from({ length: count }, (_, i) =>
      coat(oval(Math.sin(i * 2.4) * 10, y + Math.cos(i * 1.8) * 7, R - i * thick * 0.5, R - i * thick * 0.5)),
    ).join('');
    return {
      art:
        coat(`M${R * 0.6},${y + R * 0.8}C${R + 60},-10 ${R + 100},-60 ${R + 70},-130`) +
        rings +
        bar(
          -34,
          y - R - 14,
          68,
          count * thick * 0.5 + 40,
          dice.pick('strap', ['#22272a', look.accent, '#f0ece2']),
          12,
        ) +
        placed(nozzle, { x: R + 68, y: -130, turn: dice.between('nozzle turn', -26, 10) }) +
        placed(card, { y: y - 20 }),
      box: [-R - 20, y - R - 20, R * 2 + 150, -y + R + 20],
      feet: [[-R * 0.5, R * 0.5]],
      focus: [30, -320, 320, 300],
    };
  }
  const flat = dice.between('flat', 0.26, 0.4);
  const wide = dice.between('wide', 190, 226);
  const step = thick * 0.96;
  const rings = Array.from({ length: count }, (_, i) =>
    coat(oval(Math.sin(i * 2.6) * 7, -60 - wide * flat * 0.4 - i * step, wide - (i % 3) * 6, wide * flat)),
  ).join('');
  const top = -60 - wide * flat * 0.4 - count * step;
  const end = dice.pick('end', [
    'M150,-70C250,-30 300,-90 270,-190',
    'M120,-50C220,-10 300,-20 290,-120',
    `M170,-90C280,-60 330,-160 262,-220`,
  ]);
  const [ex = 0, ey = 0] = (end.match(/(\S+),(\S+)$/) ?? []).slice(1).map(Number);
  return {
    art:
      rings +
      coat(end) +
      placed(nozzle, { x: ex, y: ey - 6, turn: dice.between('nozzle turn', -24, 8) }) +
      (dice.chance('carded', 0.6) ? placed(card, { y: -150 }) : ''),
    box: [-wide - 22, Math.min(top - wide * flat, ey - 150), wide + 22 + 330, Math.max(-top + wide * flat, -ey + 150)],
    feet: [[-190, 190]],
    focus: [30, -320, 320, 300],
  };
}

const bench = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.93 }],
});
const yard = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.84 }],
});

export const TOOLS = {
  drill: bench(drill),
  screwdriver: bench(screwdriver),
  hammer: bench(hammer),
  saw: bench(saw),
  'angle-grinder': bench(grinder),
  'wrench-set': bench(wrenchSet),
  'tool-box': bench(toolBox),
  ladder: yard(ladder, 1.08),
  'paint-roller': bench(roller, 0.94),
  'lawn-mower': yard(mower),
  'garden-hose': bench(hose),
  'work-gloves': bench(gloves),
} satisfies Drawings<string>;
