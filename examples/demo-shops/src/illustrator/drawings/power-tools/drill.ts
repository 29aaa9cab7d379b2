/** Drills and rotary hammers. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { housing, knurl, livery, nameInk, RUBBER, vents } from './livery.ts';
import { batteryPack, bit, chuck, sideHandle } from './drill-parts.ts';

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
