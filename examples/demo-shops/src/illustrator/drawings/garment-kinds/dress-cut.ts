/** The cut of a dress: from its title (wrap, midi, evening), chosen by chance where the title is silent. */
import type { Look } from '../../studio/look.ts';
import type { Cut, Sleeve } from '../garment-cut.ts';
import { upper } from './upper-cut.ts';

/** What a summer dress has in place of long sleeves. */
const SUMMER_SLEEVES: Partial<Record<Sleeve, Pick<Cut, 'sleeve' | 'sleeveWidth'>>> = {
  long: { sleeve: 'short', sleeveWidth: 78 },
  bishop: { sleeve: 'flutter', sleeveWidth: 54 },
};

export function dressCut(look: Look): Cut {
  const cut = dressOfTitle(look);
  const isForSummerDays = look.seasons.includes('summer') && !look.says('evening');
  return isForSummerDays ? { ...cut, ...SUMMER_SLEEVES[cut.sleeve] } : cut;
}

function dressOfTitle(look: Look): Cut {
  const { dice: d } = look;
  const is = (...words: string[]) => look.says(...words);
  const kids = look.isForKids || is('girls');
  const waist = d.between('waist', 84, 94);
  const waistY = d.between('waistline', 290, 318);
  const bare: readonly Sleeve[] = ['none', 'strap'];
  const base: Cut = {
    ...upper({ ...look, gender: 'women' }),
    length: 0,
    shoulder: d.between('shoulder', 106, 114),
    chest: waist + d.between('bust', 20, 26),
    waist,
    waistY,
    hem: waist + d.between('flare', 84, 130),
    neckHalf: d.between('neck width', 60, 74),
    sleeveWidth: 56,
    sleeveLength: 390,
    fall: 'flare',
    pleats: 'soft',
  };
  const sleeve = (...choices: [Sleeve, ...Sleeve[]]) => d.pick('sleeve', choices);
  const [mini, knee, midi, maxi] = [
    waistY + d.between('skirt', 220, 270),
    waistY + d.between('skirt', 340, 390),
    waistY + d.between('skirt', 440, 500),
    waistY + d.between('skirt', 590, 640),
  ];
  const open = { neck: 'v', neckDepth: d.between('depth', 96, 130) } as const;
  const round = d.pick<Partial<Cut>>('round', [
    { neck: 'scoop', neckDepth: 76 },
    { neck: 'boat', neckDepth: 24, neckHalf: 82 },
    { neck: 'square', neckDepth: 74, neckHalf: 70 },
    { neck: 'crew', neckDepth: 40 },
    open,
  ] as const);

  if (kids)
    return {
      ...base,
      ...round,
      length: waistY - 40 + d.between('skirt', 210, 250),
      waistY: waistY - 50,
      hem: waist + d.between('flare', 120, 160),
      sleeve: sleeve('puff', 'cap', 'flutter', 'none'),
      sleeveWidth: 58,
      pleats: look.pattern && look.pattern !== 'plain' ? 'soft' : 'tulle',
      belt: 'bow',
    };
  if (is('wrap'))
    return {
      ...base,
      neck: 'wrap',
      neckDepth: d.between('depth', 130, 156),
      neckHalf: 62,
      length: d.pick('length', [knee, midi] as const),
      hem: waist + d.between('flare', 60, 110),
      sleeve: sleeve('elbow', 'flutter', 'long', 'short', 'bishop'),
      fall: d.pick('fall', ['flare', 'line'] as const),
      belt: 'tie',
    };
  if (is('shirt dress', 'shirt'))
    return {
      ...base,
      neck: 'collar',
      neckHalf: 58,
      neckDepth: 52,
      front: 'buttons',
      length: d.pick('length', [knee, midi] as const),
      waist: waist + 14,
      chest: waist + 32,
      hem: waist + d.between('flare', 40, 66),
      sleeve: sleeve('long', 'elbow', 'short'),
      sleeveWidth: d.pick('sleeve', [58, 66, 84] as const),
      fall: 'line',
      belt: d.pick('belt', ['strap', 'sash', 'tie'] as const),
      pockets: d.chance('pocket', 0.5) ? ['chest'] : [],
    };
  if (is('tea'))
    return {
      ...base,
      ...d.pick<Partial<Cut>>('tea', [
        { neck: 'sweetheart', neckDepth: 70, neckHalf: 76 },
        open,
        { neck: 'square', neckDepth: 70, neckHalf: 72 },
      ]),
      length: knee + 30,
      sleeve: sleeve('flutter', 'cap', 'puff', 'short'),
      sleeveWidth: d.pick('sleeve', [50, 74, 54, 76] as const),
      hem: waist + d.between('flare', 100, 140),
      front: d.chance('buttons', 0.5) ? 'placket' : 'none',
      belt: 'none',
    };
  if (is('slip'))
    return {
      ...base,
      neck: d.pick('slip', ['v', 'scoop'] as const),
      neckDepth: 90,
      neckHalf: 74,
      length: d.pick('length', [midi, knee, midi] as const),
      waist: waist + 8,
      hem: waist + d.between('flare', 36, 60),
      sleeve: 'strap',
      fall: 'column',
      pleats: 'none',
    };
  if (is('evening'))
    return {
      ...base,
      ...d.pick<Partial<Cut>>('evening', [
        { neck: 'sweetheart' },
        open,
        { neck: 'sweetheart' },
        { neck: 'boat', neckDepth: 20, neckHalf: 84 },
      ]),
      neckHalf: 82,
      length: maxi,
      hem: d.pick('evening fall', [waist + 30, waist + 110, waist + 130] as const),
      fall: d.pick('evening fall', ['column', 'mermaid', 'flare'] as const),
      sleeve: d.pick('evening', ['bare', 'strap', 'strap', 'long'] as const),
      slit: d.chance('slit', 0.6),
      pleats: d.pick('evening fall', ['none', 'soft', 'soft'] as const),
    };
  if (is('maxi'))
    return {
      ...base,
      ...round,
      length: maxi,
      hem: waist + d.between('flare', 96, 150),
      sleeve: sleeve('strap', 'none', 'flutter', 'puff', 'bishop'),
      pleats: d.pick('maxi', ['tiers', 'soft', 'tiers'] as const),
      belt: d.pick('belt', ['none', 'none', 'tie'] as const),
      ...(bare.includes(sleeve('strap', 'none', 'flutter', 'puff', 'bishop'))
        ? { neck: 'v', neckDepth: 100, neckHalf: 76 }
        : {}),
    };
  if (is('mini'))
    return {
      ...base,
      ...round,
      length: mini,
      fall: d.pick('mini', ['flare', 'line'] as const),
      hem: waist + d.pick('mini', [96, 44] as const),
      waist: waist + d.pick('mini', [0, 14] as const),
      sleeve: sleeve('long', 'none', 'puff', 'short', 'strap'),
      pleats: d.pick('mini', ['soft', 'none'] as const),
    };
  if (is('pleated'))
    return {
      ...base,
      ...round,
      length: d.pick('length', [midi, knee] as const),
      hem: waist + d.between('flare', 84, 116),
      sleeve: sleeve('none', 'flutter', 'long', 'cap'),
      pleats: 'knife',
      belt: d.chance('belt', 0.5) ? 'strap' : 'none',
    };
  // Midi dresses, and those of which the title says nothing.
  return {
    ...base,
    ...round,
    length: is('midi') ? midi : d.pick('length', [knee, midi] as const),
    sleeve: sleeve('none', 'short', 'elbow', 'long', 'flutter'),
    sleeveWidth: d.pick('sleeve', [56, 78, 60, 56, 54] as const),
    fall: look.material === 'knit' ? 'column' : d.pick('fall', ['flare', 'line', 'flare'] as const),
    hem: look.material === 'knit' ? waist + 34 : waist + d.between('flare', 70, 120),
    pleats: look.material === 'knit' ? 'none' : 'soft',
    belt: d.pick('belt', ['none', 'none', 'sash', 'strap'] as const),
  };
}
