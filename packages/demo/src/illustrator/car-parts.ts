/** The car parts shop: wheels, wear parts, fluids, lights and accessories. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from './canvas.ts';
import { darker, type Hex, lighter, mix } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { label, type LabelStyle } from './labels.ts';
import { lettering } from './lettering.ts';
import type { Look } from './look.ts';
import { around, oval, polygon, rectangle } from './outline.ts';
import { carton } from './packs.ts';
import { block, turned } from './solids.ts';
import type { Piece } from './stage.ts';
import { bottle, together } from './vessels.ts';

const RUBBER = '#24292d';
const STEEL = '#b4bcc0';
const steelAcross = (c: Canvas, tone: Hex = STEEL) => c.linear([[0, darker(tone, 0.35)], [0.25, lighter(tone, 0.65)], [0.5, tone], [0.75, lighter(tone, 0.2)], [1, darker(tone, 0.5)]], [0, 0, 1, 0]);
const steelFace = (c: Canvas, tone: Hex = STEEL) => c.linear([[0, '#fdfefe'], [0.35, darker(tone, 0.12)], [0.6, lighter(tone, 0.5)], [1, darker(tone, 0.48)]], [0, 0, 1, 1]);
const brandStyle = (look: Look, ...emblems: [string, ...string[]]): LabelStyle => ({ paper: look.dice.pick('paper', ['#f6f7f6', '#22272a', lighter(look.color, 0.8), look.color]), ink: look.color === '#f1f0ec' ? look.accent : look.color, emblems, lines: 2 });

/** The rim, drawn round (0, 0). */
function rim(c: Canvas, look: Look, r: number): string {
  const { dice } = look;
  const tone = look.isColored && look.category === 'wheel-rim' ? look.color : dice.pick('finish', ['#cfd5d8', '#9aa2a6', '#3a4043', '#c3b28a']);
  const count = dice.pick('spokes', [5, 6, 7, 9, 10]);
  const w = (r * 0.56) / count + dice.between('spoke', 3, 10);
  const split = dice.chance('split', 0.4);
  const spoke = split
    ? `M${-w * 0.5},${-r * 0.2}L${-w * 1.2},${-r * 0.92}H${-w * 0.4}L0,${-r * 0.36}L${w * 0.4},${-r * 0.92}H${w * 1.2}L${w * 0.5},${-r * 0.2}Z`
    : `M${-w},${-r * 0.16}L${-w * 0.6},${-r * 0.6}Q${-w * 0.9},${-r * 0.82} ${-w * 1.7},${-r * 0.93}H${w * 1.7}Q${w * 0.9},${-r * 0.82} ${w * 0.6},${-r * 0.6}L${w},${-r * 0.16}Z`;
  const twist = dice.chance('twist', 0.3) ? dice.between('twist by', 6, 14) : 0;
  const spokes = Array.from({ length: count }, (_, i) => {
    const turn = (i * 360) / count;
    const lit = 0.5 + 0.5 * Math.cos(((turn + 45) * Math.PI) / 180);
    return `<g transform="rotate(${round(turn)})${twist ? ` skewX(${round(twist)})` : ''}"><path d="${spoke}" fill="#000000" fill-opacity=".4" transform="translate(3 6)"/><path d="${spoke}" fill="${mix(darker(tone, 0.35), lighter(tone, 0.55), lit)}"/><path d="M0,${round(-r * 0.24)}V${round(-r * 0.88)}" stroke="#ffffff" stroke-opacity=".35" stroke-width="2.4"/></g>`;
  }).join('');
  const bolts = around(5, r * 0.17).map((p) => disc(p.x, p.y, r * 0.034, r * 0.034, '#14181b') + disc(p.x - 1, p.y - 1.5, r * 0.02, r * 0.02, '#5b656b')).join('');
  return (
    disc(0, 0, r, r, steelFace(c, tone)) + disc(0, 0, r * 0.92, r * 0.92, c.radial([[0, '#2c3338'], [0.7, '#171b1f'], [1, '#08090b']])) +
    disc(0, 0, r * 0.56, r * 0.56, c.linear([[0, '#7d868b'], [1, '#3a4146']], [0, 0, 1, 1])) + stroke(oval(0, 0, r * 0.5, r * 0.5), '#2b3236', 3) +
    around(30, r * 0.42).map((p) => disc(p.x, p.y, 3, 3, '#20262a')).join('') +
    spokes + disc(0, 0, r * 0.27, r * 0.27, steelFace(c, tone)) + bolts + disc(0, 0, r * 0.085, r * 0.085, c.radial([[0, '#ffffff'], [1, darker(tone, 0.4)]], 0.4, 0.35, 0.7)) +
    stroke(oval(0, 0, r * 0.955, r * 0.955), lighter(tone, 0.4), r * 0.05) + stroke(oval(0, 0, r * 0.985, r * 0.985), '#ffffff', 2, { opacity: 0.7 })
  );
}

function tyre(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const R = 270;
  const off = 46;
  const y = -R;
  let tread = '';
  const step = dice.pick('tread', [4, 5, 6]);
  const lean = dice.between('lean', -8, 12);
  for (let i = -62; i <= 62; i += step) {
    const a = (i * Math.PI) / 180;
    tread += `M${round(Math.cos(a) * R * 0.97 - 5)},${round(y + Math.sin(a) * R)}q${round(off * 0.5)},${round(-lean)} ${off},0`;
  }
  const knobs = around(84, 1, 1).map((p) => `M${round(p.x * (R - 2) * 0.97)},${round(y + p.y * (R - 2))}L${round(p.x * (R - 20) * 0.97)},${round(y + p.y * (R - 20))}`).join('');
  const size = dice.pick('size', ['205/55 R16', '195/65 R15', '225/45 R17', '185/60 R14', '235/50 R18']);
  const letters = [...(look.brand.toUpperCase().replace(/[^A-Z]/g, '').slice(0, 9) || 'GRIP')];
  const arc = (text: string[], from: number) => text.map((letter, i) => `<g transform="translate(0 ${y}) rotate(${round(from + i * 7 - (text.length - 1) * 3.5)})">${lettering(letter, { y: -R * 0.84, size: 19, color: '#5d676d', weight: 1.8 })}</g>`).join('');
  const profile = dice.between('profile', 0.66, 0.74);
  return {
    art:
      disc(off, y, R * 0.97, R, c.linear([[0, '#0d1012'], [0.8, darker(RUBBER, 0.1)], [1, lighter(RUBBER, 0.26)]], [0, 0, 1, 0])) +
      stroke(tread, '#050708', 6.5) + placed(stroke(tread, lighter(RUBBER, 0.3), 1.5, { opacity: 0.6 }), { y: 4 }) +
      disc(0, y, R * 0.97, R, c.radial([[0.6, '#14181b'], [0.74, lighter(RUBBER, 0.1)], [0.86, lighter(RUBBER, 0.2)], [0.95, RUBBER], [1, '#0b0d0f']])) +
      stroke(knobs, '#07090a', 4.4, { opacity: 0.85, cap: 'butt' }) +
      [0.9, 0.755].map((k) => stroke(oval(0, y, R * k * 0.97, R * k), '#050708', 3, { opacity: 0.8 }) + stroke(oval(0, y, R * (k - 0.01) * 0.97, R * (k - 0.01)), lighter(RUBBER, 0.5), 1.3, { opacity: 0.5 })).join('') +
      arc(letters, 0) + arc([...size], 180) +
      disc(0, y, R, R, c.radial([[0, '#ffffff', 0.24], [1, '#ffffff', 0]], 0.3, 0.2, 0.45)) +
      `<g transform="translate(0 ${y}) scale(.97 1)">${disc(0, 0, R * profile + 5, R * profile + 5, '#07090b')}${rim(c, look, R * profile)}</g>`,
    box: [-R, -R * 2, R * 2 + off, R * 2],
    feet: [[-60, 110]],
    focus: [-R, -R * 2, R * 1.2, R * 1.2],
  };
}

const wheelRim = (c: Canvas, look: Look): Piece => ({
  art: disc(34, -244, 236, 244, c.linear([[0, '#3a4146'], [0.7, '#8d969b'], [1, '#4a5358']], [0, 0, 1, 0])) + disc(22, -244, 240, 246, '#22282c') + placed(rim(c, look, 246), { y: -246 }),
  box: [-248, -494, 520, 494],
  feet: [[-60, 90]],
  focus: [-200, -460, 320, 320],
});

/** A jerry can with a handle, for oil and coolant. */
function canister(c: Canvas, look: Look, tone: Hex, ...emblems: [string, ...string[]]): Piece {
  const { dice } = look;
  const [w, h] = [dice.between('width', 240, 290), dice.between('height', 390, 440)];
  const x = w / 2;
  const neck = dice.pick('neck', [-1, 1]);
  const body = polygon([[-x, 0, 26], [-x, -h * 0.7, 40], [-x * (neck < 0 ? 0.78 : 0.2), -h, 18], [x * (neck < 0 ? 0.2 : 0.78), -h, 18], [x, -h * 0.7, 40], [x, 0, 26]]);
  const hole = polygon(neck < 0 ? [[x * 0.12, -h * 0.9, 22], [x * 0.42, -h * 0.86, 22], [x * 0.72, -h * 0.72, 18], [x * 0.14, -h * 0.74, 22]] : [[-x * 0.12, -h * 0.9, 22], [-x * 0.42, -h * 0.86, 22], [-x * 0.72, -h * 0.72, 18], [-x * 0.14, -h * 0.74, 22]]);
  const cap = dice.pick('cap', ['#22272a', look.accent, '#c22f2b', '#f4f5f3']);
  const sx = neck * x * (neck < 0 ? 0.42 : 0.42);
  const style = brandStyle(look, ...emblems);
  const ribs = bar(-x, -h * 0.66, w, 4, darker(tone, 0.4), 0, 0.4) + bar(-x, -26, w, 4, darker(tone, 0.4), 0, 0.4);
  return { art: placed(turned(c, [[38, -46, 6], [40, 0]], cap, { lid: lighter(cap, 0.1), art: sheet(c.tile(9, 60, bar(0, 0, 3, 60, darker(cap, 0.5), 0, 0.5))) }).art, { x: sx, y: -h }) + c.form(body, tone, { depth: 22, dark: 0.5, light: 0.55, art: ribs }) + fillPath(hole, c.linear([[0, darker(tone, 0.55)], [1, mix(tone, '#e7ebed', 0.55)]])) + c.relief(hole, darker(tone, 0.4), { depth: 7, dark: 0.2, light: 0.1 }) + c.inside(rectangle(-x + 22, -h * 0.6, w - 44, h * 0.52, 12), label(c, look, [-x + 22, -h * 0.6, w - 44, h * 0.52], style)) + c.relief(rectangle(-x + 22, -h * 0.6, w - 44, h * 0.52, 12), style.paper, { depth: 6, dark: 0.2, light: 0.2 }) + c.inside(body, c.blurred(8, stroke(`M${-x + 16},-40V${-h * 0.66}`, '#ffffff', 12), 0.5)), box: [-x, -h - 54, w, h + 54], feet: [[-x + 10, x - 10]], focus: [-x, -h - 54, w, w] };
}

function brakeDisc(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const R = 240;
  const holes = dice.chance('drilled', 0.6) ? [0.66, 0.78, 0.9].flatMap((k, row) => around(18, R * k, R * k, row * 9).map((p) => disc(p.x, p.y, 6.4, 6.4, '#4a5257') + disc(p.x + 1.4, p.y + 2, 5, 5, '#14181b'))).join('') : around(dice.count('slots', 6, 10), 1).map((p) => `<path d="M0,${-R * 0.6}Q16,${-R * 0.76} 6,${-R * 0.94}" transform="rotate(${round(p.angle)})" fill="none" stroke="#4a5257" stroke-width="7" stroke-linecap="round"/>`).join('');
  const rings = [0.58, 0.62, 0.7, 0.8, 0.88, 0.95].map((k) => stroke(oval(0, 0, R * k, R * k), '#ffffff', 1.4, { opacity: 0.35 })).join('');
  const hat = disc(0, 4, R * 0.52, R * 0.52, '#2f363a') + disc(0, 0, R * 0.5, R * 0.5, look.isColored ? c.linear([[0, lighter(look.color, 0.3)], [1, darker(look.color, 0.35)]], [0, 0, 1, 1]) : steelFace(c, '#8f979b')) + around(5, R * 0.32).map((p) => disc(p.x, p.y, 16, 16, '#22282c') + disc(p.x + 2, p.y + 3, 12, 12, '#0d1012')).join('') + disc(0, 0, R * 0.18, R * 0.18, '#2f363a') + disc(2, 4, R * 0.16, R * 0.16, '#0d1012');
  return { art: `<g transform="translate(0 ${-R})">${disc(26, 0, R * 0.98, R, c.linear([[0, '#3a4146'], [1, '#9aa3a7']], [0, 0, 1, 0]))}${around(60, R * 0.98, R, -70).slice(0, 24).map((p) => bar(p.x + 6, p.y - 3, 16, 5, '#14181b', 2, 0.7)).join('')}${disc(0, 0, R, R, steelFace(c))}${rings}${holes}${hat}</g>`, box: [-R, -R * 2, R * 2 + 26, R * 2], feet: [[-50, 70]], focus: [-R, -R * 2, R * 1.3, R * 1.3] };
}

function brakePads(c: Canvas, look: Look): Piece {
  const pad = (x: number, y: number, turn: number) => {
    const plate = 'M-190,-10C-180,-70 -100,-110 0,-110C100,-110 180,-70 190,-10L216,-4V40L176,44L164,70C100,40 -100,40 -164,70L-176,44L-216,40V-4Z';
    const lining = 'M-150,-6C-130,-54 -70,-82 0,-82C70,-82 130,-54 150,-6L140,42C80,20 -80,20 -140,42Z';
    const grit = c.tile(24, 24, disc(5, 7, 1.8, 1.8, '#b9a06a', 0.7) + disc(15, 4, 1.4, 1.4, '#d7dcde', 0.6) + disc(19, 17, 2, 2, '#14181b', 0.7) + disc(9, 18, 1.5, 1.5, '#8a5a3a', 0.7));
    return placed(c.blurred(8, placed(fillPath(plate, '#1b242c'), { x: 6, y: 12 }), 0.4) + c.form(plate, look.isColored ? look.color : '#3a4146', { depth: 8, light: 0.6 }) + c.form(lining, '#50565a', { depth: 10, dark: 0.5, light: 0.4, art: sheet(grit) + bar(-4, -100, 8, 160, '#1b2023') }), { x, y, turn });
  };
  const box = carton(c, look, 300, 230, 90, brandStyle(look, 'gear', 'star'));
  return { art: placed(box.art, { x: -70, y: -40 }) + pad(90, -150, -14) + pad(-10, -76, 6), box: [-240, -330, 560, 330], feet: [[-220, 220]], focus: [-230, -220, 330, 220] };
}

function battery(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('case', ['#22272a', '#2a3440', '#3a4043']);
  const lid = dice.pick('lid', [look.color, '#22272a', '#c22f2b', '#2f66b3']);
  const [w, h] = [430, 280];
  const style = { ...brandStyle(look, 'star', 'sun', 'gear'), paper: dice.pick('sticker', ['#f6f7f6', look.color, '#e9bd3a']) };
  const post = (x: number, tint: Hex) => placed(turned(c, [[21, -34, 4], [24, 0]], '#a9b1b5', { finish: 'metal', lid: '#c4cacd' }).art + bar(-32, 0, 64, 9, tint, 4), { x, y: -h - 66 });
  return { art: block(c, { width: w, height: h, back: [96, 54], front: tone, side: tone, top: lid }, c.inside(rectangle(-w / 2 + 34, -h + 70, w - 68, h - 104, 10), label(c, look, [-w / 2 + 34, -h + 70, w - 68, h - 104], style))) + placed(block(c, { width: w + 10, height: 46, back: [98, 55], front: lid, side: lid, top: lighter(lid, 0.05) }), { y: -h + 6 }) + post(-110, '#c22f2b') + post(210, '#22272a') + stroke(`M-90,${-h - 66}C-40,${-h - 120} 120,${-h - 120} 170,${-h - 66}`, darker(lid, 0.4), 13), box: [-w / 2 - 5, -h - 120, w + 110, h + 120], feet: [[-w / 2, w / 2 + 70]], focus: [-w / 2, -h - 110, 330, 330] };
}

function filterRound(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('can', ['#e0762b', '#2f66b3', '#f0f0ed', '#22272a', '#c22f2b']);
  const w = look.dice.between('width', 120, 150);
  const h = look.dice.between('height', 280, 350);
  const flutes = sheet(c.tile(17, 400, bar(0, -h, 6, 52, darker(tone, 0.5), 0, 0.4)));
  return { art: turned(c, [[w * 0.72, -h, 20], [w, -h + 34, 22], [w, -40], [w * 0.98, -34]], tone, { art: bar(-w, -h, w * 2, 66, sheetless(c, tone)) + flutes + label(c, look, [-w, -h + 80, w * 2, h - 140], { ...brandStyle(look, 'drop', 'gear'), paper: tone, ink: darker(tone, 0.35) }) }).art + turned(c, [[w * 1.02, -42], [w * 1.04, -26, 6], [w * 0.96, -8], [w * 0.94, 0]], '#8f979b', { finish: 'metal' }).art, box: [-w - 4, -h, w * 2 + 8, h], feet: [[-w, w]], focus: [-w, -h, w * 2, w * 2] };
}
const sheetless = (c: Canvas, tone: Hex) => c.tile(17, 80, bar(0, 0, 7, 80, darker(tone, 0.5), 0, 0.35) + bar(8, 0, 4, 80, '#ffffff', 0, 0.25));

function airFilter(c: Canvas, look: Look): Piece {
  const rubber = look.isColored ? look.color : look.dice.pick('rubber', ['#e0762b', '#22272a', '#2f66b3', '#c22f2b']);
  const paper = look.dice.pick('paper', ['#e9d9a6', '#f0ece0', '#d8a9a0']);
  if (look.dice.chance('round', 0.35)) {
    const pleats = sheet(c.tile(13, 400, bar(0, -300, 13, 700, paper) + bar(0, -300, 4, 700, darker(paper, 0.45), 0, 0.7) + bar(6, -300, 3, 700, '#ffffff', 0, 0.5)));
    return { art: turned(c, [[190, -200], [190, 0]], paper, { finish: 'matte', art: pleats, tilt: 0.26 }).art + turned(c, [[204, -36, 8], [206, 0]], rubber, { tilt: 0.26 }).art + turned(c, [[204, -240, 8], [206, -196]], rubber, { lid: rubber, tilt: 0.26 }).art + disc(0, -240, 120, 31, darker(rubber, 0.6)) + disc(0, -232, 116, 26, darker(paper, 0.5)), box: [-208, -300, 416, 310], focus: [-200, -290, 280, 260] };
  }
  const frame = polygon([[-300, -40, 14], [-170, -260, 14], [290, -260, 14], [300, -40, 14]]);
  const inner = polygon([[-256, -62], [-146, -238], [262, -238], [262, -62]]);
  const pleats = Array.from({ length: 26 }, (_, i) => {
    const [x0, x1] = [-256 + i * 20, -146 + i * 15.8];
    return fillPath(`M${x0},-62L${round(x1)},-238H${round(x1 + 8)}L${x0 + 10},-62Z`, lighter(paper, 0.4)) + fillPath(`M${x0 + 10},-62L${round(x1 + 8)},-238H${round(x1 + 15.8)}L${x0 + 20},-62Z`, darker(paper, 0.34));
  }).join('');
  return { art: fillPath(polygon([[-300, -44, 10], [300, -44, 10], [296, 0, 10], [-296, 0, 10]]), c.linear([[0, lighter(rubber, 0.1)], [1, darker(rubber, 0.45)]])) + c.form(frame, rubber, { depth: 8, light: 0.5 }) + c.inside(inner, pleats) + c.relief(inner, darker(paper, 0.4), { depth: 9, dark: 0.2, light: 0 }), box: [-302, -264, 604, 264], focus: [-260, -250, 300, 240] };
}

function sparkPlug(c: Canvas, look: Look): Piece {
  const one = (x: number, turn: number) => {
    const white = '#f4f3ee';
    const thread = sheet(c.tile(60, 9, bar(0, 0, 60, 3, '#2f363a', 0, 0.6) + bar(0, 4, 60, 2, '#ffffff', 0, 0.6)));
    const art = turned(c, [[9, -470, 3], [11, -440], [8, -436], [14, -424]], STEEL, { finish: 'metal' }).art + turned(c, [[15, -426, 4], [21, -400, 6], [18, -392], [24, -372, 6], [21, -364], [27, -340, 8], [29, -250]], white, { art: bar(-40, -330, 80, 12, look.isColored ? look.color : look.accent, 0, 0.9) }).art + turned(c, [[30, -258, 3], [34, -246], [34, -206]], STEEL, { finish: 'metal' }).art + turned(c, [[52, -212, 5], [52, -160, 5]], STEEL, { finish: 'metal' }).art + turned(c, [[40, -162], [38, -146]], '#8f979b', { finish: 'metal' }).art + turned(c, [[31, -148], [31, -36, 4]], '#a9b1b5', { finish: 'metal', art: thread }).art + bar(-4, -36, 8, 18, '#5d666b') + stroke('M24,-36V-12Q24,-4 14,-4H-6', '#8f979b', 9);
    return placed(art, { x, turn });
  };
  return { art: one(60, 12) + one(-50, -6), box: [-140, -480, 320, 482], feet: [[-60, -30], [40, 80]], focus: [-140, -300, 280, 280] };
}

function wipers(c: Canvas, look: Look): Piece {
  const blade = (turn: number, x: number, y: number) => placed(stroke('M-320,10Q0,-30 320,10', '#101417', 11) + c.form('M-310,0Q0,-60 310,0L300,8Q0,-34 -300,8Z', look.isColored ? look.color : '#2a3034', { depth: 5, light: 0.6 }) + c.form(rectangle(-46, -56, 92, 40, 12), '#22272a', { depth: 6, light: 0.5 }) + stroke('M-280,-8Q0,-50 280,-8', '#ffffff', 2.4, { opacity: 0.4 }) + bar(-20, -50, 40, 10, look.accent, 4), { turn, x, y });
  return { art: blade(-24, 0, -190) + blade(-24, 60, -110), box: [-310, -340, 680, 340], feet: [[-280, 0]], focus: [-150, -300, 320, 260] };
}

function bulb(c: Canvas, look: Look): Piece {
  const one = (x: number) => placed(turned(c, [[20, -330, 20], [30, -310, 22], [30, -180, 10], [26, -160]], '#dbe7ee', { finish: 'glass' }).art + stroke('M-10,-170V-240Q0,-262 10,-240V-170', '#b98e3a', 4) + bar(-12, -256, 24, 9, '#e9bd3a', 4) + disc(0, -250, 60, 60, c.radial([[0, '#fff6cf', 0.9], [1, '#fff6cf', 0]])) + turned(c, [[34, -166, 4], [34, -130], [60, -126, 4], [60, -112, 4], [40, -108], [38, -60]], '#b4bcc0', { finish: 'metal' }).art + turned(c, [[36, -64, 4], [34, -6, 8], [30, 0]], look.isColored ? look.color : look.dice.pick('socket', ['#22272a', '#2f66b3', '#f4f3ee']), {}).art, { x });
  return together({ art: one(0), box: [-62, -336, 124, 336], feet: [[-34, 34]], focus: [-110, -336, 240, 240] }, carton(c, look, 190, 240, 80, brandStyle(look, 'sun', 'star')), 24);
}

function shock(c: Canvas, look: Look): Piece {
  const spring = look.isColored ? look.color : look.dice.pick('spring', ['#c22f2b', '#e9bd3a', '#2f66b3', '#22272a']);
  const coils = Array.from({ length: 7 }, (_, i) => {
    const y = -420 + i * 42;
    return { back: stroke(`M76,${y}C60,${y - 26} -60,${y - 26} -76,${y + 20}`, darker(spring, 0.5), 20), front: stroke(`M-76,${y + 20}C-60,${y + 56} 60,${y + 56} 76,${y + 42}`, darker(spring, 0.4), 25) + stroke(`M-76,${y + 18}C-60,${y + 54} 60,${y + 54} 76,${y + 40}`, spring, 20) + stroke(`M-70,${y + 18}C-54,${y + 48} 30,${y + 50} 60,${y + 38}`, lighter(spring, 0.6), 4.4, { opacity: 0.7 }) };
  });
  const eye = (y: number) => disc(0, y, 36, 36, '#22272a') + disc(0, y, 33, 33, steelFace(c, '#7d868b')) + disc(0, y, 17, 17, '#0d1012');
  return { art: placed(coils.map((k) => k.back).join('') + turned(c, [[13, -520], [13, -230]], '#d5dadc', { finish: 'metal' }).art + turned(c, [[46, -260, 6], [46, -40, 10], [26, -30]], '#22272a', {}).art + coils.map((k) => k.front).join('') + turned(c, [[92, -474, 6], [96, -450, 6]], '#3a4146', { finish: 'metal', lid: '#5d666b' }).art + turned(c, [[88, -120, 4], [92, -100, 4]], '#3a4146', { finish: 'metal' }).art + eye(-540) + eye(-20), { turn: look.dice.between('lean', 8, 16), x: -40, y: -8 }), box: [-120, -580, 330, 580], feet: [[-80, 20]], focus: [-60, -480, 300, 300] };
}

function carMat(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : '#2f353a';
  const mat = (x: number, y: number, k: number) => {
    const outline = 'M-150,-20L-120,-330Q-116,-350 -90,-350H60Q84,-350 92,-330L110,-270L140,-250L160,-20Q160,0 140,0H-132Q-152,0 -150,-20Z';
    const ribs = look.dice.pick('relief', [c.tile(30, 20, bar(0, 4, 30, 6, darker(tone, 0.5), 3, 0.5) + bar(0, 11, 30, 2, '#ffffff', 0, 0.16)), c.tile(26, 26, stroke('M13,2L24,13L13,24L2,13Z', darker(tone, 0.5), 3.4, { opacity: 0.6 })), c.tile(9, 9, bar(0, 0, 9, 9, tone) + disc(3, 3, 1.8, 1.8, darker(tone, 0.4), 0.6) + disc(7, 7, 1.6, 1.6, lighter(tone, 0.4), 0.5))]);
    return placed(c.pool(10, -10, 190, 30, 0.4) + c.form(outline, tone, { depth: 11, light: 0.5 }) + c.inside('M-120,-40L-96,-310H66L84,-258L116,-236L130,-40Z', sheet(ribs)) + stroke(outline, look.accent, 5, { opacity: 0.9 }) + bar(-36, -330, 72, 26, darker(tone, 0.5), 6) + lettering(look.brand, { y: -323, size: 11, color: '#f1f0ec', fit: 60 }), { x, y, scale: k });
  };
  return { art: mat(130, -60, 0.94) + mat(-110, 0, 1), box: [-270, -400, 560, 400], focus: [-240, -350, 300, 300] };
}

function seatCover(c: Canvas, look: Look): Piece {
  const tone = look.color;
  const trim = look.dice.chance('contrast', 0.6) ? look.accent : darker(tone, 0.35);
  const seams = (d: string) => stroke(d, darker(tone, 0.6), 6, { opacity: 0.5 }) + placed(stroke(d, lighter(trim, 0.3), 2.2, { dash: '8 5', opacity: 0.9 }), { x: 5 });
  return { art: c.form('M-70,-560Q-80,-640 -40,-646H40Q80,-640 70,-560Q0,-540 -70,-560Z', tone, { depth: 13 }) + bar(-30, -560, 12, 40, '#8f979b') + bar(18, -560, 12, 40, '#8f979b') + c.form('M-150,-150C-176,-300 -150,-500 -110,-530Q0,-552 110,-530C150,-500 176,-300 150,-150Z', trim, { depth: 20 }) + c.form('M-84,-150C-100,-300 -90,-470 -66,-500Q0,-516 66,-500C90,-470 100,-300 84,-150Z', tone, { depth: 14, art: seams('M-80,-400Q0,-386 80,-400M-86,-310Q0,-296 86,-310M-86,-226Q0,-212 86,-226') }) + c.form('M-176,-30C-190,-100 -170,-170 -130,-180Q0,-196 130,-180C170,-170 190,-100 176,-30Q170,0 130,0H-130Q-170,0 -176,-30Z', trim, { depth: 20 }) + c.form('M-100,-20C-110,-90 -100,-150 -80,-164Q0,-176 80,-164C100,-150 110,-90 100,-20Q0,0 -100,-20Z', tone, { depth: 13, art: seams('M-34,-170Q-46,-90 -34,-10M34,-170Q46,-90 34,-10') }), box: [-184, -648, 368, 648], focus: [-160, -560, 320, 320] };
}

function timingBelt(c: Canvas, look: Look): Piece {
  const outline = 'M-230,-150C-230,-260 -150,-300 -40,-270C60,-244 90,-300 170,-280C250,-258 270,-140 220,-70C170,0 60,10 -60,-6C-170,-20 -230,-60 -230,-150Z';
  const tone = '#22272a';
  return { art: placed(stroke(outline, '#0d1012', 44), { y: 16 }) + stroke(outline, '#14181b', 40) + stroke(outline, tone, 34) + stroke(outline, '#3d454a', 22, { dash: '7 9', cap: 'butt' }) + placed(stroke(outline, look.isColored ? look.color : '#f1f0ec', 3, { opacity: 0.8 }), { y: -14 }) + placed(lettering(`${look.brand} ${look.dice.count('teeth', 92, 168)}`, { size: 13, color: '#e9e4d4', fit: 180 }), { x: -30, y: -19 }), box: [-254, -312, 512, 330], feet: [[-180, 180]], focus: [-60, -300, 310, 240] };
}

function carJack(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('jack', ['#c22f2b', '#e0762b', '#2f66b3', '#22272a']);
  const arm = (x1: number, y1: number, x2: number, y2: number, t: Hex) => stroke(`M${x1},${y1}L${x2},${y2}`, darker(t, 0.45), 39) + stroke(`M${x1},${y1}L${x2},${y2}`, t, 33) + stroke(`M${x1},${y1 - 9}L${x2},${y2 - 9}`, lighter(t, 0.5), 4, { opacity: 0.6 });
  const pin = (x: number, y: number) => disc(x, y, 19, 19, '#22272a') + disc(x - 2, y - 2, 14, 14, steelFace(c));
  const y = -170;
  return { art: fillPath(polygon([[-130, 0, 8], [-110, -30, 8], [110, -30, 8], [130, 0, 8]]), c.linear([[0, lighter(tone, 0.1)], [1, darker(tone, 0.5)]])) + arm(-34, -30, -210, y, darker(tone, 0.12)) + arm(34, -30, 210, y, darker(tone, 0.12)) + bar(-290, y - 11, 600, 22, steelAcross(c), 8) + sheetBar(c, y) + arm(-210, y, -34, -310, tone) + arm(210, y, 34, -310, tone) + fillPath(polygon([[-84, -318, 8], [84, -318, 8], [64, -346, 6], [-64, -346, 6]]), c.linear([[0, lighter(tone, 0.3)], [1, darker(tone, 0.4)]])) + bar(-50, -354, 100, 11, '#22272a', 4) + pin(-210, y) + pin(210, y) + pin(-34, -44) + pin(34, -44) + pin(-34, -302) + pin(34, -302) + stroke(`M310,${y}V${y + 70}H350`, '#8f979b', 13), box: [-292, -356, 650, 356], feet: [[-130, 130]], focus: [-60, -350, 320, 320] };
}
const sheetBar = (c: Canvas, y: number) => `<rect x="-200" y="${y - 11}" width="400" height="22" fill="${c.tile(8, 24, bar(0, 0, 3, 24, '#14181b', 0, 0.5))}"/>`;

function dashCamera(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('body', ['#22272a', '#3a4146', '#2a2d30']);
  return { art: c.form(rectangle(-60, -330, 120, 44, 16), '#22272a', { depth: 6 }) + stroke('M0,-296V-230', '#3a4146', 29) + disc(0, -262, 26, 26, steelFace(c, '#7d868b')) + c.form(rectangle(-230, -236, 460, 236, 56), tone, { depth: 18, light: 0.5 }) + disc(70, -118, 102, 102, '#0d1012') + disc(70, -118, 94, 94, c.linear([[0, '#6a757b'], [1, '#14181b']], [0, 0, 1, 1])) + disc(70, -118, 74, 74, c.radial([[0, '#0b1016'], [0.5, '#1d3450'], [0.8, '#472a58'], [1, '#0b0d10']], 0.5, 0.5, 0.5, 0.44, 0.42)) + disc(44, -146, 19, 14, '#ffffff', 0.75) + lettering(look.brand, { x: -130, y: -134, size: 22, color: '#dfe4e6', fit: 130 }) + disc(-196, -60, 9, 9, '#e2574c') + around(12, 26).map((p) => disc(-120 + p.x, -70 + p.y, 3, 3, '#0d1012')).join(''), box: [-232, -332, 464, 332], focus: [-80, -300, 320, 300] };
}

const stand = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'plinth', size, more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.94 }] });

export const CAR_PARTS = {
  tyre: stand(tyre),
  'wheel-rim': stand(wheelRim),
  'engine-oil': stand((c, look) => canister(c, look, look.isColored ? look.color : look.dice.pick('can', ['#22272a', '#c79b4a', '#c22f2b', '#2f66b3', '#8f979b', '#f0f0ed']), 'drop', 'gear', 'star')),
  'brake-pads': stand(brakePads),
  'brake-disc': stand(brakeDisc, 0.96),
  battery: stand(battery),
  'oil-filter': stand(filterRound, 0.84),
  'air-filter': stand(airFilter, 0.96),
  'spark-plug': stand(sparkPlug, 0.96),
  'wiper-blades': stand(wipers),
  'headlight-bulb': stand(bulb, 0.9),
  'shock-absorber': stand(shock),
  coolant: stand((c, look) => canister(c, look, look.isColored ? lighter(look.color, 0.2) : look.dice.pick('fluid', ['#4a9bc7', '#5aa86a', '#d86a8a', '#e9bd3a']), 'drop', 'mountain', 'wave')),
  'car-shampoo': stand((c, look) => bottle(c, look, { width: look.dice.between('width', 180, 220), height: 370, neck: 0.36, shoulder: 1.2, closure: look.dice.pick('closure', ['trigger', 'flip', 'screw']), color: lighter(look.color, 0.1), cap: '#22272a', finish: look.dice.pick('finish', ['glass', 'gloss']), contents: look.color, label: brandStyle(look, 'drop', 'star', 'wave'), labelTo: 0.62 })),
  'car-mat': stand(carMat),
  'seat-cover': { draw: seatCover, mount: 'floor', size: 0.98, more: [{ isClose: true }, { isTinted: true, size: 0.84 }] },
  'timing-belt': stand(timingBelt, 0.92),
  'car-jack': stand(carJack),
  'dash-camera': stand(dashCamera, 0.86),
} satisfies Drawings<string>;
