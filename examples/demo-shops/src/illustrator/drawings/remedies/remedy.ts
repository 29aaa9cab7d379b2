/** Medicines in their dose form: cartons with blisters, syrups, drops, sprays, tubes, tubs. */
import { type Canvas, placed } from '../../studio/canvas.ts';
import { darker } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { blister, carton, pillowBag } from '../packs.ts';
import type { Piece } from '../../studio/stage.ts';
import { bottle, jar, together, tube } from '../vessels.ts';
import { style, white } from './label-style.ts';

/** Draws the form the medicine is taken in; tablets when none is named. */
export function remedy(...emblems: [string, ...string[]]) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const print = style(look, ...emblems);
    const cap = dice.pick('cap', [white, look.color, darker(look.color, 0.3)]);
    switch (look.doseForm) {
      case 'syrup': {
        const amber = dice.pick('glass', ['#7a4214', '#8a5320', '#5d3312']);
        const flask = bottle(c, look, {
          width: dice.between('width', 180, 220),
          height: dice.between('height', 290, 350),
          neck: 0.42,
          shoulder: dice.between('shoulder', 0.6, 1.4),
          closure: 'screw',
          color: amber,
          cap: white,
          label: print,
          labelFrom: 0.1,
          labelTo: 0.68,
        });
        const box = carton(c, look, 190, 400, 90, print);
        return together(flask, box, 14);
      }
      case 'drops': {
        const flask = bottle(c, look, {
          width: 150,
          height: dice.between('height', 190, 240),
          neck: 0.46,
          shoulder: 0.8,
          closure: dice.pick('closure', ['dropper', 'screw']),
          color: dice.pick('glass', ['#7a4214', white, '#2f5f7a']),
          cap,
          label: print,
          labelTo: 0.74,
        });
        return together(flask, carton(c, look, 170, 330, 80, print), 14);
      }
      case 'spray':
        return together(
          bottle(c, look, {
            width: dice.between('width', 130, 160),
            height: dice.between('height', 260, 330),
            neck: 0.4,
            shoulder: 1,
            closure: 'spray',
            color: white,
            cap,
            label: print,
            labelTo: 0.76,
          }),
          carton(c, look, 170, 380, 80, print),
          14,
        );
      case 'ointment':
      case 'cream':
      case 'gel':
        return together(
          tube(c, look, {
            width: dice.between('width', 170, 210),
            height: dice.between('height', 380, 430),
            color: white,
            cap,
            label: print,
            capWidth: dice.between('cap width', 0.3, 0.44),
          }),
          carton(c, look, 190, 420, 70, print),
          12,
        );
      case 'powder':
        return jar(c, look, {
          width: dice.between('width', 260, 310),
          height: dice.between('height', 300, 360),
          lid: cap,
          lidHeight: 74,
          color: white,
          label: print,
        });
      case 'sachet': {
        const box = carton(c, look, dice.between('width', 300, 360), dice.between('height', 330, 390), 110, print);
        const sachet = pillowBag(c, look, 130, 190, print);
        return {
          ...box,
          art: box.art + c.pool(210, 0, 100, 14, 0.5) + placed(sachet.art, { x: 200, y: 4, turn: 8 }),
          box: [box.box[0], box.box[1], box.box[2] + 20, box.box[3]],
        };
      }
      default: {
        const isTub = dice.chance('tub', look.category === 'vitamins' || look.category === 'supplements' ? 0.7 : 0);
        if (isTub) {
          const body = dice.pick('body', [white, '#5a3416', look.color, darker(look.color, 0.3)]);
          return jar(c, look, {
            width: dice.between('width', 230, 270),
            height: dice.between('height', 300, 380),
            lid: cap,
            lidHeight: dice.between('lid', 60, 86),
            color: body,
            label: print,
            shoulder: 0.12,
          });
        }
        const height = dice.between('height', 230, 330);
        const box = carton(c, look, dice.between('width', 380, 470), height, dice.between('depth', 70, 110), print);
        const [bx, by] = [dice.between('blister x', 60, 110), dice.between('blister y', -130, -100)];
        return {
          ...box,
          art: box.art + blister(c, look, bx, by, dice.between('blister turn', 4, 11)),
          box: [box.box[0], box.box[1], box.box[2] + 40, box.box[3] + 50],
          feet: [[box.box[0], box.box[0] + box.box[2]]],
        };
      }
    }
  };
}
