/**
 * Tools with a motor: drills, rotary hammers, angle grinders and mowers. A maker has its own livery, a model its own
 * housing, grip, battery and bit, so that two of a row are never the same tool in another colour.
 */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter, lightness } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

const RUBBER = '#2a2f33';
const STEEL = '#b4bcc0';

const housing = (look: Look): Hex =>
  look.isColored
    ? look.color
    : look.dice.pick('tool', ['#e0762b', '#2f66b3', '#c22f2b', '#3f7d50', '#e9bd3a', '#2f9d9b']);

/** The second colour of a livery: rubber, or grey on a tool that is black itself. */
const second = (look: Look, tone: Hex): Hex =>
  lightness(tone) < 0.25
    ? look.dice.pick('second', ['#4a5358', '#7d868b', '#c22f2b', '#e0762b', '#5d7f86'])
    : look.dice.pick('second', [RUBBER, RUBBER, '#3f474c', '#d9dcdb', '#5d666b']);

const knurl = (c: Canvas, look: Look): string =>
  look.dice.pick('knurl', [
    sheet(c.tile(14, 14, disc(7, 7, 2.6, 2.6, '#000000', 0.4))),
    sheet(c.tile(300, 13, bar(0, 0, 300, 5, '#000000', 0, 0.35))),
    sheet(c.tile(16, 16, stroke('M0,16L16,0', '#000000', 3, { opacity: 0.35 }))),
    sheet(c.tile(15, 15, stroke('M0,0L15,15M15,0L0,15', '#000000', 2.4, { opacity: 0.35 }))),
  ]);

/** The maker's name, legible on both colours. */
const nameInk = (look: Look): Hex => (lightness(second(look, housing(look))) > 0.6 ? '#22272a' : '#fdfaf3');

/** Two colours on one housing. `box` is what they are laid over. */
function livery(
  c: Canvas,
  look: Look,
  outline: string,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const { dice } = look;
  const other = second(look, housing(look));
  const cut = dice.between('cut', 0.3, 0.7);
  const layer = dice.pick('livery', [
    bar(x, y, w * 0.2, h, other) + bar(x + w * (0.72 + cut * 0.2), y, w, h, other),
    fillPath(`M${x + w * cut},${y}L${x + w},${y}V${y + h}H${x + w * (cut - 0.22)}Z`, other),
    fillPath(
      `M${x},${y + h * 0.72}C${x + w * 0.3},${y + h * cut} ${x + w * 0.6},${y + h} ${x + w},${y + h * (cut - 0.1)}V${y + h}H${x}Z`,
      other,
    ),
    fillPath(`M${x + w * cut},${y}h${w * 0.12}l${-w * 0.16},${h}h${-w * 0.12}Z`, other) +
      fillPath(`M${x + w * (cut + 0.18)},${y}h${w * 0.06}l${-w * 0.16},${h}h${-w * 0.06}Z`, other),
    bar(x, y + h * 0.62, w, h * 0.4, other) + bar(x, y + h * 0.56, w, 6, lighter(other, 0.5)),
    fillPath(
      `M${x},${y}H${x + w * cut * 0.7}C${x + w * cut},${y + h * 0.4} ${x + w * 0.2},${y + h * 0.7} ${x},${y + h}Z`,
      other,
    ),
  ]);
  return c.inside(outline, layer);
}

/** Vents: slots, holes or gills. */
function vents(look: Look, x: number, y: number): string {
  return look.dice.pick('vents', [
    Array.from({ length: 5 }, (_, i) => bar(x, y + i * 15, 36, 7, '#0d1012', 3, 0.7)).join(''),
    Array.from({ length: 4 }, (_, i) => bar(x + i * 12, y, 6, 62, '#0d1012', 3, 0.7)).join(''),
    Array.from({ length: 9 }, (_, i) =>
      disc(x + (i % 3) * 17, y + 8 + Math.floor(i / 3) * 19, 5.5, 5.5, '#0d1012', 0.7),
    ).join(''),
    Array.from({ length: 4 }, (_, i) =>
      stroke(`M${x + i * 12},${y + 4}q-14,26 0,52`, '#0d1012', 6, { opacity: 0.7 }),
    ).join(''),
  ]);
}

/** What sits in the chuck, pointing left from x = 0. */
function bit(c: Canvas, look: Look, isMasonry: boolean): { art: string; length: number } {
  const length = look.dice.between('bit length', isMasonry ? 120 : 90, isMasonry ? 200 : 190);
  const kind = isMasonry
    ? look.dice.pick('masonry', ['spiral', 'spiral', 'chisel'])
    : look.dice.pick('bit', ['twist', 'driver', 'spade', 'twist', 'hole saw']);
  const steel = c.linear([
    [0, lighter(STEEL, 0.6)],
    [0.4, STEEL],
    [1, darker(STEEL, 0.45)],
  ]);
  const dark = look.dice.chance('titanium', 0.35) ? '#c79b4a' : steel;
  const wave = Array.from({ length: Math.floor(length / 26) }, (_, i) => `M${-8 - i * 26},-9l-16,18`).join('');
  switch (kind) {
    case 'chisel':
      return {
        length,
        art:
          bar(-length + 50, -9, length - 50, 18, steel) +
          fillPath(`M${-length + 54},-11L${-length},-26V26L${-length + 54},11Z`, dark),
      };
    case 'spiral':
      return {
        length,
        art:
          bar(-length, -9, length, 18, dark, 2) +
          stroke(wave, '#3a4146', 5, { opacity: 0.75 }) +
          fillPath(`M${-length},-13L${-length - 16},0L${-length},13Z`, '#5d666b'),
      };
    case 'driver':
      return {
        length: 84,
        art:
          bar(-84, -8, 84, 16, steel, 3) +
          fillPath('M-84,-8L-104,-2V2L-84,8Z', '#5d666b') +
          bar(-40, -13, 26, 26, look.accent, 4),
      };
    case 'spade':
      return {
        length,
        art:
          bar(-length, -5, length, 10, steel) +
          fillPath(`M${-length},-26H${-length + 46}V26H${-length}L${-length - 22},0Z`, dark),
      };
    case 'hole saw':
      return {
        length: 120,
        art:
          bar(-60, -6, 60, 12, steel) +
          bar(-120, -44, 64, 88, steel, 5) +
          bar(-84, -44, 16, 88, look.accent) +
          stroke('M-121,-42V42', '#3a4146', 7, { dash: '6 6', cap: 'butt' }) +
          bar(-140, -4, 22, 8, steel),
      };
    default:
      return {
        length,
        art:
          fillPath(`M0,-8L${-length},-6L${-length - 20},0L${-length},6L0,8Z`, dark) +
          stroke(wave, '#5d666b', 3.4, { opacity: 0.8 }),
      };
  }
}

/** 12 V packs are slim, 18 V slide on, 20 V are tall with a gauge. Stands on y = 0 around x. */
function batteryPack(c: Canvas, look: Look, x: number, tone: Hex): string {
  const { dice } = look;
  const volts = look.amount('voltage') ?? dice.pick('volts', [12, 18, 20]);
  const [half, high] = volts <= 12 ? [66, 84] : volts >= 20 ? [112, 136] : [98, 108];
  const nose = dice.between('pack nose', -16, 26);
  const body = polygon([
    [x - half + 22, -high, 12],
    [x + half - 14, -high, 12],
    [x + half, -high * 0.7, 12],
    [x + half - 4, -6, 16],
    [x - half - nose, 0, 16],
    [x - half - nose + 8, -high * 0.66, 14],
  ]);
  const plate = dice.pick('plate', [tone, tone, '#d9dcdb', darker(tone, 0.45)]);
  const leds = Array.from({ length: 4 }, (_, i) =>
    disc(x - half * 0.4 + i * 16, -high + 18, 5, 5, i < 3 ? '#7fe0a8' : '#4a5358'),
  ).join('');
  return (
    c.form(body, dice.pick('pack', [RUBBER, RUBBER, '#3f474c', darker(tone, 0.55)]), { depth: 12, light: 0.5 }) +
    bar(x - half * 0.62, -high * 0.62, half * 1.24, high * 0.36, plate, 6) +
    (volts >= 20 ? leds : '') +
    lettering(`${volts}V`, { x, y: -high * 0.62 + high * 0.09, size: high * 0.18, color: inkOn(plate), weight: 1.8 })
  );
}

function chuck(c: Canvas, look: Look, isSds: boolean): string {
  const { dice } = look;
  const ribs = sheet(c.tile(11, 90, bar(0, 0, 4, 90, '#0d1012', 0, 0.5)));
  const tone = isSds ? '#22272a' : dice.pick('chuck', ['#3a4146', '#3a4146', '#8d969b', '#5d5f52']);
  const wide = dice.between('chuck', 0.86, 1.14);
  return placed(
    turned(
      c,
      isSds
        ? [
            [17, -84, 8],
            [28, -62, 10],
            [32, -34, 6],
            [44, -28, 4],
            [44, 0],
          ]
        : [
            [20 * wide, -80, 4],
            [33 * wide, -58, 6],
            [42 * wide, -10],
            [46 * wide, 0],
          ],
      tone,
      {
        finish: 'metal',
        art:
          (isSds ? '' : ribs) +
          bar(
            -60,
            dice.between('chuck ring', -34, -18),
            120,
            9,
            dice.pick('chuck band', [look.accent, '#d5dadc', '#0d1012']),
            0,
            0.85,
          ),
      },
    ).art,
    { turn: -90 },
  );
}

/** The second handle, at the front: hangs down, knob below. */
const sideHandle = (c: Canvas, x: number, y: number, length: number): string =>
  bar(x - 15, y - 66, 30, 74, '#3a4146', 8) +
  placed(
    turned(
      c,
      [
        [16, -length, 6],
        [20, -length * 0.7, 10],
        [17, -30, 12],
        [25, -8, 8],
        [20, 0],
      ],
      RUBBER,
      { finish: 'matte', art: sheet(c.tile(80, 15, bar(0, 0, 80, 5, '#000000', 0, 0.4))) },
    ).art,
    { x, y: y + length },
  );

export function drill(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = housing(look);
  if (look.says('rotary hammer')) return rotaryHammer(c, look, tone);
  const isHammer = look.says('hammer drill');
  const back = dice.between('back', 196, 256);
  const high = dice.between('barrel', 58, 76);
  const nose = isHammer ? dice.between('nose', -150, -120) : dice.between('nose', -112, -70);
  const lean = dice.between('lean', -4, 30);
  const y = -392;
  const motor = dice.pick('motor', [
    `M${nose},${y - high * 0.7}C${nose + 30},${y - high} 0,${y - high} 30,${y - high}H${back - 40}Q${back},${y - high} ${back},${y}Q${back},${y + high} ${back - 46},${y + high}H${nose + 30}Q${nose},${y + high} ${nose},${y + high * 0.5}Z`,
    `M${nose},${y - high * 0.8}H40L70,${y - high - 14}H${back - 10}L${back + 6},${y - high * 0.4}V${y + high * 0.5}L${back - 30},${y + high}H${nose + 20}L${nose},${y + high * 0.6}Z`,
    `M${nose},${y - high * 0.6}Q${nose + 60},${y - high * 1.1} 100,${y - high * 1.1}C${back},${y - high * 1.1} ${back + 20},${y - 30} ${back},${y + 10}C${back - 20},${y + high} 120,${y + high * 0.9} ${nose},${y + high * 0.7}Z`,
  ]);
  const grip = `M66,${y + 50}L182,${y + 50}C196,-280 ${182 + lean},-190 ${176 + lean},-72L${70 + lean},-72C${66 + lean},-200 56,-260 50,${y + 60}Z`;
  const packX = 124 + lean + dice.between('pack', -8, 22);
  const tip = bit(c, look, isHammer && dice.chance('stone', 0.6));
  const trigger = dice.pick('trigger', ['#c22f2b', look.accent, '#8d969b', '#e9bd3a', '#22272a']);
  return {
    art:
      placed(tip.art, { x: nose - 74, y }) +
      placed(chuck(c, look, false), { x: nose + 4, y }) +
      c.form(grip, RUBBER, { depth: 16, light: 0.45, art: knurl(c, look) }) +
      (dice.chance('grip inlay', 0.5)
        ? stroke(`M150,-300C168,-250 ${150 + lean},-180 ${150 + lean},-120`, tone, 17)
        : '') +
      c.form(`M36,-330L72,-326C78,-290 76,-262 64,-244C46,-262 36,-296 36,-330Z`, trigger, { depth: 6 }) +
      batteryPack(c, look, packX, tone) +
      c.form(motor, tone, { depth: 18, light: 0.6, dark: 0.55, art: '' }) +
      livery(c, look, motor, [nose, y - high * 1.1, back - nose, high * 2.2]) +
      bar(
        nose - 2,
        y - high * 0.74,
        dice.between('collar', 14, 40),
        high * 1.48,
        dice.pick('collar', ['#3a4146', '#8d969b', darker(tone, 0.4)]),
        7,
      ) +
      (dice.chance('gear', 0.5)
        ? c.form(rectangle(60, y - high - 22, 62, 26, 8), dice.pick('gear tone', ['#22272a', look.accent]), {
            depth: 5,
          })
        : '') +
      c.relief(motor, tone, { depth: 14, light: 0.5, dark: 0.4 }) +
      vents(look, back - 64, y - 36) +
      lettering(look.brand, {
        x: 46,
        y: y - dice.between('name', 4, 26),
        size: dice.between('name size', 24, 34),
        color: nameInk(look),
        fit: 150,
        weight: 1.7,
      }) +
      (isHammer ? sideHandle(c, nose + 26, y + high - 4, dice.between('side handle', 130, 170)) : '') +
      (dice.chance('lamp', 0.5) ? disc(64 + lean, -112, 13, 9, '#fff3cf') : ''),
    box: [nose - 84 - tip.length, y - high * 1.1 - 20, back + 24 - (nose - 84 - tip.length), -y + high * 1.1 + 20],
    feet: [[packX - 90, packX + 100]],
    focus: [-150, -500, 380, 380],
  };
}

/** Long barrel, SDS chuck, a handle like a D, and a second handle in front. */
function rotaryHammer(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const y = -330;
  const high = dice.between('barrel', 52, 68);
  const front = dice.between('front', -210, -150);
  const back = dice.between('back', 110, 150);
  const isUpright = dice.chance('upright motor', 0.5);
  const barrel = `M${front},${y - high * 0.62}L${front + 70},${y - high}H${back - 20}Q${back},${y - high} ${back},${y - high + 26}V${y + high}H${front + 60}Q${front + 10},${y + high} ${front},${y + high * 0.5}Z`;
  const belly = isUpright
    ? `M-30,${y + 30}H96L104,-150Q104,-118 70,-118H0Q-34,-118 -32,-150Z`
    : `M10,${y + 30}H120L150,-110H40Z`;
  const reach = dice.between('D', 236, 280);
  const handle = `M${back - 24},${y - high + 20}C${reach - 30},${y - high - 20} ${reach + 10},${y - 20} ${reach},-210C${reach - 6},-150 ${reach - 40},-116 150,-112L80,-112`;
  const tip = bit(c, look, true);
  return {
    art:
      placed(tip.art, { x: front - 66, y }) +
      placed(chuck(c, look, true), { x: front + 6, y }) +
      (dice.chance('depth rod', 0.6)
        ? stroke(`M${front + 36},${y - high - 16}H${front - 150}`, '#8d969b', 9) +
          bar(front + 20, y - high - 28, 40, 24, '#22272a', 6)
        : '') +
      stroke(handle, RUBBER, 54) +
      placed(stroke(handle, '#4a5358', 10, { opacity: 0.8 }), { x: -8, y: -8 }) +
      stroke(`M${reach - 4},-250q-4,56 -20,80`, tone, 15) +
      bar(reach - 54, -286, 24, 74, dice.pick('trigger', ['#c22f2b', look.accent, '#e9bd3a', '#8d969b']), 10) +
      c.form(belly, isUpright ? RUBBER : tone, { depth: 15, light: 0.45, art: isUpright ? knurl(c, look) : '' }) +
      vents(look, 16, -214) +
      batteryPack(c, look, dice.between('pack', 96, 130), tone) +
      c.form(barrel, tone, { depth: 18, light: 0.6, dark: 0.5 }) +
      livery(c, look, barrel, [front, y - high, back - front, high * 2]) +
      c.relief(barrel, tone, { depth: 13, light: 0.45, dark: 0.4 }) +
      disc(back - 46, y + 8, 30, 30, '#22272a') +
      placed(bar(-6, -26, 12, 34, look.accent, 5), { x: back - 46, y: y + 8, turn: dice.between('mode', -70, 70) }) +
      lettering(look.brand, {
        x: (front + back) / 2 - 20,
        y: y - 22,
        size: 30,
        color: nameInk(look),
        fit: 150,
        weight: 1.7,
      }) +
      sideHandle(c, front + 34, y + high * 0.9, dice.between('side handle', 120, 160)),
    box: [front - 74 - tip.length, y - high - 30, reach + 30 - (front - 74 - tip.length), -y + high + 30],
    feet: [[10, 220]],
    focus: [front - 40, -420, 380, 380],
  };
}

export function grinder(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = housing(look);
  const isCordless = look.says('cordless');
  const disk = { 115: 122, 125: 146, 230: 206 }[look.amount('diameter') ?? 125] ?? 140;
  const length = dice.between('length', 300, 390) + (disk > 180 ? 40 : 0);
  const high = dice.between('girth', 92, 124);
  const [x, y] = [-60, -180];
  const body = dice.pick('body', [
    rectangle(x, y - high / 2, length, high, 46),
    `M${x},${y - high * 0.5}L${x + length * 0.4},${y - high * 0.58}L${x + length},${y - high * 0.36}V${y + high * 0.36}L${x + length * 0.4},${y + high * 0.58}L${x},${y + high * 0.5}Z`,
    `M${x},${y - high * 0.5}C${x + 80},${y - high * 0.62} ${x + 120},${y - high * 0.3} ${x + length * 0.6},${y - high * 0.34}C${x + length * 0.8},${y - high * 0.36} ${x + length},${y - high * 0.5} ${x + length},${y}C${x + length},${y + high * 0.5} ${x + length * 0.8},${y + high * 0.36} ${x + length * 0.6},${y + high * 0.34}C${x + 120},${y + high * 0.3} ${x + 80},${y + high * 0.62} ${x},${y + high * 0.5}Z`,
  ]);
  const end = x + length;
  const rear = `M${end - length * dice.between('rubber', 0.36, 0.56)},${y - high}H${end + 20}V${y + high}H${end - length * 0.42}C${end - length * 0.3},${y + 20} ${end - length * 0.54},${y - 20} ${end - length * 0.5},${y - high}Z`;
  const loop = dice.chance('loop handle', 0.35);
  const facing = dice.pick('disc face', ['#3a4146', '#6a4a32', '#5b5f63', '#2f3a44']);
  const flat = disk * 0.31;
  const handle = loop
    ? stroke(`M-128,-230C-150,-${320 + high * 0.5} -60,-${340 + high * 0.5} -40,-250`, RUBBER, 32)
    : placed(
        c.form(rectangle(-19, -dice.between('stick', 120, 170), 38, 170, 19), RUBBER, {
          depth: 8,
          light: 0.5,
          art: knurl(c, look),
        }),
        {
          x: -110,
          y: -196,
          turn: dice.between('stick turn', -24, 12),
        },
      );
  const power = isCordless
    ? placed(batteryPack(c, look, 0, tone), { x: end + 6, y: y + 66, turn: 0, scale: 0.72 })
    : stroke(
        `M${end - 10},${y}C${end + 60},${y + 6} ${end + 66},${y + 110} ${end + dice.between('cord', 10, 80)},-8`,
        RUBBER,
        15,
      );
  return {
    art:
      (isCordless ? '' : power) +
      handle +
      c.form(body, tone, { depth: 18, light: 0.6 }) +
      livery(c, look, body, [x + 40, y - high / 2, length * 0.6, high]) +
      c.inside(body, fillPath(rear, RUBBER) + c.inside(rear, knurl(c, look))) +
      c.relief(body, tone, { depth: 14, light: 0.5, dark: 0.4 }) +
      (isCordless ? power : '') +
      vents(look, x + length * 0.42, y - 34) +
      bar(
        x + dice.between('switch', 90, 150),
        y - high / 2 - 12,
        54,
        20,
        dice.pick('switch tone', ['#c22f2b', '#22272a', look.accent]),
        8,
      ) +
      lettering(look.brand, {
        x: x + length * 0.25,
        y: y - 12,
        size: 27,
        color: nameInk(look),
        fit: length * 0.32,
        weight: 1.7,
      }) +
      c.form(
        `M-172,${y - 52}C-172,${y - 72} -150,${y - 82} -120,${y - 82}H-46L-36,${y + 60}H-150Q-172,${y + 60} -172,${y + 40}Z`,
        dice.pick('head', ['#8d969b', '#6a757b', '#b4bcc0', '#3f474c']),
        { depth: 11, light: 0.7 },
      ) +
      disc(-120, y - 30, 8, 8, '#3a4146') +
      disc(-70, y - 30, 8, 8, '#3a4146') +
      disc(-116, -68, disk, flat, darker(facing, 0.3)) +
      disc(
        -116,
        -74,
        disk,
        flat,
        c.radial([
          [0, lighter(facing, 0.4)],
          [0.3, darker(facing, 0.15)],
          [0.9, lighter(facing, 0.12)],
          [1, darker(facing, 0.4)],
        ]),
      ) +
      (dice.chance('toothed', 0.4)
        ? stroke(oval(-116, -74, disk - 5, flat - 3), '#c3c9cc', 6, { dash: '16 9', cap: 'butt' })
        : stroke(oval(-116, -74, disk * 0.72, flat * 0.72), look.accent, 5, { opacity: 0.8 })) +
      disc(-116, -74, disk * 0.34, flat * 0.34, look.accent) +
      disc(-116, -76, 20, 7, '#d5dadc') +
      c.form(
        `M${-116 - disk - 6},-104C${-108 - disk},-148 ${-190},-160 -116,-160C-40,-160 ${-116 + disk * 0.9},-148 ${-116 + disk},-104L${-116 + disk * 0.8},-98C${-116 + disk * 0.6},-122 ${-116 - disk * 0.7},-122 ${-116 - disk * 0.86},-94Z`,
        dice.pick('guard', ['#5d666b', '#22272a', '#9aa3a8', darker(tone, 0.2)]),
        { depth: 7, light: 0.7 },
      ),
    box: [-126 - disk, -400, end + (isCordless ? 90 : 76) + 126 + disk, 400],
    feet: [
      [-116 - disk * 0.8, -116 + disk * 0.8],
      [end - 110, end + 40],
    ],
    focus: [-270, -340, 340, 340],
  };
}

export function mower(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = housing(look);
  if (look.says('robot')) return robotMower(c, look, tone);
  const area = look.amount('coverage') ?? 600;
  const isPetrol = look.says('petrol');
  const other = second(look, tone);
  const treadStep = dice.count('tread', 16, 26);
  const hub = dice.pick('hub', [darker(tone, 0.1), '#d5dadc', '#4a5358', look.accent]);
  const spokes = dice.count('spokes', 3, 7);
  const wheel = (x: number, r: number) =>
    disc(x, -r, r, r, '#14181b') +
    around(treadStep, r * 0.93)
      .map((p) => disc(x + p.x, -r + p.y, 4.4, 4.4, '#2f363a'))
      .join('') +
    disc(x, -r, r * 0.64, r * 0.64, hub) +
    around(spokes, r * 0.4)
      .map((p) => disc(x + p.x, -r + p.y, r * 0.12, r * 0.12, darker(hub, 0.5)))
      .join('') +
    disc(x, -r, r * 0.24, r * 0.24, '#d5dadc') +
    disc(x, -r, r * 0.1, r * 0.1, '#22272a');
  const long = area >= 1200 ? 330 : area <= 300 ? 230 : 282;
  const [rear, fore] = [
    dice.between('rear wheel', 64, 96) + (area >= 1200 ? 10 : 0),
    dice.between('front wheel', 44, 62),
  ];
  const deckHigh = dice.between('deck', 176, 206);
  const deck = dice.pick('deck', [
    `M${-long},-62C${-long - 6},-150 ${-long + 50},${-deckHigh + 12} ${-long + 120},${-deckHigh}L160,${-deckHigh}C210,${-deckHigh} 230,-160 230,-90Q230,-50 200,-46H${-long + 30}Q${-long + 2},-46 ${-long},-62Z`,
    `M${-long},-60L${-long + 20},-130L${-long + 90},${-deckHigh}H190L232,-140V-60L200,-44H${-long + 20}Z`,
    `M${-long},-58C${-long},-${deckHigh * 0.7} ${-long * 0.6},${-deckHigh - 26} 0,${-deckHigh - 20}C120,${-deckHigh - 16} 230,-170 232,-80Q230,-46 196,-46H${-long + 26}Z`,
  ]);
  const grass = dice.pick('catcher', [RUBBER, '#4a5358', darker(tone, 0.35), '#3f5a48']);
  const bagWide = dice.between('bag', 330, 400);
  const top = dice.between('handle', -560, -470);
  const lean = dice.between('handle lean', 300, 370);
  const bag = `M180,-${dice.between('bag top', 220, 270)}L${bagWide},-190C${bagWide + 22},-130 ${bagWide},-70 ${bagWide - 30},-58L180,-78Z`;
  const motor = isPetrol
    ? c.form(
        `M-140,${-deckHigh + 14}V-${deckHigh + 76}Q-140,-${deckHigh + 92} -120,-${deckHigh + 92}H70Q96,-${deckHigh + 92} 96,-${deckHigh + 66}V${-deckHigh + 14}Z`,
        '#3f474c',
        { depth: 14, light: 0.45 },
      ) +
      Array.from({ length: 6 }, (_, i) => bar(-140, -deckHigh - 64 + i * 14, 70, 6, '#8d969b', 2, 0.9)).join('') +
      disc(
        20,
        -deckHigh - 92,
        dice.between('starter', 62, 84),
        22,
        dice.pick('starter tone', ['#22272a', '#c22f2b', tone]),
      ) +
      c.form(rectangle(84, -deckHigh - 60, 62, 44, 14), dice.pick('tank', ['#c22f2b', '#d9dcdb', '#22272a']), {
        depth: 7,
      }) +
      bar(98, -deckHigh - 76, 34, 20, '#22272a', 6) +
      stroke(`M40,${-deckHigh - 96}Q160,${-deckHigh - 210} ${lean * 0.75},${top * 0.62}`, '#14181b', 4)
    : c.form(
        `M-150,${-deckHigh + 14}C-146,${-deckHigh - 60} -110,${-deckHigh - 86} -40,${-deckHigh - 88}H40C90,${-deckHigh - 86} 110,${-deckHigh - 52} 116,${-deckHigh + 10}Z`,
        RUBBER,
        {
          depth: 14,
          light: 0.45,
        },
      ) +
      c.form(
        rectangle(-70, -deckHigh - 98 - dice.between('cell', 0, 30), 110, 60, 14),
        dice.pick('lid', [tone, other, '#3a4146']),
        { depth: 8 },
      ) +
      disc(-15, -deckHigh - 84, 9, 9, '#7fe0a8');
  return {
    art:
      stroke(
        `M120,-150L${lean},${top}M${lean},${top}h-42`,
        dice.pick('tube', ['#22272a', '#8d969b', darker(tone, 0.3)]),
        18,
      ) +
      stroke(`M${lean},${top}l-62,-18`, RUBBER, 27) +
      (dice.chance('switch box', 0.6) ? c.form(rectangle(lean - 66, top + 20, 56, 40, 10), other, { depth: 6 }) : '') +
      c.form(bag, grass, {
        depth: 15,
        light: 0.35,
        art: dice.pick('weave', [
          sheet(c.tile(10, 10, disc(5, 5, 2.4, 2.4, '#000000', 0.5))),
          sheet(c.tile(20, 20, stroke('M0,0L20,20M20,0L0,20', '#ffffff', 2, { opacity: 0.16 }))),
          bar(170, -200, 300, 16, tone, 0, 0.9),
        ]),
      }) +
      wheel(-long + 110, fore) +
      c.form(deck, tone, { depth: 22, light: 0.55 }) +
      livery(c, look, deck, [-long, -deckHigh - 20, long + 232, deckHigh - 20]) +
      c.relief(deck, tone, { depth: 16, light: 0.5, dark: 0.4 }) +
      motor +
      lettering(look.brand, {
        x: -50,
        y: -136,
        size: dice.between('name', 26, 38),
        color: nameInk(look),
        weight: 1.8,
        fit: 200,
      }) +
      wheel(160, rear),
    box: [-long - 4, top - 40, Math.max(bagWide, lean) + 24 + long, -top + 40],
    feet: [
      [-long + 60, -long + 160],
      [90, 230],
    ],
    focus: [-long + 10, -340, 360, 340],
  };
}

/** A robot that mows: a shell between two large wheels. */
function robotMower(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const area = look.amount('coverage') ?? 600;
  const size = area >= 1200 ? 1.12 : area <= 300 ? 0.9 : 1;
  const high = dice.between('shell', 190, 268);
  const r = dice.between('wheel', 66, 96);
  const at = dice.between('wheel at', 110, 170);
  const other = second(look, tone);
  const hub = dice.pick('hub', [darker(tone, 0.1), '#d5dadc', '#4a5358', look.accent]);
  const base = `M-300,-60C-310,-120 -270,-150 -200,-164C-120,-190 0,-${high - 20} 100,-${high - 26}C200,-${high - 30} 280,-170 290,-90C294,-50 270,-40 240,-40H-260Q-296,-40 -300,-60Z`;
  const shell = dice.pick('shell form', [
    `M-280,-92C-270,-140 -220,-156 -170,-170C-90,-204 20,-${high} 120,-${high - 8}C210,-${high - 18} 270,-190 276,-120C220,-100 60,-104 -60,-96C-140,-90 -230,-84 -280,-92Z`,
    `M-286,-100L-240,-150L-60,-${high - 6}H150L262,-160L280,-104L60,-96H-200Z`,
    `M-276,-88C-280,-150 -200,-${high - 30} -60,-${high}C80,-${high + 10} 250,-${high - 20} 280,-100C200,-128 80,-92 -40,-104C-140,-112 -220,-80 -276,-88Z`,
  ]);
  const tread = dice.pick('tread', ['12 8', '20 10', '7 7', '26 6']);
  const art =
    disc(-190, -32, 34, 34, '#14181b') +
    c.form(base, dice.pick('base', [RUBBER, '#4a5358', '#d9dcdb']), { depth: 14 }) +
    c.form(shell, tone, { depth: 22, light: 0.6 }) +
    livery(c, look, shell, [-280, -high, 560, high - 80]) +
    c.relief(shell, tone, { depth: 16, light: 0.5, dark: 0.4 }) +
    disc(dice.between('stop', 10, 90), -high + 14, 60, 15, darker(other, 0.4)) +
    disc(
      dice.between('stop', 10, 90) - 2,
      -high + 5,
      50,
      13,
      dice.pick('stop tone', ['#c22f2b', '#e9bd3a', '#c22f2b']),
    ) +
    (dice.chance('screen', 0.5)
      ? placed(
          bar(-50, -20, 96, 34, '#0f1c22', 8) + lettering(`${area}`, { x: -2, y: -12, size: 17, color: '#7fe0a8' }),
          { x: -120, y: -high + 78, turn: -14 },
        )
      : '') +
    lettering(look.brand, {
      x: dice.between('name x', -90, -40),
      y: -136,
      size: dice.between('name', 24, 36),
      color: nameInk(look),
      weight: 1.7,
      fit: 150,
    }) +
    [0, 1, 2]
      .map((i) => disc(-252 + i * 22, -104 - i * 3, 8, 8, dice.pick('lamps', ['#7fe0a8', '#fff3cf', '#9fc9ff'])))
      .join('') +
    disc(at, -r, r, r, '#14181b') +
    disc(at, -r, r * 0.64, r * 0.64, hub) +
    around(dice.count('spokes', 3, 8), r * 0.42)
      .map((p) => disc(at + p.x, -r + p.y, r * 0.13, r * 0.13, darker(hub, 0.5)))
      .join('') +
    disc(at, -r, r * 0.26, r * 0.26, '#d5dadc') +
    stroke(oval(at, -r, r * 0.9, r * 0.9), '#3a4146', 9, { dash: tread, cap: 'butt' });
  return {
    art: placed(art, { scale: size }),
    box: [-304 * size, -(high + 14) * size, 600 * size, (high + 16) * size],
    feet: [
      [-230 * size, -150 * size],
      [60 * size, 200 * size],
    ],
    focus: [-280 * size, -260 * size, 360, 260],
  };
}
