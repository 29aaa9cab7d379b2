/** The outline and cloth of a pair of legs: shared by trousers, jeans and shorts. */
import { ACROSS, type Canvas, disc, fillPath, placed, round, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { cloth } from '../../studio/surface.ts';

export interface Legs {
  waist: number;
  hip: number;
  length: number;
  crotch: number;
  /** Half widths of a leg at the knee and at the hem, and how far the middle of the hem is from the middle. */
  knee: number;
  hem: number;
  stance: number;
  isDenim: boolean;
  crease: boolean;
  closing: 'button' | 'elastic' | 'hook';
  cargo: boolean;
  /** Wide legs fall in folds instead of creases. */
  fluid: boolean;
  pleat: boolean;
  turnUp: boolean;
  distressed: boolean;
}

/** The right leg with its half of the seat. */
export function legOutline(legs: Legs, top = 30): string {
  const { waist, hip, length, crotch, knee, hem, stance } = legs;
  const kneeY = crotch + (length - crotch) * 0.46;
  const kneeX = kneeMiddle(legs);
  // On shorts the knee is near the hem: its curves must not reach past it.
  const bend = Math.min(90, (length - crotch) * 0.2);
  const fall = Math.min(120, (length - crotch) * 0.26);
  return (
    `M${round(waist)},${top}C${round(waist + (hip - waist) * 0.7)},${round(top + (crotch - top) * 0.3)} ${round(hip)},${round(crotch * 0.62)} ${round(hip)},${round(crotch * 0.86)}` +
    `C${round(hip + 2)},${round(crotch + (bend * 2) / 3)} ${round(kneeX + knee + 3)},${round(kneeY - (bend * 8) / 9)} ${round(kneeX + knee)},${round(kneeY)}` +
    `C${round(kneeX + knee - 2)},${round(kneeY + bend)} ${round(stance + hem)},${round(length - fall)} ${round(stance + hem)},${length}` +
    `Q${round(stance)},${round(length + hem * 0.16)} ${round(stance - hem)},${length - 2}` +
    `C${round(stance - hem)},${round(length - fall)} ${round(kneeX - knee)},${round(kneeY + bend)} ${round(kneeX - knee)},${round(kneeY)}` +
    `C${round(kneeX - knee - 4)},${round(kneeY - bend)} 10,${round(crotch + (bend * 2) / 3)} 0,${round(crotch)}L0,${top}Z`
  );
}

export function legArt(c: Canvas, look: Look, legs: Legs): string {
  const { waist, hip, length, crotch, knee, hem, stance, isDenim, crease, fluid } = legs;
  const tone = look.color;
  const dark = darker(tone, 0.62);
  const light = lighter(tone, 0.6);
  const kneeY = crotch + (length - crotch) * 0.46;
  const kneeX = kneeMiddle(legs);
  const thread = isDenim ? '#d0974a' : dark;
  const stitch = (d: string) => stroke(d, thread, 2.2, { opacity: isDenim ? 0.85 : 0.36, dash: '7 4' });
  const tube = c.linear(
    [
      [0, '#10161d', 0.2],
      [0.3, '#ffffff', 0.06],
      [0.55, '#ffffff', 0.1],
      [0.8, '#10161d', 0.06],
      [1, '#10161d', 0.3],
    ],
    ACROSS,
  );
  const wear = isDenim
    ? c.blurred(
        14,
        disc(kneeX, crotch + (kneeY - crotch) * 0.5, knee * 0.42, (kneeY - crotch) * 0.52, lighter(tone, 0.6)) +
          disc(kneeX, kneeY + 60, knee * 0.3, 60, lighter(tone, 0.5)),
        0.42,
      )
    : '';
  const whiskers = isDenim
    ? stroke(
        `M${round(hip * 0.3)},${round(crotch * 0.74)}L${round(hip * 0.86)},${round(crotch * 0.62)}M${round(hip * 0.3)},${round(crotch * 0.86)}L${round(hip * 0.9)},${round(crotch * 0.78)}M${round(hip * 0.28)},${round(crotch * 0.98)}L${round(hip * 0.84)},${round(crotch * 0.96)}`,
        lighter(tone, 0.6),
        5,
        { opacity: 0.2 },
      )
    : '';
  const folds = fluid
    ? c.blurred(
        5,
        [-0.55, -0.05, 0.5]
          .map((t, i) => {
            const x = stance + hem * (t + look.dice.between(`leg fold${i}`, -0.1, 0.1));
            return (
              fillPath(
                `M${round(hip * (0.55 + t * 0.3))},${round(crotch * 0.7)}Q${round(x * 0.96)},${round(kneeY)} ${round(x - 13)},${length + 20}H${round(x + 13)}Q${round(x)},${round(kneeY)} ${round(hip * (0.55 + t * 0.3))},${round(crotch * 0.7)}Z`,
                dark,
              ) +
              fillPath(
                `M${round(hip * (0.48 + t * 0.3))},${round(crotch * 0.8)}Q${round(x * 0.9)},${round(kneeY)} ${round(x - 44)},${length + 20}H${round(x - 22)}Q${round(x * 0.94)},${round(kneeY)} ${round(hip * (0.48 + t * 0.3))},${round(crotch * 0.8)}Z`,
                light,
                0.8,
              )
            );
          })
          .join(''),
        0.42,
      )
    : c.blurred(
        4.5,
        stroke(
          `M6,${round(crotch + 4)}Q${round(hip * 0.4)},${round(crotch + 20)} ${round(hip * 0.86)},${round(crotch - 22)}M10,${round(crotch + 34)}Q${round(hip * 0.4)},${round(crotch + 66)} ${round(hip * 0.7)},${round(crotch + 40)}M${round(kneeX - knee)},${round(kneeY - 20)}Q${round(kneeX)},${round(kneeY + 4)} ${round(kneeX + knee * 0.5)},${round(kneeY - 14)}M${round(kneeX + knee)},${round(kneeY + 20)}Q${round(kneeX)},${round(kneeY + 46)} ${round(kneeX - knee * 0.5)},${round(kneeY + 30)}M${round(stance - hem)},${round(length - 66)}Q${round(stance)},${round(length - 48)} ${round(stance + hem)},${round(length - 70)}M${round(stance + hem)},${round(length - 34)}Q${round(stance)},${round(length - 16)} ${round(stance - hem * 0.4)},${round(length - 28)}`,
          dark,
          8,
        ),
        0.36,
      );
  const middle = `M${round(hip * 0.52)},${round(crotch * (legs.pleat ? 0.2 : 0.5))}C${round(hip * 0.56)},${round(crotch)} ${round(kneeX)},${round(kneeY - 60)} ${round(kneeX)},${round(kneeY)}L${round(stance)},${length + 6}`;
  const ironed = crease
    ? placed(stroke(middle, dark, 5, { opacity: 0.28 }), { x: 4 }) + stroke(middle, light, 3, { opacity: 0.6 })
    : '';
  const tears = legs.distressed
    ? [kneeY - 30, kneeY + 14]
        .map((y, i) =>
          Array.from({ length: 4 }, (_, k) =>
            stroke(
              `M${round(kneeX - knee * 0.5 + k * 3)},${round(y + k * 6)}q${round(knee * 0.4)},${i ? 6 : -4} ${round(knee * 0.9 - k * 4)},0`,
              lighter(tone, 0.85),
              2.6,
              { opacity: 0.9 },
            ),
          ).join(''),
        )
        .join('')
    : '';
  const cargo = legs.cargo
    ? placed(
        c.form(rectangle(hip - knee * 1.04, crotch + 56, knee * 1.02, 120, 8), lighter(tone, 0.03), {
          depth: 6,
          dark: 0.55,
          art: cloth(c, look),
        }) +
          c.form(rectangle(hip - knee * 1.1, crotch + 48, knee * 1.12, 36, 6), lighter(tone, 0.05), {
            depth: 5,
            dark: 0.55,
            art: cloth(c, look),
          }) +
          disc(hip - knee * 0.54, crotch + 74, 5, 5, dark),
        { x: -4, turn: 1.5 },
      )
    : '';
  const cuff = legs.turnUp
    ? c.form(
        `M${round(stance - hem - 3)},${length - 34}Q${round(stance)},${length - 24} ${round(stance + hem + 3)},${length - 36}L${round(stance + hem + 3)},${length + 4}Q${round(stance)},${length + 18} ${round(stance - hem - 3)},${length + 2}Z`,
        lighter(tone, isDenim ? 0.3 : 0.05),
        { depth: 5, art: cloth(c, look) },
      )
    : stitch(
        `M${round(stance - hem)},${length - 18}Q${round(stance)},${length - 8} ${round(stance + hem + 4)},${length - 18}`,
      );
  return (
    cloth(c, look, 1, -2) +
    wear +
    whiskers +
    folds +
    fillPath(legOutline(legs), tube) +
    ironed +
    tears +
    stitch(
      `M${round(waist - 4)},60C${round(hip - 10)},${round(crotch * 0.5)} ${round(hip - 6)},${round(crotch)} ${round(kneeX + knee - 7)},${round(kneeY)}`,
    ) +
    cuff +
    cargo
  );
}

export function legsOf(look: Look, kind: Partial<Legs>): Legs {
  const waist = look.dice.between('waist', 96, 108) * (look.isForKids ? 0.95 : 1);
  const hip = kind.hip ?? waist + look.dice.between('hip', 24, 34);
  const hem = kind.hem ?? 44;
  const legs: Legs = {
    waist,
    hip,
    length: 700,
    crotch: look.dice.between('rise', 196, 214),
    knee: hip * 0.42,
    hem,
    stance: kind.stance ?? Math.max(hip * 0.62, hem + 22),
    isDenim: false,
    crease: false,
    closing: 'button',
    cargo: false,
    fluid: false,
    pleat: false,
    turnUp: false,
    distressed: false,
    ...kind,
  };
  if (!legs.fluid) return legs;
  // Wide legs fall straight from hip to hem.
  const [outer, inner] = [hip + (legs.stance + hem - hip) * 0.5, (legs.stance - hem) * 0.34];
  return { ...legs, knee: (outer - inner) / 2 };
}

/** Where the middle of a leg is at the knee. */
const kneeMiddle = ({ fluid, stance, hem, knee }: Legs): number =>
  fluid ? (stance - hem) * 0.34 + knee : 14 + knee + (stance - hem - 14) * 0.5;
