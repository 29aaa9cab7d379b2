/** The drawings of the pharmacy categories. */
import { lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { withCarton } from './boxed.ts';
import { bottle, jar, tube } from './vessels.ts';
import { remedy } from './remedies/remedy.ts';
import { toothbrush, toothpaste } from './remedies/teeth.ts';
import { hygiene, plasters, sunscreen } from './remedies/skin.ts';
import { style, white } from './remedies/label-style.ts';
import { babyBottle, nappies } from './remedies/baby.ts';
import { thermometer } from './remedies/thermometer.ts';
import { pressureMonitor } from './remedies/pressure-monitor.ts';

const close = { isClose: true, isTinted: true } as const;
const shelf = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [close, { mount: 'table', isTinted: true, size: 0.95 }],
});

export const REMEDIES = {
  painkiller: shelf(remedy('cross', 'star', 'wave')),
  'cold-and-flu': shelf(remedy('cross', 'drop', 'leaf')),
  cough: shelf(remedy('leaf', 'wave', 'drop')),
  allergy: shelf(remedy('blossom', 'leaf', 'cross')),
  digestion: shelf(remedy('wave', 'leaf', 'grain')),
  antiseptic: shelf(remedy('cross', 'drop')),
  'heart-and-pressure': shelf(remedy('heart')),
  sleep: shelf(remedy('moon')),
  vitamins: shelf(remedy('fruit', 'sun', 'leaf')),
  supplements: shelf(remedy('leaf', 'grain', 'sun')),
  'eye-care': shelf(remedy('drop', 'wave')),
  'skin-treatment': shelf(remedy('drop', 'leaf', 'blossom')),
  toothpaste: shelf(toothpaste),
  toothbrush: shelf(withCarton(toothbrush, 0.5, 'drop', 'leaf', 'star', 'wave')),
  sunscreen: shelf(sunscreen),
  'baby-care': shelf((c, look) =>
    look.dice.chance('oil', 0.5)
      ? bottle(c, look, {
          width: 190,
          height: 320,
          neck: 0.5,
          shoulder: 1.2,
          waist: 0.12,
          closure: 'flip',
          color: lighter(look.color, 0.6),
          cap: look.color,
          label: style(look, 'heart', 'moon', 'star'),
        })
      : tube(c, look, {
          width: 210,
          height: 380,
          color: white,
          cap: look.color,
          capWidth: 0.45,
          label: style(look, 'heart', 'moon', 'star'),
        }),
  ),
  nappies: shelf(nappies, 1.1),
  'baby-formula': shelf((c, look) =>
    look.dice.chance('feeding', 0.3)
      ? babyBottle(c, look)
      : jar(c, look, {
          width: 300,
          height: 360,
          lid: look.dice.pick('lid', [white, look.color]),
          lidHeight: 44,
          color: white,
          label: style(look, 'heart', 'moon', 'star'),
          shoulder: 0.01,
        }),
  ),
  thermometer: shelf(thermometer),
  'blood-pressure-monitor': shelf(withCarton(pressureMonitor, 0.5, 'heart', 'cross', 'drop', 'wave')),
  plasters: shelf(plasters),
  hygiene: shelf(hygiene),
} satisfies Drawings<string>;
