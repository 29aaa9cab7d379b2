/** Taps, showers and toilets. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { chrome, down, fitting, metalOrMatte } from './fittings.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

/** A bent tube with its shade and shine. */
const pipe = (path: string, tone: Hex, thick: number): string =>
  stroke(path, darker(tone, 0.6), thick + 4) +
  stroke(path, tone, thick) +
  placed(stroke(path, lighter(tone, 0.75), thick * 0.2, { opacity: 0.8 }), { x: -thick * 0.2, y: -thick * 0.18 }) +
  placed(stroke(path, darker(tone, 0.5), thick * 0.16, { opacity: 0.6 }), { x: thick * 0.22, y: thick * 0.2 });

export function faucet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = fitting(look);
  const finish = metalOrMatte(tone);
  const isKitchen = look.says('kitchen');
  const isBath = look.says('bath');
  // The height that the text tells, as far as a kind allows.
  const told = Math.min(1, Math.max(0, ((look.amount('height') ?? 24) - 16) / 16));
  const high = (isKitchen ? 400 : 300) + told * 110 + dice.between('height', -16, 16);
  const kind = isKitchen
    ? dice.pick('spout', ['arc', 'spring', 'square', 'arc'])
    : isBath
      ? dice.pick('spout', ['low', 'deck', 'low'])
      : dice.pick('spout', ['angle', 'low', 'arc', 'block']);
  const thick = dice.between('thick', 34, 52);
  const reach = dice.between('reach', 140, 215);
  const accent = dice.pick('trim', [tone, tone, '#22272a', '#c39a4e', chrome]);
  const head = accent === tone ? darker(tone, 0.25) : accent;
  const paths: Record<string, string> = {
    arc: `M40,-120V${-high + 90}C40,${-high - 20} ${-reach},${-high - 20} ${-reach},${-high + 100}V${-high + 140}`,
    spring: `M40,-120V${-high + 70}C40,${-high - 30} ${-reach + 20},${-high - 30} ${-reach + 20},${-high + 90}V${-high + 150}`,
    square: `M40,-120V${-high + 10}H${-reach}V${-high + 110}`,
    angle: `M40,-120V${-high + 20}H${-reach}V${-high + 80}`,
    low: `M40,-150C0,${-high + 90} ${-reach * 0.6},${-high + 60} ${-reach - 20},${-high + 96}v34`,
    deck: `M40,-120C20,${-high + 150} ${-reach},${-high + 120} ${-reach - 20},-70`,
    block: `M40,-170H${-reach}`,
  };
  const path = paths[kind] ?? '';
  const spring =
    kind === 'spring'
      ? stroke(path, darker(tone, 0.55), thick + 12, { dash: '7 7', cap: 'butt', opacity: 0.85 }) +
        pipe(`M${-reach + 20},${-high + 150}v70`, head, thick + 12)
      : '';
  const nozzle =
    kind === 'arc' || kind === 'square'
      ? placed(bar(-thick * 0.56, 0, thick * 1.12, dice.between('aerator', 18, 60), head, 6), {
          x: -reach,
          y: -high + (kind === 'arc' ? 128 : 100),
        })
      : '';
  const handles = dice.pick('handles', isBath ? ['cross', 'lever', 'wheel'] : ['lever', 'stick', 'top', 'cross']);
  const lever = {
    lever: placed(
      c.form(rectangle(-14, -dice.between('lever', 110, 160), 28, 170, 14), accent, { depth: 8, light: 0.9 }),
      { x: 74, y: -150, turn: dice.between('lever turn', 40, 72) },
    ),
    stick: placed(bar(-9, -130, 18, 140, accent, 9) + bar(-5, -128, 5, 130, lighter(accent, 0.6), 3), {
      x: 70,
      y: -150,
      turn: dice.between('lever turn', 66, 100),
    }),
    top: placed(c.form('M-44,0L-30,-26H34L110,-40V-22L40,0Z', accent, { depth: 7, light: 0.9 }), { x: 40, y: -202 }),
    cross: [-1, 1]
      .map((k) =>
        placed(
          bar(-11, -78, 22, 78, tone, 8) +
            bar(-46, -86, 92, 18, accent, 9) +
            disc(0, -78, 17, 17, accent) +
            disc(0, -78, 8, 8, k < 0 ? '#c22f2b' : '#2f66b3'),
          { x: 40 + k * 86, y: -60, turn: k * 16 },
        ),
      )
      .join(''),
    wheel: [-1, 1]
      .map((k) =>
        placed(
          turned(
            c,
            [
              [36, -96, 10],
              [42, -70, 8],
              [34, -44, 6],
              [16, -30],
              [16, 0],
            ],
            accent,
            { finish, lid: lighter(accent, 0.2) },
          ).art,
          { x: 40 + k * 92, y: -34 },
        ),
      )
      .join(''),
  }[handles];
  const isWide = handles === 'cross' || handles === 'wheel';
  const body = dice.between('body', 34, 50);
  const foot = dice.pick('foot', [
    turned(
      c,
      [
        [body + 20, -24, 6],
        [body + 26, 0],
      ],
      tone,
      { finish, lid: lighter(tone, 0.15) },
    ).art,
    turned(
      c,
      [
        [body + 4, -60, 20],
        [body + 34, -10, 8],
        [body + 34, 0],
      ],
      tone,
      { finish },
    ).art,
    c.form(rectangle(-body - 30, -24, body * 2 + 60, 26, 4), tone, { depth: 6, fill: down(c, tone) }),
  ]);
  return {
    art:
      (kind === 'block'
        ? c.form(rectangle(-reach - 40, -210, reach + 90, 44, 8), tone, { depth: 8, light: 0.8, fill: down(c, tone) })
        : pipe(path, tone, thick)) +
      spring +
      nozzle +
      (isWide
        ? placed(c.form(rectangle(-130, -62, 260, 44, 20), tone, { depth: 8, fill: down(c, tone) }), { x: 40 })
        : '') +
      placed(
        turned(
          c,
          [
            [body, -200, 8],
            [body, -20],
          ],
          tone,
          { finish, lid: lighter(tone, 0.2) },
        ).art,
        { x: 40 },
      ) +
      (accent === tone ? '' : bar(40 - body, -dice.between('ring', 90, 170), body * 2, 10, accent, 0, 0.95)) +
      lever +
      placed(foot, { x: 40 }),
    box: [-reach - 60, -Math.max(high + 20, 300), reach + 60 + (isWide ? 220 : 250), Math.max(high + 20, 300)],
    feet: [[-40, 120]],
    focus: [-200, -high, 330, 330],
  };
}

/** Holes for the water: rings, a spiral, rows, or a field with a middle of its own. */
function nozzles(look: Look, r: number, squash: number, y: number): string {
  const { dice } = look;
  const size = dice.between('nozzle', 3.2, 5.6);
  const tone = dice.pick('nozzle tone', ['#3a4146', '#7d868b', '#2f8fb3', '#22272a']);
  const dot = (x: number, dy: number, k = 1) => disc(x, y + dy, size * k, size * k * Math.max(squash, 0.5), tone);
  const kind = dice.pick('nozzles', ['rings', 'spiral', 'rays', 'field']);
  if (kind === 'spiral')
    return Array.from({ length: 70 }, (_, i) => {
      const [a, d] = [i * 2.39996, r * Math.sqrt((i + 4) / 76)];
      return dot(Math.cos(a) * d, Math.sin(a) * d * squash);
    }).join('');
  if (kind === 'rays')
    return [0.3, 0.47, 0.64, 0.81, 0.95]
      .flatMap((k, i) => around(12, r * k, r * k * squash, i % 2 ? -90 : -75).map((p) => dot(p.x, p.y, 0.8 + k * 0.5)))
      .join('');
  if (kind === 'field')
    return (
      [0.62, 0.78, 0.93]
        .flatMap((k, i) => around(20 + i * 5, r * k, r * k * squash).map((p) => dot(p.x, p.y, 0.85)))
        .join('') +
      stroke(oval(0, y, r * 0.48, r * 0.48 * squash), tone, 4, { opacity: 0.7 }) +
      around(5, r * 0.26, r * 0.26 * squash)
        .map((p) => dot(p.x, p.y, 2))
        .join('')
    );
  const rings = dice.count('rings', 3, 5);
  return Array.from({ length: rings }, (_, i) =>
    around(6 + i * 6, (r * (i + 1)) / (rings + 0.4), ((r * (i + 1)) / (rings + 0.4)) * squash)
      .map((p) => dot(p.x, p.y))
      .join(''),
  ).join('');
}

export function shower(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = fitting(look);
  const finish = metalOrMatte(tone);
  const wide = 0.82 + Math.min(1, Math.max(0, ((look.amount('diameter') ?? 20) - 10) / 20)) * 0.36;
  const plate = dice.pick('plate', ['#dfe5e7', lighter(tone, 0.35), '#3a4146', '#f4f6f6', darker(tone, 0.15)]);
  if (look.says('rain')) {
    const r = 200 * wide;
    const isSquare = dice.chance('square', 0.35);
    const arm = dice.pick('arm', ['ceiling', 'wall', 'bow']);
    const tilt = dice.between('tilt', 0.2, 0.34);
    const depth = dice.between('depth', 6, 22);
    const path =
      arm === 'ceiling'
        ? 'M0,-330V-60'
        : arm === 'wall'
          ? 'M230,-250H40Q0,-250 0,-210V-60'
          : 'M220,-220C180,-330 0,-350 0,-200V-60';
    const rose =
      arm === 'ceiling'
        ? turned(
            c,
            [
              [60, -346, 6],
              [64, -322],
            ],
            tone,
            { finish, lid: tone },
          ).art
        : placed(
            turned(
              c,
              [
                [44, -14, 6],
                [50, 8],
              ],
              tone,
              { finish, lid: tone },
            ).art,
            { x: 232, y: arm === 'wall' ? -250 : -216, turn: 90 },
          );
    const slab = (y: number, k: number) =>
      polygon([
        [-r * k, y + r * tilt * k, 20],
        [-r * 0.74 * k, y - r * tilt * k, 20],
        [r * 0.74 * k, y - r * tilt * k, 20],
        [r * k, y + r * tilt * k, 20],
      ]);
    const head = isSquare
      ? fillPath(slab(-40 + depth, 1), darker(tone, 0.5)) +
        fillPath(slab(-48, 1), down(c, tone)) +
        fillPath(slab(-40, 0.9), plate)
      : disc(0, -40 + depth, r, r * tilt, darker(tone, 0.5)) +
        disc(0, -48, r, r * tilt, down(c, tone)) +
        disc(0, -36, r * 0.9, r * tilt * 0.86, plate);
    const drops = dice.pick('water', ['lines', 'none', 'drops']);
    const water =
      drops === 'lines'
        ? Array.from({ length: 11 }, (_, i) =>
            stroke(`M${(i - 5) * r * 0.15},${20 + r * tilt * 0.5}v${60 + ((i * 37) % 70)}`, '#9fc9d8', 4, {
              opacity: 0.5,
            }),
          ).join('')
        : drops === 'drops'
          ? Array.from({ length: 16 }, (_, i) =>
              disc(-r * 0.8 + ((i * 61) % (r * 1.6)), 40 + ((i * 47) % 90), 4, 8, '#9fc9d8', 0.7),
            ).join('')
          : '';
    return {
      art:
        pipe(path, tone, dice.between('tube', 22, 36)) +
        rose +
        turned(
          c,
          [
            [34, -110, 6],
            [40, -60],
          ],
          tone,
          { finish },
        ).art +
        head +
        nozzles(look, r * 0.84, isSquare ? tilt * 0.8 : tilt * 0.84, -36) +
        water,
      box: [-r - 2, -350, r + Math.max(r, 270) + 4, 480],
      focus: [-220, -120, 330, 240],
    };
  }
  const r = 112 * wide + 10;
  const shape = dice.pick('head', ['round', 'round', 'square', 'long']);
  const head =
    shape === 'round'
      ? (k: number) => oval(0, -400, r * k, r * k)
      : shape === 'square'
        ? (k: number) => rectangle(-r * 0.94 * k, -400 - r * 0.94 * k, r * 1.88 * k, r * 1.88 * k, 30)
        : (k: number) => rectangle(-r * 0.7 * k, -400 - r * 1.2 * k, r * 1.4 * k, r * 2.4 * k, r * 0.7);
  const stem = dice.between('stem', 19, 30);
  const hoseTone = dice.pick('hose', [tone, chrome, '#3a4146', '#f1f0ec']);
  const hose = dice.pick('hose path', [
    'M20,-20C40,40 200,30 190,-110C184,-200 260,-220 280,-120',
    'M20,-20C30,80 -60,90 -160,60C-230,40 -250,-20 -210,-60',
    'M20,-20C60,70 240,70 260,-40C270,-160 180,-190 200,-300',
    'M20,-20C30,60 120,90 150,20C170,-50 230,-60 250,10',
  ]);
  const button = dice.pick('button', [look.accent, '#d5dadc', '#22272a', darker(tone, 0.3)]);
  return {
    art:
      stroke(hose, darker(hoseTone, 0.3), 19) +
      stroke(hose, hoseTone, 14, { dash: dice.pick('weave', ['5 3', '9 4', '3 2']), cap: 'butt' }) +
      placed(
        c.form(
          polygon([
            [-stem - 5, 0, 10],
            [-stem, -330, 20],
            [stem, -330, 20],
            [stem + 5, 0, 10],
          ]),
          tone,
          {
            depth: 11,
            light: 0.9,
            fill: c.linear(
              [
                [0, darker(tone, 0.4)],
                [0.3, lighter(tone, 0.7)],
                [0.6, tone],
                [1, darker(tone, 0.5)],
              ],
              [0, 0, 1, 0],
            ),
            art: dice.pick('grip', [
              '',
              bar(-60, -150, 120, 110, darker(tone, 0.35), 0, 0.9),
              sheet(c.tile(80, 22, bar(0, 0, 80, 7, darker(tone, 0.5), 0, 0.5))),
              bar(-60, -60, 120, 14, look.accent),
            ]),
          },
        ) +
          c.form(head(1.17), tone, { depth: 11, light: 0.9 }) +
          fillPath(head(1), plate) +
          c.inside(head(1), nozzles(look, r * 0.94, shape === 'long' ? 1.2 : 1, -400)) +
          disc(0, -400, dice.between('button', 0, 30), dice.between('button', 0, 30), button) +
          (dice.chance('selector', 0.4) ? c.form(rectangle(r * 1.08, -430, 26, 60, 10), button, { depth: 5 }) : ''),
        { turn: dice.between('lean', -28, 4), x: 10 },
      ),
    box: [-260, -570, 570, 660],
    feet: [[-30, 60]],
    focus: [-250, -560, 330, 330],
  };
}

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
