/** Work gloves, dipped, sewn or printed. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { type Piece } from '../studio/stage.ts';
import { RUBBER, toolTone } from './hand-tools.ts';

const GLOVES = [
  'M-80,0L-92,-170C-110,-200 -150,-240 -160,-270C-164,-292 -140,-300 -124,-284L-78,-236L-84,-400C-84,-424 -48,-426 -44,-402L-34,-290L-30,-436C-28,-460 8,-460 10,-436L14,-290L26,-424C30,-446 62,-442 62,-420L56,-284L80,-380C88,-400 116,-392 112,-370C104,-300 102,-230 92,-170L82,0Z',
  'M-76,0L-98,-160C-130,-190 -176,-216 -190,-240C-196,-266 -166,-276 -146,-262L-86,-228L-112,-380C-116,-408 -76,-416 -70,-388L-40,-290L-46,-448C-46,-474 -6,-474 -4,-448L10,-292L36,-440C42,-464 78,-456 74,-430L54,-280L98,-372C110,-392 138,-378 130,-356C112,-290 106,-230 96,-170L80,0Z',
] as const;

/** What is dipped, sewn or printed on a glove; outlines of a hand stand 460 high. */
function gloveArt(c: Canvas, look: Look, tone: Hex, shell: Hex): string {
  const { dice } = look;
  const dip = dice.between('dip', -190, -120);
  const coat = fillPath(`M-240,-500H240V${dip}Q0,${dip + dice.between('wave', 0, 70)} -240,${dip - 10}Z`, tone);
  if (look.says('garden'))
    return dice.pick('garden', [
      Array.from({ length: 13 }, (_, i) => {
        const [x, y] = [-150 + ((i * 83) % 290), -440 + ((i * 127) % 400)];
        return (
          [0, 72, 144, 216, 288].map((a) => placed(disc(0, -13, 8, 11, tone), { x, y, turn: a })).join('') +
          disc(x, y, 7, 7, '#e9bd3a')
        );
      }).join(''),
      coat + sheet(c.tile(26, 26, disc(13, 13, 6, 6, lighter(tone, 0.5)))),
      Array.from({ length: 9 }, (_, i) =>
        placed(fillPath('M-26,0Q0,-26 26,0Q0,26 -26,0Z', tone), {
          x: -130 + ((i * 97) % 270),
          y: -430 + i * 48,
          turn: i * 53,
        }),
      ).join('') + bar(-240, -90, 480, 100, tone),
    ]);
  if (look.says('cut resistant'))
    return (
      sheet(c.tile(12, 9, disc(3, 3, 2, 2, '#10161d', 0.5) + disc(9, 7, 2, 2, '#ffffff', 0.5))) +
      dice.pick('coat', [
        coat,
        bar(-240, -500, 480, 300, tone),
        fillPath('M-240,-500H240V-330Q0,-240 -240,-330Z', tone) + bar(-90, -190, 180, 90, tone, 20),
      ]) +
      placed(
        fillPath('M-36,-40H36V6Q36,34 0,50Q-36,34 -36,6Z', '#f0ece2') +
          lettering(dice.pick('level', ['A3', 'C5', 'D', 'F']), { y: -16, size: 30, color: '#22272a', weight: 1.8 }),
        { x: 0, y: -140 },
      )
    );
  return dice.pick('work', [
    coat,
    bar(-240, -230, 480, 130, tone) + stroke('M-100,-230H100M-100,-100H100', darker(tone, 0.5), 4, { dash: '9 7' }),
    fillPath('M-90,-250C-40,-280 60,-280 92,-240L86,-90C40,-60 -50,-60 -88,-100Z', tone) +
      stroke('M-70,-240C-30,-262 50,-262 76,-232L72,-100C36,-78 -42,-78 -72,-108Z', lighter(shell, 0.3), 4, {
        dash: '9 7',
      }),
    [-64, -10, 44, 96].map((x) => bar(x - 22, -480, 44, 120, tone)).join('') + bar(-240, -190, 480, 60, tone),
  ]);
}

export function gloves(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const shell =
    look.material === 'leather'
      ? dice.pick('hide', ['#c9a46a', '#a97c48', '#dcc49a', '#8a6a48'])
      : dice.pick('shell', ['#e9e4d4', '#3a4146', '#c9ced0', '#6f7f86', '#f3efe4', '#9aa66f']);
  const glove = dice.pick('hand', GLOVES);
  const long = dice.between('cuff', 40, 130);
  const cuffTone = dice.pick('cuff tone', [darker(shell, 0.15), tone, look.accent, RUBBER]);
  const grain = dice.pick('grain', [
    sheet(c.tile(14, 14, disc(7, 7, 2, 2, '#000000', 0.16))),
    sheet(c.tile(300, 12, bar(0, 0, 300, 4, darker(shell, 0.5), 0, 0.16))),
    sheet(c.tile(12, 300, bar(0, 0, 4, 300, darker(shell, 0.5), 0, 0.14))),
  ]);
  const one = (x: number, y: number, turn: number, mirror: boolean, isBack: boolean) =>
    placed(
      placed(fillPath(glove, '#1b242c', 0.2), { x: 6, y: 11 }) +
        c.form(glove, shell, {
          depth: 14,
          art:
            (isBack ? gloveArt(c, look, tone, shell) : fillPath(`M-240,-500H240V-150Q0,-120 -240,-160Z`, tone, 0.95)) +
            grain,
        }) +
        c.form(
          `M-84,-${long * 0.5}L84,-${long * 0.5}L${84 + long * 0.2},${long * 0.5}H-${84 + long * 0.2}Z`,
          cuffTone,
          {
            depth: 7,
            art: dice.pick('knit', [
              sheet(c.tile(10, 300, bar(0, 0, 4, 300, '#000000', 0, 0.25))),
              '',
              bar(-40, -12, 100, 26, '#22272a', 6),
            ]),
          },
        ) +
        bar(-86, -long * 0.5 - 8, 172, 9, look.accent, 3) +
        (isBack ? lettering(look.brand, { y: -26, size: 17, color: inkOn(cuffTone), fit: 120, weight: 1.7 }) : ''),
      { x, y: y - long * 0.4, turn, mirror },
    );
  const fan = dice.between('fan', 4, 16);
  const apart = dice.between('apart', 76, 116);
  const art = dice.chance('crossed', 0.35)
    ? one(apart - 30, 0, 26, false, false) + one(-apart + 10, 0, -6, false, true)
    : one(apart, -10, fan, true, dice.chance('both backs', 0.5)) + one(-apart, 0, -fan + 4, false, true);
  return {
    art,
    box: [-290, -520, 580, 522],
    feet: [[-190, 210]],
    focus: [-260, -460, 330, 330],
  };
}
