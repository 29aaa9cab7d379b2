/** Saws whose shape differs from the common handsaw. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { woodGrain } from '../../studio/surface.ts';
import { RUBBER, shiny, STEEL } from './metal.ts';

/** A hacksaw's bow with its thin blade, or the curved blade of a pruning saw. */
export function otherSaw(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const reach = 170 + Math.min(1, (look.amount('length') ?? 400) / 500) * 150 + dice.between('reach', -14, 14);
  const steel = dice.pick('steel', [STEEL, '#5d666b', '#d5dadc', darker(tone, 0.15)]);
  const grip = dice.pick('bow grip', [
    'M150,-170C190,-196 250,-190 286,-150C312,-116 316,-40 290,0C266,26 210,34 166,20C140,8 136,-20 142,-50ZM200,-116C186,-90 186,-50 202,-28C222,-14 246,-22 252,-42C258,-74 252,-106 234,-122C220,-130 208,-126 200,-116Z',
    'M146,-176L250,-190Q304,-180 304,-120L296,-10Q288,30 240,30L160,22L140,-40ZM196,-128L200,-46Q206,-26 230,-26Q250,-28 252,-50L254,-118Q250,-140 226,-140Z',
    'M150,-150C170,-176 210,-170 216,-140L250,-30C262,10 240,40 206,34C180,30 176,10 170,-20Z',
  ]);
  const handle =
    `<g fill-rule="evenodd"><path d="${grip}" fill="${tone}"/></g>` +
    (dice.chance('inlay', 0.5)
      ? c.inside(grip, stroke('M270,-140C294,-108 298,-46 280,-8', dice.pick('inlay tone', [RUBBER, look.accent]), 15))
      : '') +
    stroke('M160,-160C170,-170 196,-160 204,-136', lighter(tone, 0.5), 6, { opacity: 0.6 });
  const name = lettering(look.brand, { x: -reach * 0.3, size: 22, color: '#3a4146', weight: 1.7, fit: 170, y: -66 });
  if (look.says('hacksaw')) {
    const high = dice.between('bow', 190, 280);
    const bow = dice.pick('bow form', [
      `M170,-120L130,-${high - 20}Q120,-${high} 96,-${high}H${-reach + 30}Q${-reach},-${high} ${-reach},-${high - 30}V-40`,
      `M170,-110C150,-${high} 100,-${high} 40,-${high}C${-reach},-${high} ${-reach},-${high - 60} ${-reach},-40`,
      `M170,-120L150,-${high - 10}L${-reach + 60},-${high}L${-reach},-${high - 80}V-40`,
    ]);
    const thick = dice.between('bow thick', 15, 30);
    return {
      art: placed(
        stroke(bow, darker(steel, 0.5), thick + 6) +
          stroke(bow, steel, thick) +
          placed(stroke(bow, '#ffffff', 4, { opacity: 0.7 }), { x: -4, y: -5 }) +
          bar(
            -reach - 10,
            -46,
            reach + 170,
            20,
            shiny(c, dice.pick('blade', ['#8d969b', '#2f66b3', '#c79b4a', '#3f474c'])),
            2,
          ) +
          bar(-reach - 10, -30, reach + 170, 6, c.tile(9, 6, fillPath('M0,0H9L4.5,6Z', '#5d666b'))) +
          disc(-reach, -36, 12, 12, '#5d666b') +
          handle,
        { turn: dice.between('lean', -18, -7), y: -60 },
      ),
      box: [-reach - 30, -high - 70, reach + 350, high + 70],
      feet: [[-reach + 30, 260]],
      focus: [0, -330, 330, 300],
    };
  }
  const curve = dice.between('curve', -210, -130);
  const blade = `M150,-130C20,${curve - 20} ${-reach * 0.55},${curve} ${-reach - 10},-60C${-reach * 0.55},${curve + 90} 0,-110 150,-40Z`;
  const wood = dice.pick('pruning wood', ['#b98148', '#d8b27c', '#8f5f3a']);
  const isWooden = dice.chance('wooden', 0.4);
  return {
    art: placed(
      c.form(blade, steel, { depth: 6, light: 0.6, fill: shiny(c, lighter(steel, 0.2)) }) +
        stroke(`M${-reach - 10},-60C${-reach * 0.55},${curve + 90} 0,-110 150,-40`, '#5d666b', 7, {
          dash: '5 6',
          cap: 'butt',
        }) +
        c.form(
          dice.pick('pruning grip', [
            'M130,-140C180,-150 260,-110 320,-40C336,-16 320,10 292,4C230,-30 170,-40 140,-30Z',
            'M130,-146C200,-150 240,-60 300,-70C340,-76 350,-20 316,10C270,50 200,-10 140,-26Z',
            'M120,-140L310,-110Q336,-100 334,-70L330,-20Q322,6 296,-4L140,-30Z',
          ]),
          isWooden ? wood : tone,
          {
            depth: 12,
            light: 0.5,
            art:
              (isWooden ? woodGrain(c, wood) : '') +
              bar(
                dice.between('band', 170, 250),
                -160,
                dice.between('band wide', 14, 40),
                190,
                isWooden ? tone : RUBBER,
                0,
                0.6,
              ),
          },
        ) +
        disc(156, -86, 11, 11, '#d5dadc') +
        placed(name, { x: reach * 0.3 + 30, y: -30, turn: 4 }),
      { turn: dice.between('lean', -18, -4), y: -40 },
    ),
    box: [-reach - 20, -270, reach + 360, 280],
    feet: [[-reach + 60, 260]],
    focus: [-40, -260, 330, 260],
  };
}
