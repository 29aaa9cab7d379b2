/** Cables by their kind: installation cable in a coil, patch cords with plugs, extension leads and drums with sockets. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

const DARK = '#22272a';

const sheath = (look: Look): Hex =>
  look.isColored ? look.color : look.dice.pick('sheath', ['#e9e6e1', '#2c2f31', '#e0762b', '#c22f2b', '#3f7d50']);

/** One run of cable: its shade, itself, its shine. */
const lead = (path: string, tone: Hex, thick: number): string =>
  stroke(path, darker(tone, 0.5), thick + 4) +
  stroke(path, tone, thick) +
  placed(stroke(path, lighter(tone, 0.6), thick * 0.16, { opacity: 0.6 }), { x: -1, y: -thick * 0.24 });

/** A paper band or hang tag with the maker and the length. */
function tag(look: Look, x: number, y: number, turn: number): string {
  const { dice } = look;
  const paper = dice.pick('tag', ['#f7f6f2', look.accent, '#2f66b3', '#c22f2b', '#e9bd3a', '#3a4146']);
  const length = look.fact('length') || `${dice.pick('metres', [3, 5, 10])} m`;
  const high = dice.between('tag high', 86, 124);
  return placed(
    bar(-66, -4, 136, high + 8, '#10161d', 8, 0.22) +
      bar(-68, -8, 136, high, paper, 8) +
      stroke('M0,6V-60', '#5d5348', 3) +
      bar(-56, 33, 112, 3, inkOn(paper), 0, 0.5) +
      lettering(look.brand, { y: 8, size: 19, color: inkOn(paper), weight: 1.6, fit: 112 }) +
      lettering(length, { y: 44, size: 28, color: inkOn(paper), weight: 1.9, fit: 112 }),
    { x, y, turn },
  );
}

/** Turns in a coil: more of them the longer the cable is. */
const turnsOf = (look: Look): number => ({ 3: 4, 5: 6, 10: 9, 25: 13 })[look.amount('length') ?? 5] ?? 7;

export function cable(c: Canvas, look: Look): Piece {
  if (look.says('network', 'patch')) return patchCord(c, look);
  if (look.says('extension'))
    return look.dice.chance('drum', (look.amount('length') ?? 5) >= 10 ? 0.6 : 0) ? drum(c, look) : extension(c, look);
  return coil(c, look);
}

/** Bare ends of copper, the cable in a standing coil with ties. */
function coil(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = sheath(look);
  const turns = turnsOf(look);
  const R = dice.between('radius', 190, 225);
  const thick = dice.between('thick', 9, 15);
  const rings = Array.from({ length: turns }, (_, i) => {
    const r = R - i * (thick + 2);
    const [dx, dy] = [Math.sin(i * 2.1) * 3, Math.cos(i * 1.7) * 3];
    return (
      stroke(oval(dx, -R - 6 + dy, r, r), darker(tone, 0.5), thick + 3) +
      stroke(oval(dx - 1, -R - 8 + dy, r, r), i % 2 ? lighter(tone, 0.08) : tone, thick) +
      stroke(oval(dx - 2, -R - 11 + dy, r, r), lighter(tone, 0.6), 1.6, { opacity: 0.5 })
    );
  }).join('');
  const wide = turns * (thick + 2) + 24;
  const tieTone = dice.pick('tie', [DARK, look.accent, '#f0ece2', '#2f66b3', '#c22f2b']);
  const first = dice.between('first tie', 0, 90);
  const ties = Array.from({ length: dice.count('ties', 2, 4) }, (_, i) =>
    placed(c.form(rectangle(-18, -R - thick, 36, wide, 8), tieTone, { depth: 6 }), {
      y: -R - 6,
      turn: first + i * dice.between('tie step', 80, 130),
    }),
  ).join('');
  const end = dice.pick('end', [
    'M120,-30C200,0 250,-30 300,-60',
    'M140,-60C230,-40 240,-120 296,-150',
    'M100,-16C180,10 240,6 304,-16',
  ]);
  const [ex = 0, ey = 0] = (end.match(/(\S+),(\S+)$/) ?? []).slice(1).map(Number);
  const colors = ['#8a5a2c', '#2f66b3', '#6b9a3c', '#22272a', '#9aa3a8'].slice(0, dice.count('cores', 2, 5));
  const cores = colors
    .map((core, i) => {
      const rise = (i - (colors.length - 1) / 2) * 30;
      return (
        stroke(`M${ex - 4},${ey}Q${ex + 30},${ey + rise * 0.6} ${ex + 58},${ey - 24 + rise}`, core, 10) +
        stroke(`M${ex + 56},${ey - 23 + rise}l20,${-6 + rise * 0.2}`, '#d08a4a', 6)
      );
    })
    .join('');
  return {
    art:
      rings +
      ties +
      cores +
      lead(end, tone, thick + 13) +
      tag(
        look,
        dice.between('tag x', -70, 70),
        -R * dice.between('tag y', 0.9, 1.5),
        dice.between('tag turn', -14, 14),
      ),
    box: [-R - 12, -R * 2 - 18, R * 2 + 190, R * 2 + 18],
    feet: [
      [-90, 120],
      [180, 320],
    ],
    focus: [0, -260, 340, 260],
  };
}

/** A clear plug with gold contacts under a boot; the cable enters from below. */
function networkPlug(c: Canvas, boot: Hex, x: number, y: number, turn: number): string {
  return placed(
    c.form('M-20,0L-26,-70H26L20,0Z', boot, { depth: 7, light: 0.5 }) +
      [0, 1, 2].map((i) => bar(-22, -54 + i * 17, 44, 6, darker(boot, 0.5), 2, 0.6)).join('') +
      fillPath(rectangle(-34, -152, 68, 84, 6), '#e4ecef', 0.95) +
      stroke(rectangle(-34, -152, 68, 84, 6), '#8fa0a8', 3) +
      Array.from({ length: 8 }, (_, i) => bar(-28 + i * 7.4, -150, 4.4, 34, '#c79b4a', 1)).join('') +
      Array.from({ length: 4 }, (_, i) =>
        bar(-24 + i * 14, -112, 7, 40, ['#e0762b', '#3f7d50', '#2f66b3', '#8a5a2c'][i] ?? boot, 2, 0.7),
      ).join('') +
      bar(-13, -118, 26, 52, '#f7fafb', 5, 0.85),
    { x, y, turn },
  );
}

/** A patch cord: thin, in a bundle that lies like an eight, a ring or a long oval, both plugs in sight. */
function patchCord(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = sheath(look);
  const turns = turnsOf(look);
  const boot = dice.pick('boot', [tone, look.accent, darker(tone, 0.35), '#2f66b3', '#3f7d50']);
  const shape = dice.pick('bundle', ['ring', 'eight', 'oval']);
  const thick = dice.between('thick', 11, 16);
  const gap = thick * 0.92;
  const flat = shape === 'oval';
  const rx = flat ? 230 : dice.between('radius', 165, 205);
  const ry = flat ? 120 : rx;
  const y = -ry - 16;
  const bundle = Array.from({ length: turns }, (_, i) => {
    const [wx, wy] = [rx - i * gap, Math.max(28, ry - i * gap)];
    const path =
      shape === 'eight'
        ? `M0,${y}C${-wx * 0.7},${y - wy * 1.1} ${-wx * 1.5},${y - wy * 0.9} ${-wx * 1.4},${y}C${-wx * 1.5},${y + wy * 0.9} ${-wx * 0.7},${y + wy * 1.1} 0,${y}C${wx * 0.7},${y - wy * 1.1} ${wx * 1.5},${y - wy * 0.9} ${wx * 1.4},${y}C${wx * 1.5},${y + wy * 0.9} ${wx * 0.7},${y + wy * 1.1} 0,${y}Z`
        : oval(Math.sin(i * 2.3) * 5, y + Math.cos(i * 1.9) * 4, wx, wy);
    return lead(path, i % 2 ? lighter(tone, 0.07) : tone, thick);
  }).join('');
  const tie = dice.pick('tie', [DARK, look.accent, '#c22f2b', '#2f66b3']);
  const wide = turns * gap + 30;
  const strap =
    shape === 'eight'
      ? c.form(rectangle(-30, y - 64, 60, 128, 10), tie, { depth: 7 })
      : placed(c.form(rectangle(-24, -18, 48, wide, 10), tie, { depth: 7 }), { x: 0, y: y - ry, turn: 0 });
  const reach = shape === 'eight' ? rx * 1.4 : rx;
  const [leftTurn, rightTurn] = [dice.between('left plug', -46, -14), dice.between('right plug', 8, 44)];
  const left = `M${-reach * 0.5},${y + ry * 0.7}C${-reach - 40},-10 ${-reach - 90},-70 ${-reach - 70},-130`;
  const right = `M${reach * 0.5},${y + ry * 0.7}C${reach + 40},-6 ${reach + 96},-50 ${reach + 76},-116`;
  return {
    art:
      lead(left, tone, thick) +
      lead(right, tone, thick) +
      bundle +
      strap +
      networkPlug(c, boot, -reach - 70, -124, leftTurn) +
      networkPlug(c, boot, reach + 76, -110, rightTurn) +
      (dice.chance('tagged', 0.7)
        ? tag(
            look,
            shape === 'eight' ? 0 : dice.between('tag x', -40, 40),
            y - 40 + (shape === 'eight' ? ry * 0.9 : 0),
            dice.between('tag turn', -16, 16),
          )
        : ''),
    box: [-reach - 170, Math.min(y - ry - 14, -300), reach * 2 + 340, Math.max(-y + ry + 14, 300)],
    feet: [[-reach * 0.6, reach * 0.6]],
    focus: [reach - 120, -300, 330, 300],
  };
}

/** Sockets in a row on a strip, upright or lying, with a switch now and then. */
function strip(c: Canvas, look: Look, tone: Hex, count: number): { art: string; width: number } {
  const { dice } = look;
  const body = dice.pick('strip', ['#f1f2f0', DARK, tone, '#5d666b']);
  const hasSwitch = dice.chance('switch', 0.5);
  const width = count * 112 + (hasSwitch ? 110 : 50);
  const high = dice.between('strip high', 118, 144);
  const round = dice.pick('strip round', [16, 60, 32]);
  const mid = -high / 2;
  return {
    width,
    art:
      c.form(rectangle(-width / 2, -high, width, high, round), body, { depth: 12, light: 0.6 }) +
      (dice.chance('edge', 0.5)
        ? stroke(rectangle(-width / 2 + 8, -high + 8, width - 16, high - 16, round), look.accent, 5)
        : '') +
      Array.from({ length: count }, (_, i) => {
        const x = -width / 2 + 82 + i * 112;
        return (
          disc(x, mid, 48, 48, darker(body, 0.3)) +
          disc(x, mid + 2, 44, 44, lighter(body, 0.1)) +
          disc(x - 16, mid, 8, 8, '#14181b') +
          disc(x + 16, mid, 8, 8, '#14181b') +
          bar(x - 6, mid - 42, 12, 9, '#b98e3a', 2) +
          bar(x - 6, mid + 33, 12, 9, '#b98e3a', 2)
        );
      }).join('') +
      (hasSwitch
        ? bar(width / 2 - 78, mid - 34, 44, 68, dice.pick('switch tone', ['#c22f2b', '#22272a', '#6b9a3c']), 9) +
          bar(width / 2 - 72, mid - 28, 32, 24, '#ffffff', 6, 0.35)
        : ''),
  };
}

const earthedPlug = (c: Canvas, tone: Hex): string =>
  c.form(
    polygon([
      [-20, 0, 8],
      [-46, -70, 14],
      [46, -70, 14],
      [20, 0, 8],
    ]),
    tone,
    { depth: 9, light: 0.5 },
  ) +
  c.form(rectangle(-50, -104, 100, 40, 10), darker(tone, 0.15), { depth: 6 }) +
  bar(-30, -148, 14, 46, '#c3c9cc', 5) +
  bar(16, -148, 14, 46, '#c3c9cc', 5);

/** A strip of sockets before its own lead in a coil. */
function extension(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = sheath(look);
  const turns = turnsOf(look);
  const count = dice.count('sockets', 1, 5);
  const { art, width } = strip(c, look, tone, count);
  const thick = dice.between('thick', 13, 18);
  const [rx, ry] = [dice.between('wide', 150, 220), dice.between('high', 110, 170)];
  const cx = dice.between('coil at', -60, 60);
  const y = -ry - 120;
  const loops = Array.from({ length: turns }, (_, i) =>
    lead(
      oval(
        cx + Math.sin(i * 2.2) * 8,
        y + Math.cos(i * 1.6) * 6,
        rx - i * thick * 0.66,
        Math.max(20, ry - i * thick * 0.66),
      ),
      i % 2 ? lighter(tone, 0.07) : tone,
      thick,
    ),
  ).join('');
  const half = Math.max(width / 2, rx + 40);
  const plugX = half + 70;
  return {
    art:
      lead(`M${cx + rx * 0.7},${y + ry * 0.6}C${half},-60 ${plugX - 60},-20 ${plugX},-70`, tone, thick) +
      loops +
      placed(
        c.form(rectangle(-20, -16, 40, turns * thick * 0.66 + 44, 8), dice.pick('tie', [DARK, look.accent]), {
          depth: 6,
        }),
        { x: cx + dice.between('tie at', -30, 30), y: y - ry },
      ) +
      lead(`M${cx - rx * 0.8},${y + ry * 0.5}C${-half - 50},-120 ${-half - 40},-60 ${-width / 2},-62`, tone, thick) +
      placed(earthedPlug(c, dice.pick('plug', [tone, DARK, '#f1f2f0'])), {
        x: plugX,
        y: -66,
        turn: dice.between('plug turn', -20, 50),
      }) +
      placed(art, { turn: dice.between('strip turn', -5, 4) }) +
      (dice.chance('tagged', 0.5) ? tag(look, cx, y - 30, dice.between('tag turn', -12, 12)) : ''),
    box: [-half - 60, y - ry - 20, half * 2 + 210, -y + ry + 20],
    feet: [[-width / 2, width / 2]],
    focus: [-170, -270, 340, 270],
  };
}

/** A long lead on a drum: a frame of tube, a disc with sockets. */
function drum(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = sheath(look);
  const R = dice.between('drum', 180, 215);
  const shell = dice.pick('drum tone', [DARK, '#c22f2b', '#3a4146', look.accent, '#e9bd3a']);
  const frame = dice.pick('frame', ['#8d969b', DARK, '#c3c9cc']);
  const y = -R - 40;
  const turns = turnsOf(look);
  const sockets = dice.count('outlets', 2, 4);
  const top = y - R - dice.between('handle', 60, 110);
  return {
    art:
      stroke(`M-120,${top}L${-R * 0.9},-6H${R * 0.9}L120,${top}Z`, frame, 20) +
      stroke(`M-80,${top}H80`, dice.pick('grip', [DARK, '#c22f2b', look.accent]), 34) +
      disc(8, y + 6, R, R, darker(shell, 0.5)) +
      disc(0, y, R, R, darker(shell, 0.1)) +
      Array.from({ length: Math.min(8, turns) }, (_, i) =>
        stroke(oval(0, y, R * 0.94 - i * 9, R * 0.94 - i * 9), i % 2 ? tone : darker(tone, 0.22), 9),
      ).join('') +
      disc(0, y, R * 0.62, R * 0.62, shell) +
      stroke(oval(0, y, R * 0.6, R * 0.6), lighter(shell, 0.4), 4, { opacity: 0.6 }) +
      around(sockets, R * 0.34)
        .map(
          ({ x, y: dy }) =>
            disc(x, y + dy, 34, 34, darker(shell, 0.5)) +
            disc(x, y + dy, 29, 29, lighter(shell, 0.16)) +
            disc(x - 10, y + dy, 5.4, 5.4, '#0d1012') +
            disc(x + 10, y + dy, 5.4, 5.4, '#0d1012'),
        )
        .join('') +
      disc(0, y, 15, 15, dice.pick('fuse', ['#c22f2b', '#d5dadc', '#6b9a3c'])) +
      lead(`M${R * 0.86},${y + R * 0.4}C${R + 40},${y + R} ${R + 50},-10 ${R + 120},-40`, tone, 15) +
      placed(earthedPlug(c, dice.pick('plug', [tone, DARK])), { x: R + 116, y: -38, turn: 66 }) +
      tag(look, -R * 0.9, y + R * 0.72, dice.between('tag turn', -12, 6)) +
      turned(
        c,
        [
          [14, top - 4, 4],
          [14, top + 6],
        ],
        frame,
      ).art,
    box: [-R - 70, top - 20, R * 2 + 330, -top + 20],
    feet: [[-R, R]],
    focus: [-170, y - 170, 340, 340],
  };
}
