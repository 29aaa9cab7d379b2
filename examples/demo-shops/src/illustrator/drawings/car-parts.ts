/** The drawings of the car parts categories. */
import { airFilter, filterRound } from './car-parts/filters.ts';
import { battery } from './car-parts/battery.ts';
import { bulb } from './car-parts/bulb.ts';
import { canister } from './car-parts/canister.ts';
import { sparkPlug } from './car-parts/spark-plug.ts';
import { lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { withCarton } from './boxed.ts';
import { bottle } from './vessels.ts';
import { brakeDisc, brakePads } from './wheels/brakes.ts';
import { tyre, wheelRim } from './wheels/tyre.ts';
import { brandStyle } from './workshop-metal.ts';
import { wipers } from './car-parts/wipers.ts';
import { shock } from './car-parts/shock-absorber.ts';
import { carMat, seatCover } from './car-parts/interior.ts';
import { timingBelt } from './car-parts/timing-belt.ts';
import { carJack } from './car-parts/car-jack.ts';
import { dashCamera } from './car-parts/dash-camera.ts';

const stand = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.94 }],
});

export const CAR_PARTS = {
  tyre: stand(tyre),
  'wheel-rim': stand(wheelRim),
  'engine-oil': stand((c, look) =>
    canister(
      c,
      look,
      look.isColored
        ? look.color
        : look.dice.pick('can', ['#22272a', '#c79b4a', '#c22f2b', '#2f66b3', '#8f979b', '#f0f0ed']),
      'drop',
      'gear',
      'star',
    ),
  ),
  'brake-pads': stand(brakePads),
  'brake-disc': stand(brakeDisc, 0.96),
  battery: stand(battery),
  'oil-filter': stand(filterRound, 0.84),
  'air-filter': stand(airFilter, 0.96),
  'spark-plug': stand(sparkPlug, 0.96),
  'wiper-blades': stand(wipers),
  'headlight-bulb': stand(bulb, 0.9),
  'shock-absorber': stand(shock),
  coolant: stand((c, look) =>
    canister(
      c,
      look,
      look.isColored ? lighter(look.color, 0.2) : look.dice.pick('fluid', ['#4a9bc7', '#5aa86a', '#d86a8a', '#e9bd3a']),
      'drop',
      'mountain',
      'wave',
    ),
  ),
  'car-shampoo': stand((c, look) =>
    bottle(c, look, {
      width: look.dice.between('width', 180, 220),
      height: 370,
      neck: 0.36,
      shoulder: 1.2,
      closure: look.dice.pick('closure', ['trigger', 'flip', 'screw']),
      color: lighter(look.color, 0.1),
      cap: '#22272a',
      finish: look.dice.pick('finish', ['glass', 'gloss']),
      contents: look.color,
      label: brandStyle(look, 'drop', 'star', 'wave'),
      labelTo: 0.62,
    }),
  ),
  'car-mat': stand(carMat),
  'seat-cover': {
    draw: seatCover,
    mount: 'floor',
    size: 0.98,
    more: [{ isClose: true }, { isTinted: true, size: 0.84 }],
  },
  'timing-belt': stand(timingBelt, 0.92),
  'car-jack': stand(withCarton(carJack, 0.4, 'gear', 'star', 'mountain')),
  'dash-camera': stand(withCarton(dashCamera, 0.5, 'sun', 'gear', 'star', 'moon'), 0.86),
} satisfies Drawings<string>;
