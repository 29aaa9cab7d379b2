/** Sneakers in profile, toe to the right. */
import { bar, type Canvas, disc, fillPath, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import { isGlossy, laces, panel, second } from './shoe-parts.ts';

export function sneaker(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const trim = second(look);
  const isRunner = look.says('running');
  const rise =
    look.says('high top') || (!look.says('low top', 'court', 'running', 'platform') && dice.chance('high', 0.3))
      ? 100
      : 0;
  const sole = look.says('court') ? '#fbfaf6' : dice.pick('sole', ['#fbfaf6', '#f3ead8', '#fbfaf6', '#2a2d30']);
  const thick = look.says('platform')
    ? dice.between('thick', 84, 98)
    : isRunner
      ? dice.between('thick', 62, 76)
      : dice.between('thick', 40, 54);
  const mesh = isRunner
    ? sheet(
        c.tile(11, 11, disc(3, 3, 1.8, 1.8, darker(tone, 0.6), 0.4) + disc(8.5, 8.5, 1.8, 1.8, darker(tone, 0.6), 0.4)),
      )
    : '';
  const upper = `M-266,-40C-286,-120 -280,-190 -266,${-246 - rise}C-254,${-268 - rise} -226,${-268 - rise} -204,${-258 - rise}C-170,${-240 - rise} -136,${-244 - rise} -112,${-268 - rise}C-94,${-284 - rise} -74,${-280 - rise} -56,${-258 - rise * 0.9}C-10,-200 60,-152 140,-134C222,-114 284,-100 290,-44L288,-30H-266Z`;
  const collar = `M-250,${-254 - rise}C-206,${-226 - rise} -150,${-224 - rise} -100,${-262 - rise}C-88,${-272 - rise} -74,${-272 - rise} -64,${-258 - rise}C-96,${-216 - rise} -150,${-196 - rise} -200,${-206 - rise}C-236,${-214 - rise} -252,${-236 - rise} -250,${-254 - rise}Z`;
  const parts = [
    c.form(upper, tone, { depth: 18, dark: 0.48, light: isGlossy(look) ? 0.6 : 0.45, art: cloth(c, look, 0.7) + mesh }),
    fillPath(collar, darker(trim, 0.5)),
    stroke(
      `M-250,${-254 - rise}C-252,${-236 - rise} -236,${-214 - rise} -200,${-206 - rise}C-150,${-196 - rise} -96,${-216 - rise} -64,${-258 - rise}`,
      lighter(tone, 0.3),
      9,
    ),
  ];
  parts.push(
    panel(
      c,
      upper,
      'M160,-140C124,-104 116,-60 124,-20H320V-140C280,-150 220,-154 160,-140Z',
      dice.chance('toe', 0.5) ? trim : lighter(tone, 0.06),
      'M150,-128C122,-96 114,-60 122,-20',
    ),
  );
  parts.push(
    panel(
      c,
      upper,
      'M-300,-170C-244,-176 -206,-156 -190,-118C-178,-84 -182,-50 -186,-10H-300Z',
      trim,
      'M-290,-160C-244,-166 -214,-146 -199,-112C-188,-82 -190,-50 -196,-20',
    ),
  );
  parts.push(
    panel(
      c,
      upper,
      `M-74,${-280 - rise}C-40,${-260 - rise * 0.8} 10,-196 60,-160C96,-136 130,-128 160,-128C150,-104 120,-92 92,-98C20,-112 -70,-180 -104,${-232 - rise}C-112,${-246 - rise} -94,${-282 - rise} -74,${-280 - rise}Z`,
      lighter(tone, 0.1),
      `M-96,${-232 - rise}C-60,-186 20,-122 96,-108`,
    ),
  );
  const mark = isRunner
    ? dice.pick('mark', ['wave', 'bolt', 'bands'])
    : look.says('court')
      ? dice.pick('mark', ['none', 'bands'])
      : look.material === 'canvas'
        ? 'none'
        : dice.pick('mark', ['bands', 'wave', 'bolt', 'none']);
  if (mark === 'bands')
    for (const x of [-120, -58])
      parts.push(panel(c, upper, `M${x},-176L${x + 38},-152L${x + 14},-20H${x - 40}Z`, trim));
  if (mark === 'wave') parts.push(panel(c, upper, 'M-190,-70C-120,-50 -40,-70 60,-130C20,-70 -60,-14 -190,-30Z', trim));
  if (mark === 'bolt') parts.push(panel(c, upper, 'M-130,-150L-20,-110L-50,-84L40,-40H-60L-30,-66L-140,-100Z', trim));
  const eyes: [number, number][] = [
    [-56, -238],
    [-24, -202],
    [14, -170],
    [56, -146],
    [96, -130],
  ];
  const high: [number, number][] = rise
    ? [
        [-76, -330],
        [-72, -286],
      ]
    : [];
  parts.push(laces(lightness(tone) > 0.8 ? tone : '#f6f4ee', [...high, ...eyes]));
  const so = `M-276,${-thick}C-150,${-thick + 12} 100,${-thick + 10} 292,${-thick + 2}C306,${-thick + 18} 304,-16 282,-3Q270,0 250,0H-240Q-276,0 -284,${-thick * 0.5}Z`;
  parts.push(
    stroke(`M-266,${-thick - 2}C-150,${-thick + 10} 100,${-thick + 8} 288,${-thick}`, '#20292f', 9, { opacity: 0.28 }),
    c.form(so, sole, {
      depth: 8,
      dark: 0.45,
      light: 0.5,
      art:
        bar(-300, -15, 620, 20, dice.pick('tread', [darker(sole, 0.2), trim, '#b98e68'])) +
        stroke(
          `M-280,${-thick * 0.55}C-100,${-thick * 0.45} 120,${-thick * 0.48} 300,${-thick * 0.56}`,
          darker(sole, 0.4),
          2,
          { opacity: 0.35 },
        ) +
        sheet(c.tile(13, 90, bar(0, 76, 4, 14, '#0f1a18', 0, 0.25))),
    }),
  );
  return {
    art: parts.join(''),
    box: [-288, -286 - rise, 594, 286 + rise],
    feet: [[-270, 284]],
    focus: [-190, -290 - rise, 320, 300],
  };
}
