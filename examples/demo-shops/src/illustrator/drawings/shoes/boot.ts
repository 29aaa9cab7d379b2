/** Boots in profile, toe to the right. */
import { bar, type Canvas, disc, round, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { oval } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import { isGlossy, laces, panel } from './shoe-parts.ts';

export function boot(c: Canvas, look: Look): Piece {
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
