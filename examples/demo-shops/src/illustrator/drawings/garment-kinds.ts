/** Which cut a garment has: what its title says first (wrap, midi, oversized, trench), chance for all that it leaves open. */
import type { Look } from '../studio/look.ts';
import type { Cut, Sleeve } from './garment-cut.ts';

const isMens = (look: Look) =>
  look.gender === 'men' || look.gender === 'boys' || (look.gender === '' && look.dice.chance('cut', 0.4));

/** How far clothes for the upper body reach and how wide they are, before a kind changes them. */
function upper(look: Look, kind: Partial<Cut> & { ease?: number } = {}): Cut {
  const mens = isMens(look) || look.gender === 'unisex';
  const d = look.dice;
  const { ease = 1, ...set } = kind;
  const chest = (look.isForKids ? 138 : mens ? 150 : 132) * d.between('chest', 0.97, 1.05) * ease;
  const length = set.length ?? (look.isForKids ? 400 : d.between('length', 452, 500));
  return {
    shoulder: chest * (mens ? 0.94 : 0.9),
    chest,
    waist: chest * (mens ? 0.95 : d.between('waist', 0.84, 0.94)),
    waistY: Math.min(length * 0.62, 320),
    hem: chest * (mens ? 0.97 : d.between('hem', 0.94, 1.04)),
    sleeve: 'long',
    sleeveWidth: 62 * ease,
    sleeveLength: look.isForKids ? 330 : d.between('sleeve length', 400, 424),
    neck: 'crew',
    neckHalf: look.isForKids ? 58 : d.between('neck width', 60, 70),
    neckDepth: 44,
    front: 'none',
    ribbed: false,
    pleats: 'none',
    tail: 0,
    pockets: [],
    belt: 'none',
    puffer: false,
    cables: false,
    slit: false,
    inside: 'none',
    bow: false,
    yoke: false,
    epaulettes: false,
    graphic: false,
    ...set,
    length,
  };
}

export function shirtCut(look: Look): Cut {
  const { dice: d } = look;
  const over = look.says('overshirt');
  const loose = look.says('oversized');
  return upper(look, {
    neck: 'collar',
    neckHalf: 58,
    neckDepth: d.between('collar stand', 40, 62),
    front: over ? 'snaps' : 'buttons',
    pockets: over
      ? ['chest flaps']
      : look.says('slim fit')
        ? []
        : d.chance('pocket', 0.6) || look.says('oxford')
          ? ['chest']
          : [],
    sleeve: look.says('short sleeved') ? 'short' : 'long',
    sleeveWidth: look.says('short sleeved') ? 96 : over ? 70 : loose ? 76 : look.says('slim fit') ? 54 : 62,
    ease: loose ? 1.18 : over ? 1.06 : look.says('slim fit') ? 0.93 : 1,
    length: loose ? 560 : over ? 480 : d.between('length', 486, 516),
    tail: over ? 0 : loose ? 64 : d.between('tail', 22, 44),
  });
}

export function blouseCut(look: Look): Cut {
  const { dice: d } = look;
  const puffed = look.says('puff sleeve', 'puff');
  const bowed = look.says('bow');
  return upper(
    { ...look, gender: 'women' },
    {
      neck: bowed
        ? 'crew'
        : look.says('v neck')
          ? 'v'
          : d.pick('neckline', ['scoop', 'square', 'boat', 'crew'] as const),
      neckDepth: bowed ? 26 : look.says('v neck') ? d.between('v', 96, 128) : d.pick('depth', [60, 76, 44] as const),
      sleeve: puffed
        ? d.pick('puff', ['puff', 'puff', 'bishop'] as const)
        : d.pick('sleeve', ['bishop', 'elbow', 'long', 'bishop'] as const),
      sleeveWidth: d.between('cuff', 50, 58),
      front: bowed
        ? d.pick('front', ['buttons', 'none'] as const)
        : d.pick('front', ['none', 'placket', 'none'] as const),
      bow: bowed,
      length: d.between('length', 410, 460),
      tail: d.pick('tail', [0, 0, 18] as const),
    },
  );
}

export function tShirtCut(look: Look): Cut {
  const { dice: d } = look;
  const loose = look.says('oversized');
  const fitted = look.says('fitted');
  const isLong = look.says('long sleeved');
  const plain = look.pattern === '' || look.pattern === 'plain';
  return upper(look, {
    neck: fitted ? d.pick('neckline', ['scoop', 'v', 'crew'] as const) : 'crew',
    neckDepth: fitted ? d.between('depth', 62, 96) : d.between('depth', 38, 48),
    sleeve: isLong ? 'long' : fitted ? 'cap' : loose ? 'elbow' : 'short',
    sleeveWidth: isLong ? 58 : fitted ? 70 : loose ? 112 : 92,
    ease: loose ? 1.2 : fitted ? 0.92 : 1,
    pockets: plain && !fitted && d.chance('pocket', 0.25) ? ['chest'] : [],
    length: loose ? 520 : look.isForKids ? 380 : d.between('length', 440, 476),
    graphic:
      look.pattern !== 'striped' &&
      (look.isForKids || (plain && d.chance('graphic', 0.22) && !d.chance('pocket', 0.25))),
  });
}

export function sweaterCut(look: Look): Cut {
  const { dice: d } = look;
  const cardigan = look.says('cardigan');
  const roll = look.says('roll neck', 'turtleneck');
  return upper(look, {
    neck: roll ? 'turtle' : cardigan ? 'v' : d.pick('neckline', ['crew', 'crew', 'boat'] as const),
    neckDepth: cardigan ? d.between('depth', 120, 170) : roll ? 12 : 42,
    ribbed: true,
    sleeveWidth: 70,
    ease: d.between('ease', 1.02, 1.14),
    front: cardigan ? 'buttons' : 'none',
    cables: look.says('cable knit'),
    pockets: cardigan && d.chance('pockets', 0.5) ? ['patch'] : [],
    length: d.between('length', 440, 490),
  });
}

export function hoodieCut(look: Look): Cut {
  const zipped = look.says('zip');
  return upper(look, {
    neck: 'hood',
    neckDepth: 64,
    neckHalf: 66,
    ribbed: true,
    pockets: ['pouch'],
    sleeveWidth: 74,
    ease: look.dice.between('ease', 1.04, 1.14),
    front: zipped ? 'zip' : 'none',
    graphic: !zipped && !look.isForKids && look.dice.chance('graphic', 0.3) && ['', 'plain'].includes(look.pattern),
  });
}

export function jacketCut(look: Look): Cut {
  const { dice: d } = look;
  const is = (...words: string[]) => look.says(...words);
  const style = is('puffer')
    ? 'puffer'
    : is('rain')
      ? 'rain'
      : is('biker')
        ? 'biker'
        : is('blazer')
          ? 'blazer'
          : is('denim') || look.material === 'denim'
            ? 'denim'
            : is('bomber')
              ? 'bomber'
              : d.pick('style', ['bomber', 'puffer', 'rain', 'biker'] as const);
  switch (style) {
    case 'blazer':
      return upper(look, {
        neck: 'lapel',
        neckHalf: 54,
        neckDepth: d.between('button stance', 210, 240),
        front: 'buttons',
        pockets: ['flaps'],
        length: is('cropped') ? 430 : 520,
        sleeveWidth: 64,
        tail: 0,
        inside: 'blouse',
      });
    case 'denim':
      return upper(look, {
        neck: 'collar',
        neckHalf: 60,
        neckDepth: 46,
        front: 'snaps',
        pockets: ['chest flaps'],
        yoke: true,
        length: d.between('length', 410, 440),
        sleeveWidth: 68,
        ease: 1.04,
      });
    case 'biker':
      return upper(look, {
        neck: 'lapel',
        neckHalf: 56,
        neckDepth: 150,
        front: 'biker',
        length: d.between('length', 400, 430),
        sleeveWidth: 62,
        epaulettes: true,
        belt: d.chance('belt', 0.5) ? 'strap' : 'none',
        waistY: 380,
      });
    case 'rain':
      return upper(look, {
        neck: 'hood',
        neckHalf: 64,
        neckDepth: 40,
        front: 'zip',
        pockets: ['flaps'],
        length: d.between('length', 520, 580),
        sleeveWidth: 78,
        ease: 1.08,
      });
    case 'puffer':
      return upper(look, {
        neck: d.pick('collar', ['stand', 'hood'] as const),
        neckHalf: 62,
        neckDepth: 30,
        front: 'zip',
        puffer: look.pattern !== 'quilted',
        sleeveWidth: 86,
        length: d.between('length', 430, 520),
        ease: 1.14,
        pockets: d.chance('pockets', 0.5) ? ['welts'] : [],
      });
    default:
      return upper(look, {
        neck: 'stand',
        neckHalf: 60,
        neckDepth: 30,
        front: 'zip',
        ribbed: true,
        sleeveWidth: 78,
        length: d.between('length', 420, 450),
        ease: 1.08,
        pockets: ['welts'],
      });
  }
}

export function coatCut(look: Look): Cut {
  const { dice: d } = look;
  const trench = look.says('trench');
  const double = trench || look.says('double breasted');
  const belted = trench || look.says('belted');
  return upper(look, {
    length: d.between('length', 740, 830),
    neck: 'lapel',
    neckHalf: 58,
    neckDepth: double ? d.between('stance', 220, 250) : d.between('stance', 240, 300),
    front: double ? 'double' : look.says('belted') ? 'none' : 'buttons',
    pockets: [d.pick('pocket', ['flaps', 'welts'] as const)],
    sleeveWidth: 74,
    sleeveLength: 420,
    hem: look.gender === 'men' ? 168 : d.between('hem', 170, 206),
    waist: belted ? 118 : 134,
    waistY: 330,
    belt: trench ? 'strap' : belted ? 'sash' : 'none',
    epaulettes: trench,
    ease: 1.04,
  });
}

export function suitCut(look: Look): Cut {
  const { dice: d } = look;
  const women = look.gender === 'women' || look.says('trouser suit');
  return upper(
    { ...look, gender: women ? 'women' : 'men' },
    {
      length: women ? 500 : 520,
      neck: 'lapel',
      neckHalf: 56,
      neckDepth: d.between('stance', 220, 250),
      front: look.says('slim fit', 'three piece')
        ? 'buttons'
        : d.pick('front', ['buttons', 'buttons', 'double'] as const),
      pockets: ['flaps'],
      inside: women ? 'blouse' : look.says('three piece') ? 'waistcoat' : 'tie',
      sleeveWidth: look.says('slim fit') ? 56 : 64,
      ease: look.says('slim fit') ? 0.94 : 1,
    },
  );
}

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
