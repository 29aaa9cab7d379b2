/** Toilets. */
import { bar, type Canvas, disc, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { chrome } from '../fittings.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';

const CERAMIC = '#f5f6f4';

export function toilet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : CERAMIC;
  const seat = dice.pick('seat', [tone, tone, '#3a3d40', '#b0845a', '#d9dcdb', '#6d4b36']);
  const isLarge = (look.amount('dimensions') ?? 60) > 60;
  const reach = (isLarge ? -206 : -172) + dice.between('reach', -12, 12);
  const foot = dice.between('foot', 60, 118);
  const waist = dice.between('waist', 40, 96);
  const isSkirted = look.says('rimless') ? dice.chance('skirted', 0.7) : dice.chance('skirted', 0.25);
  const body = isSkirted
    ? `M${reach + 50},-270H176V0H${-foot}C${-foot - 30},-60 ${reach + 10},-170 ${reach},-270Z`
    : `M-130,-270H170C170,-190 120,-140 ${waist},-110C${waist - 16},-80 ${waist - 14},-40 ${foot},0H${-foot + 24}C${-foot + 30},-50 -60,-100 -90,-130C${reach + 70},-170 ${reach + 10},-220 ${reach},-270Z`;
  const rim = c.form(rectangle(reach - 2, -292, 176 - reach, 26, 13), tone, { depth: 6, dark: 0.35, light: 0.7 });
  const seatHigh = dice.between('seat high', 22, 40);
  const isOpen = dice.chance('lid open', 0.6);
  const lidTone = dice.pick('lid', [seat, seat, lighter(seat, 0.3)]);
  const slot = `M${reach - 6},-290C${reach - 10},${-290 - seatHigh} ${reach + 20},${-290 - seatHigh} ${reach + 70},${-290 - seatHigh}H140C166,${-290 - seatHigh} 176,-304 172,-290Z`;
  const lid =
    rim +
    c.form(slot, seat, { depth: 8, dark: 0.4, light: 0.7 }) +
    (isOpen
      ? placed(
          c.form(rectangle(-14, -dice.between('lid high', 200, 250), 32, 250, 16), lidTone, {
            depth: 8,
            dark: 0.35,
            light: 0.7,
          }),
          { x: 90, y: -314, turn: dice.between('lid turn', -12, 2) },
        )
      : c.form(rectangle(reach, -290 - seatHigh - 20, 166 - reach, 24, 12), lidTone, {
          depth: 6,
          dark: 0.35,
          light: 0.7,
        }));
  const button = dice.pick('button', [chrome, '#c39a4e', '#2c2f31']);
  if (look.says('wall hung')) {
    const belly = dice.between('belly', -110, -50);
    const hung = `M-130,-270H170V-60Q140,-40 96,-60C40,${belly} -60,-100 -100,-150C${reach + 40},-190 ${reach + 10},-230 ${reach},-270Z`;
    const wall = dice.pick('panel', ['#e6e2da', '#c9cdcc', '#8f9a9c', '#d8c7ae', '#5d666b']);
    const wallHigh = dice.between('panel high', 520, 660);
    const wallArt = dice.pick('panel art', [
      '',
      sheet(c.tile(46, 70, stroke('M0,0H46M0,0V70', darker(wall, 0.25), 3))),
      sheet(c.tile(400, 60, stroke('M0,0H400', darker(wall, 0.25), 3))),
      sheet(c.tile(24, 400, stroke('M0,0V400', darker(wall, 0.25), 3))),
    ]);
    const plateY = -wallHigh + dice.between('plate', 70, 130);
    return {
      art:
        c.form(rectangle(150, -wallHigh, 110, wallHigh, 6), wall, { depth: 8, dark: 0.3, light: 0.5, art: wallArt }) +
        c.pool(60, -40, 160, 20, 0.3) +
        c.form(rectangle(128, plateY, 30, 84, 8), button, { depth: 5 }) +
        bar(128, plateY + 40, 24, 4, darker(button, 0.5)) +
        c.form(hung, tone, { depth: 26, dark: 0.4, light: 0.7 }) +
        lid,
      box: [reach - 10, -wallHigh - 2, 270 - reach, wallHigh + 2],
      feet: [[150, 260]],
      focus: [-190, -560, 340, 340],
    };
  }
  const tankTop = -dice.between('tank', 490, 590) - (isLarge ? 20 : 0);
  const tankWide = dice.between('tank wide', 66, 96);
  const round = dice.between('tank round', 8, 44);
  const flush = dice.pick('flush', ['top', 'lever', 'double']);
  return {
    art:
      c.form(
        polygon([
          [148 - tankWide, tankTop + 30, round],
          [146 + tankWide, tankTop + 30, round],
          [140 + tankWide, -284, 16],
          [152 - tankWide * 0.9, -284, 16],
        ]),
        tone,
        {
          depth: 18,
          dark: 0.35,
          light: 0.7,
          art: dice.chance('line', 0.4) ? bar(0, tankTop + 70, 300, 5, darker(tone, 0.25), 0, 0.6) : '',
        },
      ) +
      c.form(rectangle(134 - tankWide, tankTop, tankWide * 2 + 26, dice.between('cap', 26, 46), 14), tone, {
        depth: 9,
        dark: 0.35,
        light: 0.8,
      }) +
      (flush === 'lever'
        ? placed(bar(-6, -8, 62, 16, button, 8) + disc(0, 0, 13, 13, button), {
            x: 150 - tankWide + 8,
            y: tankTop + 66,
            turn: 12,
          })
        : (flush === 'double' ? [-22, 22] : [0])
            .map((dx) =>
              placed(
                turned(
                  c,
                  [
                    [17, tankTop - 12, 4],
                    [19, tankTop + 2],
                  ],
                  button,
                  { finish: 'metal', lid: button },
                ).art,
                { x: 146 + dx },
              ),
            )
            .join('')) +
      c.form(body, tone, { depth: 26, dark: 0.4, light: 0.7 }) +
      (isSkirted ? stroke(`M150,-250V-20`, darker(tone, 0.3), 4, { opacity: 0.5 }) : '') +
      lid,
    box: [reach - 10, tankTop - 14, 250 + tankWide - reach, -tankTop + 14],
    feet: [[-foot + 10, isSkirted ? 176 : foot]],
    focus: [-190, -420, 340, 300],
  };
}
