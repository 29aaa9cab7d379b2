/**
 * Clothes for the upper body and dresses: they hang from y = 0 (the neck) downwards. One cut with many measures: sleeves,
 * neckline, length, closure. Everything that a text may say (colour, pattern, cloth) shows on the cloth.
 */
import { bar, type Canvas, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { bodyOutline, type Cut, mirrored, NECK_DEPTH, neckline, sleeveOutline } from './garment-cut.ts';
import { pufferLines, ribTile, shirtAndTie, skirtFolds, trimmings } from './garment-details.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';

const HANGER_TOP = -150;

function hanger(c: Canvas, shoulder: number): string {
  const reach = shoulder * 0.94;
  const arms = `M${-reach},44Q${-reach * 0.4},-8 0,-14Q${reach * 0.4},-8 ${reach},44`;
  return (
    stroke(
      'M0,-16V-62C0,-84 26,-84 26,-112A26,26 0 1 0 -24,-122',
      c.linear(
        [
          [0, '#f4f4f2'],
          [0.5, '#8f9496'],
          [1, '#d9dcdc'],
        ],
        [0, 0, 1, 0],
      ),
      7,
    ) +
    stroke(arms, '#6d4f37', 20) +
    placed(stroke(arms, '#b98e68', 7, { opacity: 0.8 }), { y: -5 })
  );
}

/** Draws one garment from its cut. */
function garment(c: Canvas, look: Look, cut: Cut): Piece {
  const { color: tone, dice } = look;
  const weave = cloth(c, look);
  const half =
    cut.neck === 'boat'
      ? cut.shoulder * 0.62
      : cut.neck === 'turtle'
        ? 66
        : cut.neck === 'lapel'
          ? 62
          : dice.between('neck width', 66, 84);
  const depth = NECK_DEPTH[cut.neck] * dice.between('neck depth', 0.86, 1.14);
  const body = bodyOutline(cut, half, depth);
  const { length, hem, waist, chest, shoulder } = cut;
  const fabric = { depth: 20, dark: 0.5, light: look.material === 'leather' || look.material === 'silk' ? 0.6 : 0.4 };
  const dark = darker(tone, 0.62);
  const light = lighter(tone, 0.55);

  let sleeves = '';
  let sleeveShape = '';
  if (cut.sleeve !== 'none' && cut.sleeve !== 'strap') {
    sleeveShape = sleeveOutline(cut);
    const end = cut.length > 640 ? 520 : Math.min(560, cut.length + 30);
    const w = cut.sleeveWidth ?? 70;
    const folds =
      cut.sleeve === 'long'
        ? c.blurred(
            5,
            stroke(
              `M${shoulder + 6},180Q${shoulder + 40},210 ${shoulder + 58},196M${shoulder + 30},330Q${shoulder + 60},350 ${shoulder + 84},326M${shoulder + 46},430Q${shoulder + 70},446 ${shoulder + 94},430`,
              dark,
              11,
            ) + stroke(`M${shoulder + 10},140Q${shoulder + 40},260 ${shoulder + 62},400`, light, 10),
            0.5,
          )
        : '';
    const channels = cut.puffer ? pufferLines(c, look, 40, 600, -20, shoulder + 160) : '';
    const cuff =
      cut.ribbed && cut.sleeve === 'long'
        ? bar(shoulder + 90 - w, end - 40, w + 30, 70, ribTile(c, look))
        : cut.sleeve === 'long' && (cut.neck === 'collar' || cut.neck === 'lapel')
          ? stroke(`M${shoulder + 92 - w},${end - 44}L${shoulder + 110},${end - 52}`, dark, 2.5, { opacity: 0.6 })
          : stroke(
              `M${shoulder + 84 - w * 1.7},${cut.sleeve === 'elbow' ? 314 : 208}L${shoulder + 100},${cut.sleeve === 'elbow' ? 296 : 178}`,
              dark,
              2,
              { opacity: 0.5, dash: '6 4' },
            );
    const one = c.form(sleeveShape, tone, { ...fabric, depth: 15, art: weave + channels + cuff + folds });
    const far = c.form(sleeveShape, darker(tone, 0.06), {
      ...fabric,
      depth: 15,
      light: 0.2,
      art: weave + channels + cuff + folds,
    });
    sleeves = far + placed(one, { mirror: true });
  }

  const details: string[] = [weave];
  if (cut.puffer) details.push(pufferLines(c, look, 90, length + 40, -hem - 60, hem + 60));
  if (cut.skirtFrom) details.push(skirtFolds(c, look, cut.skirtFrom, length, waist, hem, dice.count('folds', 7, 11)));
  details.push(
    c.blurred(
      6,
      stroke(
        `M${chest - 8},190Q${chest * 0.5},236 ${chest * 0.2},230M${-chest + 8},190Q${-chest * 0.5},240 ${-chest * 0.26},232M${waist * 0.7},${length * 0.6}Q${waist * 0.3},${length * 0.66} ${waist * 0.5},${length * 0.84}`,
        dark,
        10,
      ) +
        stroke(`M${-chest * 0.56},150Q${-chest * 0.44},${length * 0.34} ${-waist * 0.62},${length * 0.56}`, light, 16),
      look.material === 'leather' || look.material === 'silk' ? 0.44 : 0.28,
    ),
  );
  if (cut.ribbed)
    details.push(
      bar(-hem - 20, length - 46, hem * 2 + 40, 90, ribTile(c, look)),
      stroke(`M${-hem - 20},${length - 46}H${hem + 20}`, dark, 3, { opacity: 0.5 }),
    );
  else if (!cut.skirtFrom)
    details.push(
      stroke(`M${-hem},${length - 16}Q0,${length + 14} ${hem},${length - 16}`, dark, 2, { opacity: 0.45, dash: '6 4' }),
    );

  const inner = `M${-half},0Q0,-14 ${half},0${neckline(cut.neck, half, depth).replace(/^/, `L${half},0L${-half},0`)}Z`;
  const inside =
    fillPath(inner, darker(tone, 0.5)) +
    (cut.shirt ? shirtAndTie(c, look, half, depth) : bar(-17, 12, 34, 18, '#f5f1e8', 2, depth > 40 ? 0.85 : 0));
  const shape = cut.sleeve === 'none' || cut.sleeve === 'strap' ? body : body + sleeveShape + mirrored(sleeveShape);
  const reach =
    cut.sleeve === 'long'
      ? shoulder + 104
      : cut.sleeve === 'elbow'
        ? shoulder + 94
        : cut.sleeve === 'short'
          ? shoulder + 86
          : cut.sleeve === 'cap'
            ? shoulder + 52
            : shoulder;
  const wide = Math.max(reach, hem);
  return {
    art:
      hanger(c, cut.sleeve === 'strap' ? half + 40 : shoulder) +
      inside +
      sleeves +
      c.form(body, tone, { ...fabric, art: details.join('') }) +
      trimmings(c, look, cut, half, depth),
    box: [-wide, HANGER_TOP, wide * 2, length - HANGER_TOP + 30],
    outline: shape,
    focus: [-chest * 1.1, -60, chest * 2.2, chest * 2.2],
  };
}

/** Folded on a block: layers of cloth with the fold towards us. */
function folded(c: Canvas, look: Look): Piece {
  const { color: tone, dice } = look;
  const layers = dice.count('layers', 3, 4);
  let art = '';
  let y = 0;
  for (let i = 0; i < layers; i++) {
    const height = dice.between(`layer${i}`, 46, 60);
    const width = 470 - dice.between(`inset${i}`, 0, 22);
    y -= height - 4;
    art =
      c.form(
        rectangle(-width / 2, y, width, height, 26),
        i === layers - 1 ? lighter(tone, 0.05) : darker(tone, 0.03 * i),
        { depth: 12, dark: 0.55, light: 0.5, art: cloth(c, look) },
      ) + art;
  }
  const back = 120;
  const roof = `M-232,${y + 24}Q-236,${y + 2} -214,${y - 10}L-170,${y - back}Q-160,${y - back - 10} -140,${y - back - 10}H140Q160,${y - back - 10} 170,${y - back}L214,${y - 10}Q236,${y + 2} 232,${y + 24}Q0,${y + 40} -232,${y + 24}Z`;
  const fold = c.blurred(6, stroke(`M-200,${y}L-120,${y - back}M200,${y}L110,${y - back}`, darker(tone, 0.6), 9), 0.4);
  return {
    art: art + c.form(roof, lighter(tone, 0.06), { depth: 16, dark: 0.4, light: 0.55, art: cloth(c, look) + fold }),
    box: [-236, y - back - 12, 472, -y + back + 12],
    focus: [-220, y - back, 260, 260],
  };
}

const wardrobe = (cut: (look: Look) => Cut): Drawing => ({
  draw: (c, look) => garment(c, look, cut(look)),
  mount: 'wall',
  size: 1.08,
  more: [
    { isClose: true, isTinted: true },
    { draw: folded, mount: 'plinth', size: 0.95 },
  ],
});

const isMens = (look: Look) =>
  look.gender === 'men' || look.gender === 'boys' || (look.gender === '' && look.dice.chance('cut', 0.4));

function dress({ dice }: Look): Cut {
  const waist = dice.between('waist', 82, 96);
  const skirtFrom = dice.between('waistline', 250, 330);
  const flare = dice.between('flare', 40, 170);
  return {
    length: skirtFrom + dice.between('skirt', 270, 470),
    shoulder: dice.between('shoulder', 112, 126),
    chest: waist + 20,
    waist,
    hem: waist + flare,
    skirtFrom,
    sleeve: dice.pick('sleeve', ['none', 'none', 'strap', 'cap', 'short', 'elbow', 'long']),
    sleeveWidth: dice.between('sleeve width', 54, 70),
    neck: dice.pick('neckline', ['v', 'scoop', 'boat', 'crew', 'v', 'collar']),
    front: dice.chance('buttons', 0.25) ? 'buttons' : 'none',
    belt: dice.chance('belt', 0.55),
  };
}

function upper(look: Look, cut: Partial<Cut>): Cut {
  const mens = isMens(look);
  const d = look.dice;
  const chest = (mens ? 172 : 146) * d.between('chest', 0.95, 1.08);
  return {
    length: d.between('length', 470, 540),
    shoulder: chest * (mens ? 1 : 0.94),
    chest,
    waist: chest * (mens ? 0.96 : d.between('waist', 0.84, 0.98)),
    hem: chest * (mens ? 0.98 : d.between('hem', 0.92, 1.08)),
    sleeve: 'long',
    sleeveWidth: 66,
    neck: 'crew',
    ...cut,
  };
}

export const GARMENTS = {
  dress: wardrobe(dress),
  shirt: wardrobe((look) =>
    upper(look, {
      neck: 'collar',
      front: 'buttons',
      pocket: look.dice.chance('pocket', 0.5) ? 'chest' : 'none',
      sleeve: look.dice.pick('sleeve', ['long', 'long', 'short']),
    }),
  ),
  blouse: wardrobe((look) =>
    upper(
      { ...look, gender: 'women' },
      {
        neck: look.dice.pick('neckline', ['v', 'scoop', 'boat', 'collar', 'crew']),
        front: look.dice.pick('front', ['none', 'buttons', 'none']),
        sleeve: look.dice.pick('sleeve', ['long', 'elbow', 'cap', 'elbow']),
        sleeveWidth: look.dice.between('sleeve width', 60, 88),
        belt: look.dice.chance('tie', 0.2),
      },
    ),
  ),
  't-shirt': wardrobe((look) =>
    upper(look, {
      neck: look.dice.pick('neckline', ['crew', 'crew', 'v', 'scoop']),
      sleeve: 'short',
      pocket: look.dice.chance('pocket', 0.3) ? 'chest' : 'none',
    }),
  ),
  sweater: wardrobe((look) =>
    upper(look, {
      neck: look.dice.pick('neckline', ['crew', 'turtle', 'v', 'crew', 'boat']),
      ribbed: true,
      sleeveWidth: 74,
      front: look.dice.chance('cardigan', 0.2) ? 'buttons' : 'none',
    }),
  ),
  hoodie: wardrobe((look) =>
    upper(look, {
      neck: 'hood',
      ribbed: true,
      pocket: 'pouch',
      sleeveWidth: 78,
      front: look.dice.chance('zip', 0.4) ? 'zip' : 'none',
    }),
  ),
  jacket: wardrobe((look) => {
    const style =
      look.pattern === 'quilted'
        ? 'puffer'
        : look.dice.pick('style', ['bomber', 'puffer', 'blazer', 'trucker', 'bomber']);
    if (style === 'blazer') return upper(look, { neck: 'lapel', front: 'buttons', pocket: 'flaps', length: 540 });
    if (style === 'trucker' || look.material === 'denim')
      return upper(look, { neck: 'collar', front: 'buttons', pocket: 'flaps', length: 450, ribbed: false });
    return upper(look, {
      neck: style === 'puffer' ? look.dice.pick('hooded', ['hood', 'turtle']) : 'crew',
      front: 'zip',
      ribbed: style === 'bomber',
      puffer: style === 'puffer' && look.pattern !== 'quilted',
      sleeveWidth: 84,
      length: 470,
      pocket: style === 'bomber' ? 'flaps' : 'none',
    });
  }),
  coat: wardrobe((look) =>
    upper(look, {
      length: look.dice.between('length', 700, 820),
      neck: look.dice.pick('neckline', ['lapel', 'lapel', 'collar', 'hood']),
      front: look.dice.pick('front', ['buttons', 'double', 'double']),
      pocket: 'flaps',
      sleeveWidth: 78,
      hem: look.dice.between('hem', 180, 220),
      belt: look.dice.chance('belt', 0.45),
    }),
  ),
  suit: wardrobe((look) =>
    upper(
      { ...look, gender: look.gender || 'men' },
      {
        length: 600,
        neck: 'lapel',
        front: look.dice.pick('front', ['buttons', 'buttons', 'double']),
        pocket: 'flaps',
        shirt: true,
        sleeveWidth: 70,
      },
    ),
  ),
} satisfies Drawings<string>;
