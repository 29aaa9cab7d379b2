/** The drawings of the electronics categories: phones, computers, televisions, audio, cameras and chargers. */
import { elementAt } from '@quarry/language';
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, inkOn, lighter, lightness } from '../studio/color.ts';
import { boxed, withCarton } from './boxed.ts';
import { flatScreen } from './computers/flat-screen.ts';
import { keyboard, mouse } from './computers/keyboard.ts';
import { laptop } from './computers/laptop.ts';
import { printer } from './computers/printer.ts';
import { slab } from './computers/slab.ts';
import { shell } from './device-look.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { block } from '../studio/solids.ts';
import { actionCamera, foldable, handheldConsole } from './handheld-devices.ts';
import { carCharger, wirelessCharger } from './chargers.ts';
import { smallRouter } from './desk-devices.ts';
import { camera, headphones, smartwatch, speaker } from './sound-and-camera.ts';
import type { Piece } from '../studio/stage.ts';

function gameConsole(c: Canvas, look: Look): Piece {
  if (look.says('portable')) return handheldConsole(c, look);
  const { dice } = look;
  const tone = shell(look, '#f0f0ed');
  const box = block(
    c,
    { width: 150, height: 470, back: [90, 44], front: tone, side: tone },
    bar(-22, -470, 44, 470, '#1b1f22') +
      bar(
        -6,
        -400,
        12,
        200,
        c.linear([
          [0, look.accent],
          [1, lighter(look.accent, 0.6)],
        ]),
        6,
      ),
  );
  const pad =
    'M-180,-150C-150,-180 -90,-176 -60,-160H60C90,-176 150,-180 180,-150C216,-90 226,-10 190,0C150,8 130,-40 90,-62H-90C-130,-40 -150,8 -190,0C-226,-10 -216,-90 -180,-150Z';
  const padTone = dice.pick('pad', [tone, '#2a2d30', look.accent]);
  const dark = darker(padTone, 0.6);
  const controller =
    c.form(pad, padTone, { depth: 18, light: 0.6 }) +
    bar(-134, -124, 16, 48, dark, 4) +
    bar(-150, -108, 48, 16, dark, 4) +
    [
      [112, -126],
      [136, -102],
      [88, -102],
      [112, -78],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, 11, 11, elementAt(['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a'], i)))
      .join('') +
    [-56, 56]
      .map(
        (x) =>
          disc(x, -74, 27, 25, dark) +
          disc(
            x,
            -78,
            21,
            19,
            c.radial([
              [0, '#4a5358'],
              [1, '#15191b'],
            ]),
          ),
      )
      .join('');
  return {
    art: placed(box, { x: -120 }) + c.pool(120, 0, 210, 22, 0.5) + placed(controller, { x: 130, y: 2 }),
    box: [-200, -516, 552, 520],
    feet: [
      [-195, 30],
      [-60, 330],
    ],
    focus: [-60, -230, 380, 240],
  };
}

function router(c: Canvas, look: Look): Piece {
  if (look.says('mesh', 'mobile')) return smallRouter(c, look);
  const tone = shell(look, '#f0f0ed');
  const antennas = look.dice.count('antennas', 2, 4);
  const sticks = Array.from({ length: antennas }, (_, i) => {
    const x = -200 + (i * 400) / (antennas - 1);
    return placed(c.form(rectangle(-15, -280, 30, 280, 12), darker(tone, 0.08), { depth: 7 }), {
      x,
      y: -60,
      turn: (x / 200) * 9,
    });
  }).join('');
  return {
    art:
      sticks +
      c.form('M-250,-100Q-246,-124 -220,-124H220Q246,-124 250,-100L262,-24Q264,0 240,0H-240Q-264,0 -262,-24Z', tone, {
        depth: 16,
        light: 0.6,
      }) +
      bar(-230, -60, 460, 34, '#15191b', 17) +
      Array.from({ length: 6 }, (_, i) =>
        disc(-80 + i * 32, -43, 5, 5, i === 2 && look.dice.chance('amber', 0.5) ? '#e9bd3a' : '#7fe0a8'),
      ).join('') +
      lettering(look.brand, { y: -100, size: 20, color: darker(tone, 0.55) }),
    box: [-300, -350, 600, 350],
    feet: [[-250, 250]],
    focus: [-150, -200, 320, 220],
  };
}

const charger = (c: Canvas, look: Look): Piece => {
  const alone = look.says('wireless')
    ? wirelessCharger(c, look)
    : look.says('car')
      ? carCharger(c, look)
      : wallCharger(c, look);
  return boxed(c, look, alone, 0.55, 'sun', 'wave', 'star', 'moon');
};

/** A plug with ports: a cube, a slab or a bar, its prongs, its cable in a coil. */
function wallCharger(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#f0f0ed');
  const watts = look.amount('power') ?? 30;
  const [w, h] = [
    130 + Math.min(1, watts / 100) * 80 + dice.between('wide', -20, 24),
    200 + Math.min(1, watts / 100) * 70 + dice.between('high', -34, 30),
  ];
  const x = -50;
  const trim = dice.pick('trim', [look.accent, darker(tone, 0.3), lighter(tone, 0.4), '#c79b5a']);
  const corner = dice.pick('corner', [12, 40, w / 2]);
  const cableTone = dice.pick('cable', [tone, tone, '#2a2d30', '#f0f0ed', look.accent]);
  const cable = dice.pick('run', [
    'M60,-60C140,-60 150,-10 210,-20C290,-34 300,-150 230,-170C170,-186 130,-140 170,-100C210,-60 300,-70 310,-200',
    'M50,-60C120,-20 170,-20 200,-90C230,-170 300,-170 300,-100C300,-30 210,-30 210,-100C214,-190 300,-220 310,-200',
    'M40,-60C90,0 300,10 320,-60C330,-120 180,-100 170,-150C160,-210 300,-230 310,-200',
  ]);
  const prong = (px: number) =>
    bar(
      px,
      -h - 54,
      16,
      60,
      c.linear(
        [
          [0, '#e4e7e8'],
          [1, '#8f979b'],
        ],
        [0, 0, 1, 0],
      ),
      dice.pick('prong', [6, 2]),
    );
  const ports = dice.count('ports', 1, watts >= 65 ? 4 : 2);
  const face = dice.pick('face', [
    '',
    bar(x - w, -h, w * 2, h * 0.3, trim, 0, 0.9),
    bar(x - w / 2, -h, 18, h, trim, 0, 0.9),
    sheet(c.tile(14, 400, bar(0, 0, 4, 400, darker(tone, 0.4), 0, 0.25))),
    fillPath(`M${x - w},${-h * 0.4}L${x + w},${-h * 0.7}V0H${x - w}Z`, trim, 0.85),
  ]);
  return {
    art:
      stroke(cable, darker(cableTone, 0.3), 18) +
      stroke(cable, cableTone, 13) +
      (dice.chance('braided', 0.4)
        ? stroke(cable, darker(cableTone, 0.5), 13, { dash: '3 6', cap: 'butt', opacity: 0.4 })
        : stroke(cable, '#ffffff', 3, { opacity: 0.5 })) +
      placed(bar(-15, -50, 30, 54, cableTone, 6) + bar(-9, -74, 18, 26, '#b9c0c4', 4), {
        x: 310,
        y: -200,
        turn: dice.between('plug', -14, 14),
      }) +
      prong(x - w * 0.24 - 8) +
      prong(x + w * 0.24 - 8) +
      c.form(rectangle(x - w / 2, -h, w, h, corner), tone, { depth: 18, light: 0.6, art: face }) +
      Array.from({ length: ports }, (_, i) =>
        c.form(rectangle(x - 26, -54 - i * 36, 52, 18, i % 2 ? 4 : 9), '#2a2d30', { depth: 3 }),
      ).join('') +
      lettering(look.brand, {
        x,
        y: -h + 34,
        size: 22,
        color: lightness(tone) < 0.3 ? '#dfe5e7' : darker(tone, 0.55),
        fit: w * 0.7,
      }) +
      lettering(`${watts}W`, {
        x,
        y: -h + 68,
        size: 28,
        color: lightness(tone) < 0.3 ? '#dfe5e7' : darker(tone, 0.6),
        weight: 1.7,
        fit: w * 0.6,
      }),
    box: [Math.min(-142, x - w / 2), -h - 58, 470, h + 58],
    feet: [[x - w / 2 + 10, x + w / 2 - 10]],
    focus: [-150, -300, 250, 250],
  };
}

/** Dark cells behind thin silver lines. */
function solarPanel(c: Canvas, w: number, h: number): string {
  const cells = c.tile(
    34,
    40,
    bar(0, 0, 34, 40, '#b9c6d2') + bar(1.5, 1.5, 31, 37, '#16263f') + bar(1.5, 18, 31, 1.4, '#3a5478'),
  );
  return (
    bar(-w / 2 + 16, -h + 20, w - 60, h * 0.56, cells, 4) +
    bar(
      -w / 2 + 16,
      -h + 20,
      w - 60,
      h * 0.56,
      c.linear(
        [
          [0, '#ffffff', 0.28],
          [0.4, '#ffffff', 0],
          [1, '#ffffff', 0.08],
        ],
        [0, 0, 1, 1],
      ),
      4,
    )
  );
}

function powerBank(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const large =
    (look.amount('capacity') ?? 10000) >= 20000 ? 1.15 : (look.amount('capacity') ?? 10000) <= 5000 ? 0.8 : 1;
  const [w, h] = [look.dice.between('width', 190, 220), look.dice.between('height', 370, 400) * large];
  return {
    art: block(
      c,
      { width: w, height: h, back: [44, 22], front: tone, side: tone },
      bar(w / 2 - 30, -h, 6, h, look.accent, 0, 0.8) +
        lettering(look.brand, {
          x: -14,
          y: -h * (look.says('solar') ? 0.3 : 0.66),
          size: 28,
          color: inkOn(tone),
          fit: w * 0.6,
        }) +
        lettering(look.fact('capacity') || `${look.dice.pick('mah', [10, 15, 20, 30])}000 mAh`, {
          x: -14,
          y: -h * (look.says('solar') ? 0.22 : 0.56),
          size: 17,
          color: inkOn(tone),
          fit: w * 0.56,
        }) +
        (look.says('solar') ? solarPanel(c, w, h) : '') +
        Array.from({ length: 4 }, (_, i) =>
          disc(-36 + i * 24, -70, 6, 6, i < look.dice.count('charge', 2, 4) ? '#7fe0a8' : '#5d666b'),
        ).join(''),
    ),
    box: [-w / 2, -h - 22, w + 44, h + 22],
    feet: [[-w / 2, w / 2 + 30]],
    focus: [-w / 2, -h - 20, w * 1.2, w * 1.2],
  };
}

const stage = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.9 }],
});

const floor = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'table',
  size,
  more: [{ isClose: true }, { mount: 'plinth', isTinted: true, size: size * 0.92 }],
});

export const SCREENS = {
  smartphone: stage((c, look) =>
    look.says('foldable')
      ? foldable(c, look)
      : slab(c, look, look.dice.between('width', 205, 225), 450, look.dice.between('radius', 26, 40)),
  ),
  laptop: floor(laptop, 1.04),
  'tablet-computer': stage((c, look) => slab(c, look, look.dice.between('width', 310, 340), 450, 28)),
  television: floor(flatScreen(true), 1.1),
  headphones: stage(withCarton(headphones, 0.4, 'wave', 'sun', 'moon', 'star')),
  speaker: stage(speaker),
  smartwatch: stage(withCarton(smartwatch, 0.5, 'heart', 'sun', 'moon', 'star')),
  camera: stage((c, look) => (look.says('action') ? actionCamera(c, look) : camera(c, look)), 0.95),
  monitor: floor(flatScreen(false)),
  keyboard: floor(keyboard, 1.02),
  mouse: stage(withCarton(mouse, 0.45, 'star', 'wave', 'gear'), 0.8),
  printer: floor(printer, 0.9),
  'game-console': stage(gameConsole, 1.04),
  router: stage(withCarton(router, 0.45, 'wave', 'star', 'sun')),
  charger: stage(charger, 0.85),
  'power-bank': stage(withCarton(powerBank, 0.45, 'sun', 'wave', 'star'), 0.85),
} satisfies Drawings<string>;
