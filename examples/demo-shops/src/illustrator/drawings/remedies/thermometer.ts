/** Thermometers: stick, infrared and bath. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import { boxed } from '../boxed.ts';
import { pane } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { white } from './label-style.ts';

/** A pistol that takes the temperature from the brow. */
function infraredThermometer(c: Canvas, look: Look, tone: string): Piece {
  const { dice } = look;
  const glow = dice.pick('display', ['#bfe0d2', '#bcd6ee', '#f3d9a8', '#1d2a30', '#d8e8c0']);
  const ink = glow === '#1d2a30' ? '#8fe0c0' : '#26352d';
  const trim = dice.pick('trim', [look.isColored ? '#f1f4f4' : look.color, look.accent, '#5d666b', '#2f9d9b']);
  const head = dice.pick('head', [
    'M-170,-440C-180,-480 -150,-500 -100,-500H90C150,-500 170,-470 166,-430C160,-380 120,-360 70,-356H-90C-140,-360 -164,-400 -170,-440Z',
    'M-176,-470L-120,-500H110L160,-460V-390L120,-356H-120L-176,-392Z',
    'M-180,-428A80,74 0 0 1 -100,-502H60C150,-510 190,-440 150,-380C130,-352 60,-352 0,-354H-100A80,74 0 0 1 -180,-428Z',
  ]);
  const [lean, foot] = [dice.between('grip lean', -10, 50), dice.between('foot', 100, 170)];
  const grip = `M-20,-370C-10,-250 ${lean},-120 ${lean + 20},-20Q${lean + 24},0 ${lean + 50},0H${lean + foot}Q${lean + foot + 26},0 ${lean + foot + 20},-26C${lean + 130},-130 ${lean * 0.5 + 130},-250 110,-380Z`;
  const screen = dice.pick('screen', [
    rectangle(-80, -476, 170, 92, 14),
    rectangle(-60, -470, 190, 76, 38),
    rectangle(-30, -480, 120, 100, 8),
  ]);
  const reading = `${36 + dice.count('degree', 0, 1)}.${dice.count('tenth', 1, 8)}`;
  return boxed(
    c,
    look,
    {
      art:
        c.form(grip, tone, {
          depth: 20,
          light: 0.5,
          dark: 0.4,
          art: dice.pick('grip art', [
            '',
            bar(lean - 60, -140, 300, 160, trim),
            stroke(`M60,-340C70,-220 ${lean + 90},-120 ${lean + 100},-20`, trim, 30),
            sheet(c.tile(40, 18, bar(0, 0, 40, 5, darker(tone, 0.4), 0, 0.3))),
          ]),
        }) +
        c.form(head, tone, {
          depth: 20,
          light: 0.6,
          dark: 0.4,
          art: dice.pick('head art', [
            '',
            bar(-200, -400, 400, 60, trim),
            bar(100, -520, 120, 200, trim),
            bar(-200, -520, 80, 200, trim),
          ]),
        }) +
        c.form(rectangle(-196, -482, 44, dice.between('eye', 80, 112), 20), dice.pick('eye tone', [trim, '#2c3236']), {
          depth: 7,
        }) +
        pane(c, screen, glow) +
        lettering(reading, { x: 4, y: -452, size: 40, color: ink, weight: 1.5, fit: 96 }) +
        c.form('M-44,-350C-60,-310 -50,-280 -26,-262L-4,-270C-16,-300 -14,-330 -6,-352Z', trim, { depth: 6 }) +
        [0, 1, 2]
          .slice(0, dice.count('keys', 1, 3))
          .map((i) => disc(118, -452 + i * 30, 11, 11, i === 0 ? trim : '#8d999e'))
          .join('') +
        lettering(look.brand, { x: lean + 84, y: -60, size: 17, color: darker(tone, 0.6), fit: 96 }),
      box: [-200, -502, 400, 502],
      feet: [[lean + 20, lean + foot]],
      focus: [-190, -510, 330, 330],
    },
    0.45,
    'cross',
    'heart',
    'wave',
    'drop',
  );
}

/** Pens for the mouth and arm, and a floating one for the bath: a fish, a boat, a leaf with a dial. */
export function thermometer(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : white;
  if (look.says('infrared')) return infraredThermometer(c, look, tone);
  if (look.says('bath')) return boxed(c, look, bathThermometer(c, look, tone), 0.4, 'drop', 'wave', 'sun');
  const [wide, long] = [dice.between('pen wide', 34, 58), dice.between('pen long', 420, 500)];
  const trim = look.isColored
    ? dice.pick('trim', ['#f1f4f4', darker(tone, 0.35), look.accent])
    : dice.pick('trim', [look.color, look.accent, '#e39aac', '#2f9d9b', '#8d999e']);
  const body = dice.pick('pen', [
    polygon([
      [-wide, -long, wide],
      [wide, -long, wide],
      [wide + 4, -150, 30],
      [20, -90, 14],
      [15, -30, 10],
      [-15, -30, 10],
      [-20, -90, 14],
      [-wide - 4, -150, 30],
    ]),
    polygon([
      [-wide, -long, 12],
      [wide, -long, 12],
      [wide, -200, 40],
      [18, -110, 20],
      [15, -30, 8],
      [-15, -30, 8],
      [-18, -110, 20],
      [-wide, -200, 40],
    ]),
    polygon([
      [-wide * 0.7, -long, 30],
      [wide * 0.7, -long, 30],
      [wide * 1.2, -long + 150, 60],
      [wide * 0.8, -160, 40],
      [16, -30, 8],
      [-16, -30, 8],
      [-wide * 0.8, -160, 40],
      [-wide * 1.2, -long + 150, 60],
    ]),
  ]);
  const glow = dice.pick('display', ['#c3d3c4', '#bcd6ee', '#d9e6b8', '#e8d9b0']);
  const reading = `${36 + dice.count('degree', 0, 1)}.${dice.count('tenth', 1, 8)}`;
  const pane1 = -long + dice.between('pane', 60, 100);
  const art =
    fillPath(
      rectangle(-14, -44, 28, 46, 14),
      c.linear(
        [
          [0, '#7d878c'],
          [0.35, '#f4f7f8'],
          [1, '#6a7479'],
        ],
        ACROSS,
      ),
    ) +
    c.form(body, tone, {
      depth: 14,
      dark: 0.5,
      light: 0.6,
      art: dice.pick('pen art', [
        '',
        bar(-80, -long, 160, 44, trim),
        bar(-80, -190, 160, 200, trim),
        bar(-80, pane1 - 14, 160, 146, trim),
        stroke(`M${-wide * 0.8},-${long}V-160`, trim, 15),
      ]),
    }) +
    pane(c, rectangle(-30, pane1, 60, 116, dice.pick('pane corner', [4, 12, 30])), glow) +
    `<g transform="translate(0 ${pane1 + 58}) rotate(-90)">${lettering(reading, { size: 30, y: -15, color: '#26352d', weight: 1.5 })}</g>` +
    c.form(
      dice.pick('key', [
        rectangle(-20, pane1 + 138, 40, 54, 20),
        rectangle(-18, pane1 + 144, 36, 36, 18),
        rectangle(-24, pane1 + 146, 48, 26, 8),
      ]),
      trim,
      { depth: 7, light: 0.6 },
    );
  const lean = dice.between('lean', 14, 42);
  const piece: Piece = {
    art: placed(art, { turn: lean, x: 30 - lean, y: -18 }),
    box: [-110, -long, 390, long],
    feet: [[-50, 60]],
    focus: [40, -420, 220, 220],
  };
  return boxed(c, look, piece, 0.5, 'cross', 'heart', 'drop', 'leaf');
}

function bathThermometer(c: Canvas, look: Look, tone: string): Piece {
  const { dice } = look;
  const trim = look.isColored ? '#f1f4f4' : dice.pick('bath', ['#e9bd3a', '#2f9d9b', '#e39aac', '#5fa8e0', '#e0762b']);
  const face = dice.pick('dial', ['#bfe0d2', '#bcd6ee', '#fdfaf0']);
  const dial =
    disc(0, -170, 84, 84, darker(trim, 0.1)) +
    disc(0, -172, 74, 74, face) +
    lettering(`${dice.count('bath degree', 34, 39)}`, { y: -198, size: 50, color: '#26352d', weight: 1.6 }) +
    stroke('M-40,-122Q-20,-136 0,-122T40,-122', '#2f66b3', 7);
  const shape = dice.pick('float', ['fish', 'boat', 'drop', 'whale'] as const);
  const bodies = {
    fish:
      c.form('M-220,-170C-160,-300 80,-310 160,-180L250,-260V-90L160,-160C80,-30 -160,-40 -220,-170Z', tone, {
        depth: 22,
      }) + disc(-150, -196, 14, 14, '#22272a'),
    boat:
      stroke('M-20,-250V-420', '#8d6a44', 12) +
      fillPath('M-10,-420L120,-270H-10Z', trim) +
      c.form('M-240,-220H240C220,-60 140,-20 0,-20C-140,-20 -220,-60 -240,-220Z', tone, { depth: 22 }),
    drop: c.form('M0,-420C90,-300 170,-240 170,-160A170,160 0 0 1 -170,-160C-170,-240 -90,-300 0,-420Z', tone, {
      depth: 24,
    }),
    whale:
      c.form(
        'M-230,-150C-220,-280 -60,-310 60,-270C160,-240 200,-260 220,-340C280,-330 290,-240 230,-200C210,-80 60,-20 -80,-30C-190,-40 -230,-80 -230,-150Z',
        tone,
        { depth: 22, art: fillPath('M-240,-110C-100,-60 60,-70 200,-140V20H-240Z', '#ffffff', 0.6) },
      ) +
      disc(-170, -176, 12, 12, '#22272a') +
      stroke('M-90,-300C-100,-350 -130,-360 -150,-350M-90,-300C-80,-350 -50,-360 -30,-350', '#8fc0e0', 10),
  };
  return {
    art: bodies[shape] + dial + lettering(look.brand, { y: -64, size: 17, color: darker(tone, 0.5), fit: 120 }),
    box: [-244, -430, 530, 430],
    feet: [[-120, 120]],
    focus: [-140, -320, 280, 280],
  };
}
