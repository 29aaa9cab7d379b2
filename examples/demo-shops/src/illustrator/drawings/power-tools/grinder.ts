/** Angle grinders. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { housing, knurl, livery, nameInk, RUBBER, vents } from './livery.ts';
import { batteryPack } from './drill-parts.ts';

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
