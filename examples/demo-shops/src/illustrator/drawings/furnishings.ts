/** The drawings of the furniture categories with fronts and tops: cupboards, shelves, desks, tables, beds. */
import { cabinet, type Cabinet } from './cabinets.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { Look } from '../studio/look.ts';
import { desk, table } from './tables.ts';
import { bed } from './furnishings/bed.ts';
import { mattress } from './furnishings/mattress.ts';
import { ladderShelf, wallShelf } from './furnishings/open-shelves.ts';

const room = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.84 }],
});

const cupboard = (make: (look: Look) => Cabinet, size = 1) => room((c, look) => cabinet(c, look, make(look)), size);

export const FURNISHINGS = {
  'dining-table': room((c, look) => table(c, look, look.dice.between('width', 620, 760), 330, false)),
  'coffee-table': room(
    (c, look) => table(c, look, look.dice.between('width', 480, 620), look.dice.between('height', 180, 220), true),
    0.86,
  ),
  desk: room(desk),
  bed: room(bed),
  mattress: room(mattress),
  wardrobe: cupboard(({ dice, says, amount }) => {
    const doors = says('two door', 'sliding door') || amount('dimensions') === 90 ? 2 : dice.count('doors', 3, 4);
    return {
      width: says('sliding door') ? 520 : 160 * doors + 40,
      height: dice.between('height', 660, 700),
      mirrored: says('mirrored'),
      isSliding: says('sliding door'),
      leg: dice.pick('leg', [0, 36]),
      rows:
        !says('sliding door') && dice.chance('drawers', 0.5)
          ? [
              { part: 4, kind: 'door', count: doors },
              { part: 1, kind: 'drawer', count: Math.max(1, Math.floor(doors / 2)) },
            ]
          : [{ part: 1, kind: 'door', count: doors }],
    };
  }),
  'chest-of-drawers': cupboard(({ dice, says }) => {
    if (says('sideboard'))
      return {
        width: dice.between('width', 680, 760),
        height: dice.between('height', 330, 370),
        leg: dice.between('leg', 40, 90),
        rows: dice.pick('rows', [
          [{ part: 1, kind: 'door', count: 3 }],
          [
            { part: 1, kind: 'drawer', count: 3 },
            { part: 2, kind: 'door', count: 3 },
          ],
          [{ part: 1, kind: 'door', count: 4 }],
        ]),
      };
    const isTall = says('tall');
    const rows = isTall ? dice.count('rows', 5, 6) : dice.count('rows', 3, 4);
    return {
      width: isTall ? dice.between('width', 330, 380) : dice.between('width', 460, 580),
      height: rows * 98 + 90,
      leg: dice.between('leg', 0, 70),
      rows: Array.from({ length: rows }, (_, i) => ({
        part: 1,
        kind: 'drawer' as const,
        count: i === 0 && dice.chance('split', 0.6) ? 2 : 1,
      })),
    };
  }, 0.9),
  bookshelf: (() => {
    const standing = cupboard(({ dice, amount }) => ({
      width: amount('dimensions') === 120 ? dice.between('width', 480, 540) : dice.between('width', 340, 420),
      height: 680,
      leg: dice.pick('leg', [0, 0, 40]),
      rows: Array.from({ length: dice.count('rows', 4, 5) }, (_, i) => ({
        part: 1,
        kind: i === 4 && dice.chance('doors', 0.5) ? ('door' as const) : ('open' as const),
        count: dice.pick(`cells ${i}`, [1, 2, 1]),
      })),
    }));
    const draw: Drawing['draw'] = (c, look) =>
      look.says('ladder')
        ? ladderShelf(c, look)
        : look.says('wall shelf', 'wall')
          ? wallShelf(c, look)
          : standing.draw(c, look);
    return { ...standing, draw };
  })(),
  'tv-stand': cupboard(({ dice, says }) => ({
    width: dice.between('width', 680, 780),
    height: says('low') ? dice.between('height', 170, 200) : dice.between('height', 220, 270),
    leg: says('low') ? dice.pick('leg', [0, 24]) : dice.between('leg', 40, 80),
    rows: [{ part: 1, kind: dice.pick('middle', ['open', 'drawer', 'door']), count: dice.count('count', 2, 4) }],
  })),
  nightstand: cupboard(
    ({ dice, says }) => ({
      width: dice.between('width', 260, 320),
      height: dice.between('height', 320, 380),
      leg: dice.between('leg', 40, 120),
      rows: says('two drawer')
        ? [
            { part: 1, kind: 'drawer', count: 1 },
            { part: 1, kind: 'drawer', count: 1 },
          ]
        : dice.pick('rows', [
            [
              { part: 1, kind: 'drawer', count: 1 },
              { part: 1.3, kind: 'open', count: 1 },
            ],
            [
              { part: 1, kind: 'open', count: 1 },
              { part: 1.6, kind: 'door', count: 1 },
            ],
          ]),
    }),
    0.74,
  ),
} satisfies Drawings<string>;
