/** Shoes in profile, toe to the right. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { Look } from '../studio/look.ts';
import { oval } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';

const isGlossy = (look: Look) => look.material === 'leather' || look.material === 'silk';
const second = (look: Look): Hex =>
  lightness(look.color) > 0.72
    ? look.accent
    : look.dice.pick('trim', ['#f4f1e8', darker(look.color, 0.3), look.accent]);

/** A sewn-on panel: its own volume over a soft shadow, with a row of stitches. */
function panel(c: Canvas, upper: string, outline: string, tone: Hex, stitch = ''): string {
  return c.inside(
    upper,
    c.blurred(4, placed(fillPath(outline, '#1b242c'), { x: 4, y: 6 }), 0.3),
    c.form(outline, tone, { depth: 7, dark: 0.36, light: 0.45 }),
    stitch ? stroke(stitch, darker(tone, 0.5), 2, { opacity: 0.5, dash: '6 4' }) : '',
  );
}

function laces(tone: Hex, points: readonly (readonly [number, number])[]): string {
  return points
    .map(
      ([x, y]) =>
        placed(stroke('M-22,26Q-24,10 -12,2Q8,-14 26,-18', '#20292f', 14, { opacity: 0.3 }), { x: x + 3, y: y + 6 }) +
        placed(
          stroke('M-22,26Q-24,10 -12,2Q8,-14 26,-18', darker(tone, 0.2), 13) +
            stroke('M-23,24Q-24,9 -12,0Q8,-15 26,-20', lighter(tone, 0.5), 8),
          { x, y },
        ),
    )
    .join('');
}

function sneaker(c: Canvas, look: Look): Piece {
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

function boot(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const high = look.says('knee high')
    ? dice.between('shaft', 610, 680)
    : look.says('ankle')
      ? dice.between('shaft', 300, 340)
      : look.says('chelsea')
        ? dice.between('shaft', 320, 350)
        : look.says('hiking')
          ? dice.between('shaft', 340, 370)
          : dice.between('shaft', 400, 520);
  const bend = Math.min(260, high * 0.8);
  const heel = look.says('hiking', 'chelsea')
    ? dice.between('heel', 24, 34)
    : dice.between('heel', 22, look.gender === 'women' ? 96 : 44);
  const sole = dice.pick('sole', ['#22272a', '#6d4f37', '#2a2d30', '#b98e68']);
  const kind = look.says('chelsea')
    ? 'chelsea'
    : look.says('hiking')
      ? 'laces'
      : look.says('knee high')
        ? 'zip'
        : dice.pick('closure', ['zip', 'laces', 'chelsea']);
  const base = -heel;
  const toe = dice.between('toe', -14, 20);
  const wide = look.says('knee high') ? dice.between('top', 104, 114) : dice.between('top', 92, 104);
  const upper = `M${-200},${-high}C-140,${-high - 12} ${-200 + wide},${-high - 12} ${-200 + wide * 2},${-high}C${-4},${-high * 0.76} -20,${-bend} 10,${-196 - heel * 0.4}C60,${-164 - toe} 170,${-160 - toe} 236,${-116 - toe}C272,${-90 - toe} 276,-54 276,-24L120,-16C40,-14 -40,${base * 0.8 - 10} -120,${base - 12}H-214C-232,${base - 90} -202,-180 -197,${-Math.min(280, high * 0.7)}C-194,${-Math.min(340, high * 0.82)} -198,${-high * 0.92} -200,${-high}Z`;
  const parts = [
    c.form(upper, tone, {
      depth: 20,
      dark: 0.55,
      light: isGlossy(look) || look.material === '' ? 0.55 : 0.36,
      art:
        cloth(c, look, 0.7) +
        c.blurred(
          6,
          stroke(
            `M-10,-230Q-70,-200 -120,-220M0,-200Q-60,-170 -130,-186M60,-150Q110,-120 150,-126`,
            darker(tone, 0.6),
            9,
          ),
          0.4,
        ),
    }),
  ];
  if (isGlossy(look))
    parts.push(
      c.inside(
        upper,
        c.blurred(7, stroke(`M-168,${-high + 20}Q-166,-300 -176,-130M150,-128Q220,-112 250,-70`, '#ffffff', 11), 0.5),
      ),
    );
  parts.push(
    disc(-200 + wide, -high, wide, 13, darker(tone, 0.5)),
    stroke(oval(-200 + wide, -high, wide, 13), lighter(tone, 0.2), 4),
  );
  if (kind === 'chelsea')
    parts.push(
      c.inside(
        upper,
        c.form(`M-130,${-high}H-60L-72,-190Q-96,-170 -120,-190Z`, darker(tone, 0.3), {
          depth: 6,
          art: sheet(c.tile(8, 8, bar(0, 0, 3, 8, '#000000', 0, 0.3))),
        }),
      ),
      stroke(`M-188,${-high - 6}v-34q10,-14 20,0v34`, darker(tone, 0.2), 8),
    );
  if (kind === 'zip')
    parts.push(
      stroke(`M-96,${-high + 8}C-92,-340 -110,-240 -96,-130`, darker(tone, 0.6), 9),
      stroke(`M-96,${-high + 8}C-92,-340 -110,-240 -96,-130`, '#c79b5a', 4, { dash: '4 4' }),
      bar(-101, -high + 16, 9, 30, '#c79b5a', 4),
    );
  if (kind === 'laces') {
    const steps = Math.round((high - 190) / 42);
    parts.push(
      laces(
        dice.pick('laces', ['#c9a46a', '#22272a', '#f4f1e8']),
        Array.from(
          { length: steps },
          (_, i) => [-14 - (i < 2 ? 0 : Math.min(10, i * 3)) + (i === 0 ? 26 : 0), -196 - i * 42 - heel * 0.3] as const,
        ),
      ),
    );
  }
  const patch = look.says('hiking')
    ? dice.pick('patch', ['toe', 'heel', 'collar'])
    : dice.pick('patch', ['none', 'toe', 'collar', 'strap', 'heel']);
  const other = dice.pick('patch tone', [darker(tone, 0.3), lighter(tone, 0.22), look.accent]);
  if (patch === 'toe')
    parts.push(
      panel(c, upper, 'M176,-170C140,-120 132,-70 140,0H300V-170Z', other, 'M166,-160C130,-112 122,-66 130,-10'),
    );
  if (patch === 'heel')
    parts.push(
      panel(c, upper, 'M-260,-190C-200,-186 -160,-150 -130,0H-260Z', other, 'M-240,-180C-190,-172 -152,-140 -124,-20'),
    );
  if (patch === 'collar') {
    const deep = dice.between('collar', 26, 56);
    parts.push(
      c.inside(
        upper,
        c.form(`M-240,${-high - 20}H60V${-high + deep}Q-100,${-high + deep + 16} -240,${-high + deep}Z`, other, {
          depth: 8,
        }),
      ),
    );
  }
  if (patch === 'strap') {
    const at = -dice.between('strap', 150, 210);
    const line = `M-226,${at}C-160,${at + 26} -60,${at + 20} 40,${at - 10}`;
    parts.push(
      c.inside(upper, stroke(line, darker(other, 0.5), 31) + stroke(line, other, 25)),
      `<rect x="-112" y="${round(at - 8)}" width="36" height="42" rx="7" fill="none" stroke="#c79b5a" stroke-width="7"/>`,
    );
  }
  const lugs = look.says('hiking')
    ? sheet(c.tile(34, 200, bar(0, 182, 17, 20, '#0d1211', 0, 0.7))) + bar(-240, -40, 540, 14, look.accent, 0, 0.5)
    : '';
  const bottom =
    heel > 34
      ? `M-216,${base - 14}C-120,${base - 16} 20,-30 110,-24L276,-28Q284,-10 276,0H96C0,-2 -60,${base * 0.7} -124,${base * 0.9}L-128,0H-208Z`
      : `M-218,${base - 14}L276,-30Q290,-12 276,0H60L40,-8H-90L-100,0H-214Z`;
  parts.push(c.form(bottom, sole, { depth: 7, dark: 0.5, light: 0.5, art: lugs }));
  return {
    art: parts.join(''),
    box: [-222, -high - 42, 506, high + 42],
    feet: [
      [-210, -110],
      [60, 270],
    ],
    focus: [-200, -320, 320, 320],
  };
}

function heels(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const isSling = look.says('slingback');
  const kind = look.says('block heel')
    ? 'block'
    : look.says('stilettos')
      ? 'stiletto'
      : isSling
        ? 'cone'
        : dice.pick('heel', ['stiletto', 'block', 'cone'] as const);
  const H = {
    stiletto: dice.between('height', 206, 246),
    block: dice.between('height', 140, 190),
    cone: dice.between('height', 110, 160),
  }[kind];
  const lining = '#d9bfa4';
  // The sole runs from the seat of the heel down to the ball of the foot; the upper follows it from the counter to the toe.
  const foot = `M-206,${-H - 118}C-226,${-H - 70} -232,${-H - 30} -214,${-H + 6}C-196,${-H + 26} -150,${-H + 24} -104,${-H * 0.78}C-54,${-H * 0.5} -8,-34 70,-10C110,0 190,-4 262,-4C280,-8 272,-30 246,-42C200,-64 164,-86 118,-98C92,-104 66,-94 40,-${round(0.36 * H + 40)}C-10,${-H * 0.72 - 20} -70,${-H - 40} -128,${-H - 70}C-160,${-H - 88} -190,${-H - 126} -206,${-H - 118}Z`;
  const opening = `M-204,${-H - 116}C-170,${-H - 134} -138,${-H - 112} -112,${-H - 78}C-50,${-H - 30} 40,${-H * 0.5 - 80} 118,-98C92,-106 66,-94 40,-${round(0.36 * H + 40)}C-10,${-H * 0.72 - 20} -70,${-H - 40} -128,${-H - 70}C-160,${-H - 88} -190,${-H - 126} -204,${-H - 116}Z`;
  const spike =
    kind === 'block'
      ? `M-220,${-H - 4}L-214,0H-136L-122,${-H * 0.82}C-150,${-H + 20} -190,${-H + 24} -220,${-H - 4}Z`
      : kind === 'cone'
        ? `M-220,${-H - 4}C-226,${-H * 0.6} -206,-60 -196,0H-172C-166,-60 -150,${-H * 0.5} -122,${-H * 0.82}C-150,${-H + 20} -190,${-H + 24} -220,${-H - 4}Z`
        : `M-220,${-H - 4}C-232,${-H * 0.6} -216,-60 -208,0H-194C-192,-70 -180,${-H * 0.5} -128,${-H * 0.82}C-156,${-H + 20} -196,${-H + 22} -220,${-H - 4}Z`;
  const isStrapped = !isSling && dice.chance('strap', 0.4);
  const loop = `M-208,${-H - 104}C-200,${-H - 150} -110,${-H - 168} -84,${-H - 128}C-70,${-H - 106} -130,${-H - 78} -208,${-H - 84}`;
  const strap = isStrapped
    ? stroke(loop, darker(tone, 0.25), 13) +
      placed(stroke(loop, lighter(tone, 0.25), 5, { opacity: 0.8 }), { y: -3 }) +
      `<rect x="-100" y="${round(-H - 144)}" width="20" height="22" rx="4" fill="none" stroke="#c79b5a" stroke-width="5"/>`
    : '';
  const bow = dice.chance('bow', 0.25)
    ? placed(
        fillPath(
          'M0,0C-30,-30 -54,-20 -46,4C-40,22 -16,14 0,0C30,-30 54,-20 46,4C40,22 16,14 0,0Z',
          lighter(tone, 0.12),
        ) + disc(0, 0, 9, 9, darker(tone, 0.2)),
        { x: 128, y: -92, turn: 16 },
      )
    : '';
  const sole = dice.pick('sole', ['#2a2320', '#8a2a24', '#6d4f37']);
  if (isSling) {
    // Open at the back: an insole, a vamp at the toe, and a strap round the heel.
    const vamp = `M-36,${round(-H * 0.56)}C-20,${round(-H * 0.5 - 50)} 10,${round(-0.36 * H - 56)} 44,${round(-0.36 * H - 40)}C66,-98 92,-104 118,-98C164,-86 200,-64 246,-42C272,-30 280,-8 262,-4C190,-4 110,0 70,-10C20,-28 -8,${round(-H * 0.42)} -36,${round(-H * 0.56)}Z`;
    const insole = `M-216,${-H - 6}C-150,${-H + 4} -100,${round(-H * 0.84)} -30,${round(-H * 0.54)}L-34,${round(-H * 0.46)}C-104,${round(-H * 0.72)} -150,${-H + 26} -214,${-H + 8}Z`;
    const sling = `M26,${round(-0.36 * H - 54)}C-40,${-H - 40} -170,${-H - 118} -206,${-H - 84}C-224,${-H - 64} -222,${-H - 30} -214,${-H - 2}`;
    return {
      art:
        stroke(sling, darker(tone, 0.4), 17) +
        stroke(sling, tone, 13) +
        placed(stroke(sling, lighter(tone, 0.5), 3, { opacity: 0.7 }), { y: -3 }) +
        `<rect x="-120" y="${round(-H - 92)}" width="22" height="24" rx="4" fill="none" stroke="#c79b5a" stroke-width="5"/>` +
        c.form(spike, darker(tone, 0.1), { depth: 8, dark: 0.5, light: 0.5 }) +
        fillPath(insole, lining) +
        c.form(vamp, tone, { depth: 13, dark: 0.5, light: isGlossy(look) ? 0.65 : 0.5, art: cloth(c, look, 0.6) }) +
        c.inside(vamp, c.blurred(6, stroke('M150,-74Q206,-56 244,-30M60,-90Q100,-96 140,-84', '#ffffff', 9), 0.5)) +
        stroke(`M-120,${-H * 0.8}C-60,${-H * 0.5} -8,-30 70,-6C110,3 190,0 264,-1`, sole, 6) +
        bow,
      box: [-236, -H - 120, 516, H + 120],
      feet: [
        [-206, -176],
        [50, 276],
      ],
      focus: [-60, -240, 340, 260],
    };
  }
  return {
    art:
      fillPath(
        opening,
        c.linear(
          [
            [0, lining],
            [1, darker(lining, 0.35)],
          ],
          [0, 0, 1, 0.6],
        ),
      ) +
      c.form(spike, kind === 'block' ? tone : darker(tone, 0.1), { depth: 8, dark: 0.5, light: 0.5 }) +
      c.form(foot, tone, { depth: 15, dark: 0.5, light: isGlossy(look) ? 0.65 : 0.5, art: cloth(c, look, 0.6) }) +
      c.inside(
        foot,
        c.blurred(
          6,
          stroke(`M150,-74Q206,-56 244,-30M-204,${-H - 100}Q-216,${-H - 40} -204,${-H - 10}`, '#ffffff', 10),
          0.55,
        ),
      ) +
      stroke(`M-120,${-H * 0.8}C-60,${-H * 0.5} -8,-30 70,-6C110,3 190,0 264,-1`, sole, 6) +
      strap +
      bow,
    box: [-236, -H - (isStrapped ? 172 : 136), 516, H + (isStrapped ? 172 : 136)],
    feet: [
      [-214, -180],
      [50, 276],
    ],
    focus: [-60, -240, 340, 260],
  };
}

function sandals(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const lift = look.says('platform') ? dice.between('lift', 92, 118) : dice.between('lift', 34, 56);
  const bed = dice.pick('bed', ['#b98e68', '#d9c6a2', '#2a2d30', '#8a6038']);
  const sole = `M-262,${-lift}C-270,${-lift * 0.4} -266,0 -240,0H240C276,0 296,-16 288,${-lift * 0.5}C240,${-lift * 0.9} 160,${-lift * 0.5} 60,${-lift * 0.66}C-60,${-lift * 0.96} -160,${-lift * 1.16} -262,${-lift}Z`;
  const foot = `M-262,${-lift - 2}C-230,${-lift - 26} -150,${-lift - 20} -60,${-lift * 0.9 - 8}C60,${-lift * 0.6 - 12} 200,${-lift * 0.7 - 20} 288,${-lift * 0.5}C240,${-lift * 0.9} 160,${-lift * 0.5} 60,${-lift * 0.66}C-60,${-lift * 0.96} -160,${-lift * 1.16} -262,${-lift}Z`;
  const y = -lift;
  const shine = isGlossy(look) ? 0.62 : 0.42;
  // A strap over the foot, seen from its outer side: what lies on the far side shows as a dark lining behind its edge.
  const strap = (from: number, to: number, peak: number, tall: number, fall: number) => {
    const back = `M${from},${y + 24}C${from + 2},${y - tall * 0.5} ${from + (peak - from) * 0.4},${y - tall * 0.92} ${peak},${y - tall}`;
    const wide = (to - from) * 0.46;
    const front = `L${peak + wide},${y - tall + fall}C${to - wide * 0.2},${y - tall * 0.5 + fall * 0.5} ${to},${y - tall * 0.2} ${to},${y + 24}Z`;
    const outline = back + front;
    const edge = (d: string, color: Hex, width: number, opacity: number) => stroke(d, color, width, { opacity });
    return (
      placed(fillPath(outline, darker(tone, 0.62)), { x: -16, y: 5 }) +
      c.form(outline, tone, { depth: 10, dark: 0.46, light: shine, art: cloth(c, look, 0.5) }) +
      placed(stroke(back, lighter(tone, 0.5), 2.4, { opacity: 0.7, dash: '7 5' }), { x: 9, y: 3 }) +
      edge(`M${peak},${y - tall}L${peak + wide},${y - tall + fall}`, lighter(tone, 0.45), 5, 0.8)
    );
  };
  const metal = dice.pick('metal', ['#c79b5a', '#b4bcc0', '#6d5a3a', '#22272a']);
  const buckle = (x: number, above: number, turn: number) =>
    placed(
      `<rect x="-16" y="-20" width="32" height="40" rx="7" fill="none" stroke="${darker(metal, 0.1)}" stroke-width="7"/>` +
        stroke('M-16,0H12', lighter(metal, 0.3), 5),
      { x, y: y - above, turn },
    );
  const style = look.says('slide')
    ? dice.pick('slide', ['double', 'single', 'crossed'] as const)
    : look.says('strappy')
      ? dice.pick('straps', ['ankle', 'ladder', 'ring'] as const)
      : dice.pick('style', ['double', 'ankle', 'ladder', 'crossed'] as const);
  // A heel piece with a strap that closes round the ankle: its far half lies in the shade.
  const ankle = (tall: number) => {
    const level = y - tall + 16;
    const half = (bow: number) => `M-232,${level}C-226,${level + bow} -66,${level + bow} -52,${level - 8}`;
    const counter = `M-248,${y + 10}C-254,${y - tall * 0.5} -244,${level - 6} -238,${level - 14}H-200C-196,${y - tall * 0.5} -186,${y - 40} -160,${y + 20}Z`;
    return (
      stroke(half(-30), darker(tone, 0.55), 22) +
      c.form(counter, tone, { depth: 8, dark: 0.46, light: shine }) +
      stroke(half(34), darker(tone, 0.4), 29) +
      stroke(half(34), tone, 24) +
      placed(stroke(half(34), lighter(tone, 0.5), 2.2, { opacity: 0.7, dash: '7 5' }), { y: -6 }) +
      buckle(-128, tall - 38, 2)
    );
  };
  const tall = dice.between('instep', 122, 154);
  const ring =
    disc(60, y - tall * 0.62, 24, 24, darker(metal, 0.2)) + disc(60, y - tall * 0.62, 14, 14, darker(tone, 0.6));
  const straps = {
    double: () =>
      strap(74, 222, 118, tall * 0.76, 40) +
      buckle(160, tall * 0.46, 24) +
      strap(-76, 76, -30, tall, 24) +
      buckle(4, tall * 0.66, 14),
    single: () =>
      strap(-30, 226, 36, tall * 0.98, 46) + (dice.chance('buckle', 0.5) ? buckle(112, tall * 0.5, 22) : ''),
    crossed: () => strap(-70, 66, 44, tall * 0.94, 30) + strap(60, 212, 20, tall * 0.9, 30),
    ankle: () => ankle(tall * 1.16) + strap(96, 222, 142, tall * 0.64, 30),
    ladder: () =>
      ankle(tall * 1.2) +
      strap(140, 216, 164, tall * 0.52, 22) +
      strap(48, 122, 76, tall * 0.74, 22) +
      strap(-52, 24, -22, tall, 20),
    ring: () => ankle(tall * 1.1) + strap(118, 220, 150, tall * 0.58, 28) + strap(2, 104, 44, tall * 0.74, 20) + ring,
  }[style]();
  return {
    art:
      fillPath(
        foot,
        c.linear([
          [0, lighter(bed, 0.35)],
          [1, bed],
        ]),
      ) +
      straps +
      c.form(sole, bed, { depth: 8, dark: 0.5, light: 0.4, art: bar(-300, -14, 620, 16, darker(bed, 0.5)) }),
    box: [-268, y - 186, 562, 186 + lift],
    feet: [[-250, 280]],
    focus: [-60, y - 180, 300, 260],
  };
}

function loafer(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const upper =
    'M-258,-44C-276,-110 -262,-180 -246,-206C-200,-216 -170,-196 -130,-190C-80,-184 -40,-196 0,-186C70,-164 150,-150 214,-122C266,-100 290,-74 290,-40L288,-30H-256Z';
  const inside =
    'M-246,-206C-200,-216 -170,-196 -130,-190C-80,-184 -40,-196 0,-186C-40,-164 -110,-160 -160,-166C-210,-172 -236,-184 -246,-206Z';
  const apron = 'M0,-186C70,-176 160,-156 232,-116C190,-100 110,-110 40,-130C10,-140 -10,-164 0,-186Z';
  const saddle = 'M-60,-178C-20,-196 30,-186 64,-172L20,-40H-84Z';
  const trim = look.says('penny')
    ? 'penny'
    : look.says('driving')
      ? dice.pick('detail', ['bit', 'tassel'])
      : dice.pick('detail', ['penny', 'bit', 'tassel']);
  const chunky = look.says('chunky') ? 34 : 0;
  const detail =
    trim === 'penny'
      ? fillPath('M-14,-150L26,-142L18,-116L-20,-122Z', darker(tone, 0.5))
      : trim === 'bit'
        ? stroke('M-44,-140C-20,-160 20,-156 46,-136', '#8a6a2c', 13) +
          stroke('M-44,-142C-20,-162 20,-158 46,-138', '#e0bd74', 7) +
          disc(-44, -140, 11, 11, '#c79b5a') +
          disc(46, -136, 11, 11, '#c79b5a')
        : stroke('M20,-160L50,-120M26,-162L70,-128', darker(tone, 0.2), 8) +
          fillPath('M40,-126L60,-118L52,-76L32,-82ZM62,-132L84,-124L80,-82L58,-90Z', darker(tone, 0.12));
  const sole = dice.pick('sole', ['#22272a', '#8a6038', '#5a3d28']);
  const piece: Piece = {
    art:
      c.form(upper, tone, { depth: 20, dark: 0.55, light: 0.5, art: cloth(c, look, 0.6) }) +
      fillPath(
        inside,
        c.linear([
          [0, darker(tone, 0.6)],
          [1, '#8a6a4c'],
        ]),
      ) +
      c.inside(upper, c.form(apron, lighter(tone, 0.06), { depth: 8 })) +
      stroke('M0,-186C-10,-164 10,-140 40,-130C110,-110 190,-100 232,-116', darker(tone, 0.6), 3, {
        opacity: 0.7,
        dash: '7 4',
      }) +
      c.inside(upper, c.form(saddle, darker(tone, 0.05), { depth: 7 })) +
      detail +
      c.inside(
        upper,
        c.blurred(
          7,
          stroke('M130,-136Q220,-112 264,-70M-246,-180Q-258,-130 -248,-80', '#ffffff', 12),
          isGlossy(look) ? 0.5 : 0.28,
        ),
      ) +
      (chunky
        ? c.form(
            `M-266,-46L292,-48Q306,-20 296,${chunky}H40L30,${chunky - 14}H-90L-98,${chunky}H-256Q-276,-6 -266,-46Z`,
            sole,
            {
              depth: 8,
              light: 0.5,
              art:
                sheet(c.tile(30, 200, bar(0, 200 - 18 + chunky, 15, 18, '#0d1211', 0, 0.6))) +
                bar(-280, -36, 600, 5, '#f4f1e8', 0, 0.5),
            },
          )
        : look.says('driving')
          ? c.form('M-262,-40L290,-42Q298,-26 280,-20H-244Q-264,-24 -262,-40Z', sole, { depth: 5 }) +
            Array.from({ length: 17 }, (_, i) => bar(-236 + i * 30, -22, 16, 14, darker(sole, 0.2), 6)).join('')
          : c.form('M-262,-44L290,-46Q302,-26 286,-14H30L20,-22H-100L-108,0H-250Q-268,-20 -262,-44Z', sole, {
              depth: 6,
              light: 0.5,
            }) + bar(30, -16, 256, 16, darker(sole, 0.3), 6)),
    box: [-270, -212, 568, 212 + chunky],
    feet: [
      [-250, -110],
      [30, 286],
    ],
    focus: [-80, -230, 330, 240],
  };
  if (!chunky) return piece;
  const [x, y, width, height] = piece.box;
  return {
    ...piece,
    art: placed(piece.art, { y: -chunky }),
    box: [x, y - chunky, width, height],
    focus: [-80, -260, 330, 240],
  };
}

/** Both shoes of a pair, the further one a step ahead. */
function pair(draw: Drawing['draw']): Drawing['draw'] {
  return (c, look) => {
    const one = draw(c, look);
    const [x, y, width, height] = one.box;
    return {
      ...one,
      art: placed(one.art, { x: 84, y: -74, scale: 0.94 }) + c.pool(x + width / 2, -6, width * 0.5, 20, 0.3) + one.art,
      box: [x, y - 60, width + 90, height + 60],
      feet: one.feet,
    };
  };
}

const rack = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [
    { draw: pair(draw), mount: 'table', size: size * 0.94 },
    { isClose: true, isTinted: true },
  ],
});

export const SHOES = {
  sneakers: rack(sneaker, 1.04),
  boots: rack(boot),
  heels: rack(heels),
  sandals: rack(sandals, 0.98),
  loafers: rack(loafer, 1.02),
} satisfies Drawings<string>;
