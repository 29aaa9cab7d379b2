/** Hair dryers. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { hotAirStyler } from '../steam-and-air.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { oval } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

export function hairDryer(c: Canvas, look: Look): Piece {
  if (look.says('styler')) return hotAirStyler(c, look);
  const tone = look.isColored
    ? look.color
    : look.dice.pick('dryer', ['#2a2d30', '#e39aac', '#f0f0ed', '#6c4694', '#c22f2b']);
  const metal = look.dice.pick('trim', ['#c79b5a', '#b9c0c4', '#e3a58c']);
  const barrel =
    'M-190,-410C-190,-450 -160,-460 -120,-458L110,-470C190,-472 226,-420 226,-370C226,-320 190,-268 110,-270L-120,-282C-160,-280 -190,-292 -190,-330Z';
  const grip = placed(
    c.form('M-46,-10C-50,100 -40,200 -34,262Q-30,280 0,280Q30,280 34,262C42,200 50,100 46,-10Z', darker(tone, 0.1), {
      depth: 14,
    }) +
      bar(-14, 40, 28, 66, darker(tone, 0.5), 14) +
      disc(0, 58, 10, 10, metal),
    { x: 64, y: -284, turn: 8 },
  );
  const nozzle = c.form('M-180,-446L-258,-456Q-270,-456 -270,-440V-300Q-270,-284 -258,-284L-180,-294Z', '#22272a', {
    depth: 9,
  });
  const rear =
    c.form(oval(196, -370, 40, 92), darker(tone, 0.3), { depth: 8 }) +
    Array.from({ length: 6 }, (_, i) => stroke(`M178,${-428 + i * 23}h36`, '#10161d', 5, { opacity: 0.6 })).join('');
  const cord = stroke('M32,-20C34,30 120,-10 190,-8', '#22272a', 13);
  return {
    art:
      cord +
      grip +
      nozzle +
      c.form(barrel, tone, { depth: 22, light: 0.6 }) +
      stroke('M-170,-452C-150,-380 -150,-350 -170,-290', metal, 11) +
      rear +
      lettering(look.brand, { x: 20, y: -382, size: 24, color: lighter(tone, 0.75), fit: 160 }),
    box: [-272, -472, 510, 472],
    feet: [[-10, 80]],
    focus: [-270, -480, 340, 300],
  };
}
