/** The cut of shirts, blouses, sweaters, jackets, coats and suits: from the title (oversized, trench), chosen by chance where the title is silent. */
import type { Look } from '../studio/look.ts';
import type { Cut } from './garment-cut.ts';
import { upper } from './garment-kinds/upper-cut.ts';

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
