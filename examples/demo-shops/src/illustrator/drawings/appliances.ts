/** Household appliances, large and small. */
import { portableCooler } from './steam-and-air.ts';
import { withCarton } from './boxed.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { coffeeMachine, kettle, microwave, refrigerator } from './kitchen-appliances.ts';
import { airConditioner } from './appliances/air-conditioner.ts';
import { hairDryer } from './appliances/hair-dryer.ts';
import { iron } from './appliances/iron.ts';
import { vacuum } from './appliances/vacuum.ts';
import { washingMachine } from './appliances/washing-machine.ts';

const large = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.82 }],
});
const small = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.92 }],
});

export const APPLIANCES = {
  refrigerator: large(refrigerator, 1.08),
  'washing-machine': large(washingMachine, 0.9),
  'vacuum-cleaner': large(vacuum),
  'coffee-machine': small(coffeeMachine),
  kettle: small(kettle, 0.9),
  microwave: small(microwave),
  'air-conditioner': {
    draw: airConditioner,
    mount: 'wall',
    more: [{ isClose: true }, { isTinted: true, size: 0.86 }],
    as: ({ says }) => (says('portable') ? large(portableCooler) : undefined),
  },
  'hair-dryer': small(withCarton(hairDryer, 0.4, 'wave', 'blossom', 'sun'), 0.92),
  iron: small(withCarton(iron, 0.45, 'drop', 'wave', 'star'), 0.94),
} satisfies Drawings<string>;
