/** Furniture with fronts and tops: cupboards, shelves, desks, tables, beds. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from './canvas.ts';
import { darker, type Hex, lighter, mix } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import type { Look } from './look.ts';
import { polygon, rectangle } from './outline.ts';
import { pillow } from './seating.ts';
import { turned } from './solids.ts';
import type { Piece } from './stage.ts';
import { clothGrain, hardGrain, hardTone, marbleVeins, textilePattern } from './surface.ts';

type Handle = 'knob' | 'bar' | 'cut' | 'ring';

function handle(kind: Handle, metal: Hex, x: number, y: number, isUpright: boolean): string {
  if (kind === 'knob') return disc(x + 2, y + 4, 9, 9, '#10161d', 0.35) + disc(x, y, 9, 9, metal) + disc(x - 3, y - 3, 3, 3, '#ffffff', 0.7);
  if (kind === 'cut') return isUpright ? bar(x - 4, y - 34, 8, 68, '#10161d', 4, 0.55) : bar(x - 34, y - 4, 68, 8, '#10161d', 4, 0.55);
  if (kind === 'ring') return `<circle cx="${x}" cy="${y + 8}" r="11" fill="none" stroke="${metal}" stroke-width="4"/>${disc(x, y - 4, 4, 4, darker(metal, 0.2))}`;
  return isUpright ? bar(x - 1, y - 38, 8, 80, '#10161d', 4, 0.3) + bar(x - 4, y - 40, 8, 80, metal, 4) + bar(x - 3, y - 38, 2.4, 76, '#ffffff', 1, 0.6) : bar(x - 36, y - 1, 76, 8, '#10161d', 4, 0.3) + bar(x - 38, y - 4, 76, 8, metal, 4) + bar(x - 36, y - 3, 72, 2.4, '#ffffff', 1, 0.6);
}

/** A front panel set into the carcass: a shadow gap, a bevel, the grain running with it. */
function front(c: Canvas, look: Look, tone: Hex, x: number, y: number, width: number, height: number, style: string): string {
  const outline = rectangle(x, y, width, height, 3);
  let art = hardGrain(c, look, tone, height > width);
  if (style === 'framed') art += fillPath(`${rectangle(x + 26, y + 26, width - 52, height - 52, 2)}`, darker(tone, 0.1), 0.5) + stroke(rectangle(x + 26, y + 26, width - 52, height - 52, 2), darker(tone, 0.5), 2.4, { opacity: 0.45 }) + stroke(`M${x + 28},${y + height - 27}H${x + width - 27}V${y + 28}`, lighter(tone, 0.6), 2, { opacity: 0.6 });
  if (style === 'slats') for (let sx = x + 10; sx < x + width - 4; sx += 16) art += bar(sx, y, 6, height, darker(tone, 0.5), 0, 0.34) + bar(sx + 6, y, 3, height, lighter(tone, 0.5), 0, 0.3);
  return bar(x - 3, y - 3, width + 6, height + 7, darker(tone, 0.7), 3, 0.55) + fillPath(outline, c.linear([[0, lighter(tone, 0.16)], [0.5, tone], [1, darker(tone, 0.13)]], [0, 0, 0.8, 1])) + c.inside(outline, art) + stroke(`M${x + 1},${y + height - 2}V${y + 1}H${x + width - 2}`, lighter(tone, 0.6), 1.8, { opacity: 0.6 });
}

interface Cabinet {
  width: number;
  height: number;
  /** Fronts as a grid: for each row its part of the height and its fronts. */
  rows: readonly { part: number; kind: 'drawer' | 'door' | 'open'; count: number }[];
  leg: number;
}

function cabinet(c: Canvas, look: Look, { width, height, rows, leg }: Cabinet): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#c49d6c');
  const isTwoTone = dice.chance('two tone', 0.3);
  const frontTone = isTwoTone ? lighter(mix(tone, '#f3efe6', 0.55), 0.1) : lighter(tone, 0.04);
  const metal = dice.pick('metal', ['#c79b5a', '#2c2f31', '#b9c0c4']);
  const grip = dice.pick('handle', ['knob', 'bar', 'cut', 'ring'] as const);
  const style = dice.pick('front', ['plain', 'plain', 'framed', 'slats']);
  const legTone = dice.pick('legs', [tone, darker(tone, 0.4), '#2c2f31']);
  const [x, y] = [-width / 2, -height];
  const body = height - leg;
  const roof = polygon([[x - 6, y + 16], [x + 22, y - 10], [-x - 22, y - 10], [-x + 6, y + 16]]);
  const wood = c.linear([[0, lighter(legTone, 0.3)], [1, darker(legTone, 0.4)]], [0, 0, 1, 0]);
  const legs = leg > 8 ? [x + 40, -x - 40].map((lx) => (dice.chance('taper', 0.6) ? fillPath(polygon([[lx - 14, -leg - 4], [lx + 14, -leg - 4], [lx + (lx < 0 ? 2 : 10), 0], [lx - (lx < 0 ? 10 : 2), 0]]), wood) : bar(lx - 10, -leg - 4, 20, leg + 4, wood, 2))).join('') : bar(x + 10, -10, width - 20, 10, darker(tone, 0.6));
  const carcass = rectangle(x, y + 14, width, body - 14, 4);
  const parts = [legs, c.form(carcass, tone, { depth: 10, dark: 0.4, light: 0.4, art: hardGrain(c, look, tone, true) }), fillPath(roof, c.linear([[0, lighter(tone, 0.5)], [1, lighter(tone, 0.22)]], [0, 0, 1, 0])), c.inside(roof, hardGrain(c, look, lighter(tone, 0.3))), bar(x - 6, y + 14, width + 12, 14, c.linear([[0, lighter(tone, 0.25)], [1, darker(tone, 0.2)]]), 2)];
  const inset = 16;
  let top = y + 28 + inset;
  const room = body - 28 - inset * 2 + 6;
  const total = rows.reduce((sum, row) => sum + row.part, 0);
  for (const row of rows) {
    const high = (room * row.part) / total - 8;
    const wide = (width - inset * 2 + 8) / row.count - 8;
    for (let i = 0; i < row.count; i++) {
      const fx = x + inset + i * (wide + 8);
      if (row.kind === 'open') {
        const hole = rectangle(fx, top, wide, high);
        parts.push(fillPath(hole, c.linear([[0, darker(tone, 0.62)], [0.3, darker(tone, 0.42)], [1, darker(tone, 0.3)]])), c.inside(hole, contents(c, look, fx, top, wide, high, `${i}/${Math.round(top)}`)), c.relief(hole, darker(tone, 0.5), { depth: 9, dark: 0.3, light: 0 }));
        continue;
      }
      parts.push(front(c, look, frontTone, fx, top, wide, high, style));
      if (row.kind === 'drawer') parts.push(wide > 380 && grip !== 'cut' ? handle(grip, metal, fx + wide * 0.26, top + high * 0.46, false) + handle(grip, metal, fx + wide * 0.74, top + high * 0.46, false) : handle(grip, metal, fx + wide / 2, top + (grip === 'cut' ? 10 : high * 0.46), false));
      else parts.push(handle(grip, metal, row.count % 2 === 0 ? (i % 2 ? fx + 20 : fx + wide - 20) : fx + wide - 22, top + high * 0.5, true));
    }
    top += high + 8;
  }
  return { art: parts.join(''), box: [x - 6, y - 10, width + 12, height + 10], feet: leg > 8 ? [[x + 20, x + 60], [-x - 60, -x - 20]] : [[x, -x]], focus: [x, y - 10, Math.min(width, 330), Math.min(width, 330)] };
}

/** What stands on an open shelf: books, a vase, a box, or nothing. */
function contents(c: Canvas, look: Look, x: number, y: number, width: number, height: number, key: string): string {
  const { dice } = look;
  const foot = y + height;
  const kind = dice.pick(`shelf ${key}`, ['books', 'books', 'vase', 'boxes', 'none', 'books']);
  if (kind === 'none' || width < 60 || height < 60) return '';
  if (kind === 'vase') return placed(turned(c, [[16, -height * 0.62, 6], [12, -height * 0.5, 10], [38, -height * 0.26, 30], [22, 0]], look.accent, { finish: 'gloss', lid: darker(look.accent, 0.5) }).art, { x: x + width * dice.between(`vx ${key}`, 0.3, 0.7), y: foot - 3 });
  if (kind === 'boxes') return bar(x + width * 0.16, foot - height * 0.42, width * 0.5, height * 0.42, c.linear([[0, '#d9c6a2'], [1, '#b89c70']]), 3) + bar(x + width * 0.34, foot - height * 0.28, width * 0.14, 12, '#8a6f47', 3);
  let art = '';
  let bx = x + 8;
  const end = x + width * dice.between(`end ${key}`, 0.5, 0.95);
  for (let i = 0; bx < end; i++) {
    const thick = dice.between(`thick ${key}${i}`, 12, 26);
    const high = height * dice.between(`high ${key}${i}`, 0.6, 0.86);
    const tone = dice.pick(`tone ${key}${i}`, ['#27394f', '#8a3b34', '#d9c6a2', '#3f6b58', '#c98a3c', '#6d5a7a', '#efe7d6', look.accent]);
    art += bar(bx, foot - high, thick - 1.5, high, c.linear([[0, darker(tone, 0.2)], [0.4, lighter(tone, 0.15)], [1, darker(tone, 0.35)]], [0, 0, 1, 0]), 2) + bar(bx + 3, foot - high + 14, thick - 8, 4, lighter(tone, 0.5), 0, 0.6);
    bx += thick;
  }
  return art;
}

function table(c: Canvas, look: Look, width: number, high: number, isLow: boolean): Piece {
  const { dice } = look;
  const isMarble = look.material === 'marble';
  const isGlass = look.material === 'glass';
  const isMetal = ['metal', 'steel', 'brass', 'aluminium'].includes(look.material);
  const top = isMarble ? (look.isColored ? look.color : '#e9e6e1') : isGlass ? '#bcd2d4' : hardTone(look, '#b0845a');
  const legTone = isMarble || isGlass || isMetal ? dice.pick('frame', ['#2c2f31', '#c79b5a', '#8f979b']) : dice.chance('dark legs', 0.3) ? '#2c2f31' : darker(top, 0.08);
  const isRound = dice.chance('round', isLow ? 0.5 : 0.25);
  const paint = c.linear([[0, lighter(legTone, 0.35)], [0.5, legTone], [1, darker(legTone, 0.45)]], [0, 0, 1, 0]);
  const r = width / 2;
  const dip = isRound ? r * 0.24 : isLow ? 62 : 48;
  const thick = isMarble ? 18 : isGlass ? 9 : dice.between('thick', 14, 26);
  const face = isRound ? turned(c, [[r, -high], [r, -high + thick, 6]], top, { finish: 'matte', lid: top, tilt: 0.24 }) : undefined;
  const plane = isRound ? '' : polygon([[-r, -high, 4], [-r + dip * 1.1, -high - dip, 6], [r - dip * 1.1, -high - dip, 6], [r, -high, 4]]);
  const kind = isRound ? dice.pick('round legs', ['pedestal', 'tripod', 'drum']) : dice.pick('legs', ['taper', 'frame', 'cross', 'block']);
  const parts: string[] = [];
  const line = (d: string, w: number) => stroke(d, paint, w);
  const far = darker(legTone, 0.35);
  switch (kind) {
    case 'pedestal':
      parts.push(turned(c, [[26, -high], [20, -high * 0.5, 20], [30, -26, 20], [r * 0.5, -8, 10], [r * 0.52, 0]], legTone, { finish: isMetal ? 'metal' : 'matte' }).art);
      break;
    case 'drum':
      parts.push(turned(c, [[r * 0.62, -high], [r * 0.54, 0]], legTone, { finish: 'matte', art: sheet(c.tile(22, 22, bar(0, 0, 7, 22, darker(legTone, 0.5), 0, 0.35))) }).art);
      break;
    case 'tripod':
      parts.push(stroke(`M0,${-high}L0,-34`, far, 15), line(`M${-r * 0.3},${-high}L${-r * 0.7},0`, 17), line(`M${r * 0.3},${-high}L${r * 0.7},0`, 17));
      break;
    case 'frame':
      parts.push(stroke(`M${-r + 64},${-high - 8}V-30M${r - 64},${-high - 8}V-30`, far, 11), line(`M${-r + 22},${-high}V-6H${-r + 26}M${r - 22},${-high}V-6`, 14), line(`M${-r + 22},-7L${-r + 64},-32M${r - 22},-7L${r - 64},-32`, 10));
      break;
    case 'cross':
      parts.push(line(`M${-r + 40},${-high}L${-r + 150},-4M${-r + 150},${-high}L${-r + 40},-4`, 15), line(`M${r - 40},${-high}L${r - 150},-4M${r - 150},${-high}L${r - 40},-4`, 15), line(`M${-r + 96},${-high * 0.5}H${r - 96}`, 11));
      break;
    default: {
      const w = kind === 'block' ? 40 : 26;
      parts.push(fillPath(polygon([[-r + 70, -high], [-r + 92, -high], [-r + 86, -30], [-r + 74, -30]]), far), fillPath(polygon([[r - 70, -high], [r - 92, -high], [r - 86, -30], [r - 74, -30]]), far), bar(-r + 26, -high + thick, width - 52, isLow ? 22 : 38, darker(top, 0.22)));
      for (const sign of [-1, 1]) parts.push(fillPath(polygon([[sign * (r - 16), -high + 4], [sign * (r - 16 - w), -high + 4], [sign * (r - 16 - w * (kind === 'block' ? 1 : 0.62)), 0], [sign * (r - 16 + (kind === 'block' ? 0 : 4)), 0]]), paint));
    }
  }
  if (isLow && !isRound && dice.chance('shelf', 0.4)) parts.push(bar(-r + 36, -high * 0.36, width - 72, 13, c.linear([[0, lighter(top, 0.1)], [1, darker(top, 0.3)]]), 3));
  if (face) parts.push(face.art, c.inside(rectangle(-r, -high - r * 0.24, width, r * 0.48 - 2, r), isMarble ? marbleVeins(c, top) : ''));
  else
    parts.push(
      isGlass ? fillPath(plane, top, 0.6) + stroke(plane, '#ffffff', 2, { opacity: 0.8 }) : fillPath(plane, c.linear([[0, lighter(top, 0.4)], [1, lighter(top, 0.1)]], [0, 0, 1, 0.4])) + c.inside(plane, hardGrain(c, look, top)),
      bar(-r, -high, width, thick, c.linear([[0, lighter(top, 0.2)], [0.4, darker(top, 0.08)], [1, darker(top, 0.34)]]), 3),
      c.inside(rectangle(-r, -high, width, thick), hardGrain(c, look, top)),
      stroke(`M${-r + 2},${-high}H${r - 2}`, lighter(top, 0.7), 2, { opacity: 0.7 }),
    );
  return { art: parts.join(''), box: [-r, -high - dip, width, high + dip], feet: kind === 'pedestal' || kind === 'drum' ? [[-r * 0.52, r * 0.52]] : [[-r + 10, -r + 60], [r - 60, r - 10]], focus: [-r, -high - dip - 40, width * 0.5, width * 0.5] };
}

function desk(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#c49d6c');
  const width = dice.between('width', 640, 740);
  const high = 330;
  const r = width / 2;
  const legTone = dice.pick('legs', [darker(tone, 0.1), '#2c2f31', '#f1f0ec']);
  const side = dice.pick('side', [1, -1]);
  const paint = c.linear([[0, lighter(legTone, 0.3)], [1, darker(legTone, 0.45)]], [0, 0, 1, 0]);
  const plane = polygon([[-r, -high, 4], [-r + 46, -high - 44, 6], [r - 46, -high - 44, 6], [r, -high, 4]]);
  const unit = dice.chance('unit', 0.65);
  const metal = dice.pick('metal', ['#c79b5a', '#2c2f31', '#b9c0c4']);
  const ux = side > 0 ? r - 216 : -r + 16;
  const drawers = unit
    ? bar(ux, -high + 22, 200, high - 40, darker(tone, 0.2), 4) + [0, 1, 2].map((i) => front(c, look, lighter(tone, 0.06), ux + 10, -high + 34 + i * 88, 180, 78, 'plain') + handle(dice.pick('handle', ['knob', 'bar', 'cut'] as const), metal, ux + 100, -high + (i * 88 + 62), false)).join('') + bar(ux + 8, -18, 14, 18, paint) + bar(ux + 178, -18, 14, 18, paint)
    : front(c, look, lighter(tone, 0.06), -110, -high + 24, 220, 56, 'plain') + handle('knob', metal, 0, -high + 52, false);
  const leg = (x: number) => fillPath(polygon([[x - 15, -high], [x + 15, -high], [x + 9, 0], [x - 9, 0]]), paint);
  const things = dice.chance('lamp', 0.5) ? placed(stroke('M0,0L-26,-90L40,-160', '#2c2f31', 7) + fillPath('M20,-176L78,-176L94,-128L30,-128Z', c.linear([[0, lighter(look.accent, 0.2)], [1, darker(look.accent, 0.2)]])) + bar(-30, -8, 60, 10, '#2c2f31', 5), { x: -side * r * 0.66, y: -high - 18, mirror: side > 0 ? false : true }) : '';
  const art = stroke(`M${-r + 62},${-high}V-26M${r - 62},${-high}V-26`, darker(legTone, 0.4), 15) + drawers + (unit ? leg(side > 0 ? -r + 30 : r - 30) : leg(-r + 30) + leg(r - 30)) + fillPath(plane, c.linear([[0, lighter(tone, 0.4)], [1, lighter(tone, 0.1)]], [0, 0, 1, 0.4])) + c.inside(plane, hardGrain(c, look, tone)) + bar(-r, -high, width, 22, c.linear([[0, lighter(tone, 0.2)], [0.4, darker(tone, 0.06)], [1, darker(tone, 0.32)]]), 3) + things;
  return { art, box: [-r, -high - (things ? 196 : 44), width, high + (things ? 196 : 44)], feet: [[-r + 10, -r + 60], [r - 60, r - 10]], focus: [side > 0 ? 0 : -r, -high - 60, r, r] };
}

function bed(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const width = dice.between('width', 640, 740);
  const r = width / 2;
  const isSoft = !['oak', 'walnut', 'pine', 'wood', 'metal', 'bamboo', 'rattan'].includes(look.material);
  const frame = isSoft ? look.color : hardTone(look, '#b0845a');
  const skin = isSoft ? clothGrain(c, look) : hardGrain(c, look, frame);
  const linen = dice.pick('linen', ['#f4f1ea', '#e9edf0', '#efe6da']);
  const throwTone = isSoft ? look.accent : look.isColored && frame !== look.color ? look.color : look.accent;
  const high = dice.between('head', 360, 450);
  const headShape = dice.pick('head shape', [rectangle(-r, -high, width, high - 40, 24), `M${-r},-40V${-high + 70}Q0,${-high - 70} ${r},${-high + 70}V-40Z`, rectangle(-r, -high, width, high - 40, 70)]);
  const n = dice.count('panels', 5, 9);
  const seams = Array.from({ length: n - 1 }, (_, i) => `M${-r + ((i + 1) * width) / n},${-high - 40}V-40`).join('');
  const head = c.form(headShape, frame, { depth: 16, art: skin + (isSoft ? c.blurred(3, stroke(seams, darker(frame, 0.7), 8, { opacity: 0.5 }) + placed(stroke(seams, lighter(frame, 0.6), 6, { opacity: 0.4 }), { x: 10 })) : stroke(seams, darker(frame, 0.5), 3, { opacity: 0.4 })) });
  const duvet = `M${-r + 14},-250C${-r + 60},-276 ${r - 60},-276 ${r - 14},-250L${r + 8},-116Q${r + 10},-90 ${r - 14},-84Q0,-62 ${-r + 14},-84Q${-r - 10},-90 ${-r - 8},-116Z`;
  const folds = c.blurred(7, stroke(`M${-r * 0.5},-250Q${-r * 0.6},-160 ${-r * 0.4},-80M${r * 0.2},-256Q${r * 0.34},-170 ${r * 0.2},-74M${r * 0.7},-250Q${r * 0.6},-180 ${r * 0.8},-90`, darker(linen, 0.5), 11), 0.3);
  const blanket = `M${-r - 2},-176Q0,-150 ${r + 2},-176L${r + 8},-112Q${r + 10},-88 ${r - 14},-82Q0,-60 ${-r + 14},-82Q${-r - 10},-88 ${-r - 8},-112Z`;
  const pillows = [-r * 0.48, r * 0.48].map((x) => c.pool(x + 6, -262, 150, 50, 0.3) + c.form(`M${x - 138},-330Q${x},-366 ${x + 138},-330Q${x + 158},-280 ${x + 136},-240Q${x},-226 ${x - 136},-240Q${x - 158},-280 ${x - 138},-330Z`, linen, { depth: 15, dark: 0.34, light: 0.6 })).join('');
  const cushions = Array.from({ length: dice.count('cushions', 0, 2) }, (_, i) => pillow(c, -50 + i * 110, -270, dice.between(`turn${i}`, -8, 8), i ? lighter(throwTone, 0.4) : throwTone, 0.8)).join('');
  const patternLook = { ...look, color: throwTone, material: 'knit' };
  const base = c.form(rectangle(-r - 12, -110, width + 24, 78, isSoft ? 22 : 6), darker(frame, 0.04), { depth: 11, art: skin });
  const legs = [-r + 20, r - 44].map((x) => bar(x, -36, 24, 36, darker(frame, 0.5), 3)).join('');
  return { art: head + bar(-r, -250, width, 170, darker(linen, 0.16), 20) + pillows + cushions + legs + base + c.form(duvet, linen, { depth: 18, dark: 0.34, light: 0.5, art: (look.pattern ? textilePattern(c, { ...look, color: linen }) : '') + folds }) + c.form(blanket, throwTone, { depth: 12, dark: 0.45, light: 0.4, art: clothGrain(c, patternLook) }), box: [-r - 14, -high - 20, width + 28, high + 20], feet: [[-r, r]], focus: [-r, -high, width * 0.56, width * 0.56] };
}

function mattress(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? lighter(look.color, 0.35) : dice.pick('tick', ['#f4f2ec', '#e9edf0', '#efeae0']);
  const [w, h] = [700, dice.between('height', 110, 170)];
  const top = polygon([[-w / 2, -h, 20], [-w / 2 + 130, -h - 190, 26], [w / 2 - 60, -h - 190, 26], [w / 2, -h, 20]]);
  const quilt = c.tile(96, 48, stroke('M0,24Q24,0 48,24T96,24M0,24Q24,48 48,24T96,24', darker(tone, 0.35), 2.4, { opacity: 0.4 }) + disc(48, 24, 3, 3, darker(tone, 0.5), 0.5));
  const side = rectangle(-w / 2, -h - 6, w, h + 6, 26);
  const border = look.isColored ? look.color : look.accent;
  return { art: c.form(top, tone, { depth: 16, dark: 0.3, light: 0.6, art: sheet(quilt) }) + c.form(side, darker(tone, 0.04), { depth: 15, dark: 0.42, light: 0.5, art: bar(-w / 2, -h * 0.66, w, h * 0.4, border, 0, 0.85) + sheet(c.tile(60, 30, stroke('M0,15Q15,0 30,15T60,15', '#ffffff', 2, { opacity: 0.35 }))) }) + stroke(`M${-w / 2 + 12},${-h + 4}H${w / 2 - 12}`, border, 6) + stroke(`M${-w / 2 + 16},-12H${w / 2 - 16}`, border, 6), box: [-w / 2, -h - 190, w, h + 190], focus: [-w / 2, -h - 190, 340, 340] };
}

const room = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'floor', size, more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.84 }] });
const cupboard = (make: (look: Look) => Cabinet, size = 1) => room((c, look) => cabinet(c, look, make(look)), size);

export const FURNISHINGS = {
  'dining-table': room((c, look) => table(c, look, look.dice.between('width', 620, 760), 330, false)),
  'coffee-table': room((c, look) => table(c, look, look.dice.between('width', 480, 620), look.dice.between('height', 180, 220), true), 0.86),
  desk: room(desk),
  bed: room(bed),
  mattress: room(mattress),
  wardrobe: cupboard(({ dice }) => {
    const doors = dice.count('doors', 2, 4);
    return { width: 170 * doors + 40, height: dice.between('height', 640, 700), leg: dice.pick('leg', [0, 36]), rows: dice.chance('drawers', 0.5) ? [{ part: 4, kind: 'door', count: doors }, { part: 1, kind: 'drawer', count: Math.max(1, Math.floor(doors / 2)) }] : [{ part: 1, kind: 'door', count: doors }] };
  }),
  'chest-of-drawers': cupboard(({ dice }) => {
    const rows = dice.count('rows', 3, 5);
    return { width: dice.between('width', 420, 560), height: rows * 98 + 90, leg: dice.between('leg', 0, 70), rows: Array.from({ length: rows }, (_, i) => ({ part: 1, kind: 'drawer' as const, count: i === 0 && dice.chance('split', 0.6) ? 2 : 1 })) };
  }, 0.9),
  bookshelf: cupboard(({ dice }) => ({ width: dice.between('width', 360, 500), height: 680, leg: dice.pick('leg', [0, 0, 40]), rows: Array.from({ length: dice.count('rows', 4, 5) }, (_, i) => ({ part: 1, kind: i === 4 && dice.chance('doors', 0.5) ? ('door' as const) : ('open' as const), count: dice.pick(`cells ${i}`, [1, 2, 1]) })) })),
  'tv-stand': cupboard(({ dice }) => ({ width: dice.between('width', 660, 780), height: dice.between('height', 210, 260), leg: dice.between('leg', 30, 80), rows: [{ part: 1, kind: dice.pick('middle', ['open', 'drawer', 'door']), count: dice.count('count', 2, 4) }] })),
  nightstand: cupboard(({ dice }) => ({ width: dice.between('width', 260, 320), height: dice.between('height', 320, 380), leg: dice.between('leg', 40, 120), rows: dice.pick('rows', [[{ part: 1, kind: 'drawer', count: 1 }, { part: 1, kind: 'drawer', count: 1 }], [{ part: 1, kind: 'drawer', count: 1 }, { part: 1.3, kind: 'open', count: 1 }], [{ part: 1, kind: 'open', count: 1 }, { part: 1.6, kind: 'door', count: 1 }]]) }), 0.74),
} satisfies Drawings<string>;
