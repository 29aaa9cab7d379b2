/** Composites the mannequin's layers and its garments into one transparent sheet, from back to front, with shadows. */
import { armLayer } from './arm-layer.ts';
import type { Body } from './body.ts';
import { lightOf } from './body-light.ts';
import type { GarmentKind } from './kinds.ts';
import { inUserDirectory } from './leg-in-shoe.ts';
import { type Layer, newLayer } from './mesh.ts';
import { cast, dim, lay, shade, tidy } from './paint-layers.ts';
import type { WornPiece } from './worn-piece.ts';

type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];

export function layTogether(body: Body, pieces: readonly WornPiece[]): Layer {
  const sheet = newLayer();
  const { anchors } = body;
  const light = lightOf(body);
  const arms = { left: armLayer(body, 'left', pieces), right: armLayer(body, 'right', pieces) };
  const carried = pieces.find(({ kind }) => kind === 'bag');

  const drawArm = (side: Side) => {
    cast(sheet, arms[side], 4, 0.3);
    lay(sheet, arms[side]);
    for (const [index, { sleeves, sleeveEnds }] of pieces.entries()) {
      const sleeve = sleeves?.[side];
      if (!sleeve) continue;
      // A sleeve inside a longer one is hidden.
      const isInside = pieces
        .slice(index + 1)
        .some((later) => (later.sleeveEnds?.[side] ?? 0) >= (sleeveEnds?.[side] ?? 0) - 0.05);
      if (isInside) continue;
      shade(sleeve, light, 0.2);
      cast(sheet, sleeve, 4, 0.34);
      lay(sheet, sleeve);
    }
  };
  for (const { front, sleeves, kind } of pieces) {
    if (kind === 'glasses' || kind === 'shoes' || kind === 'backpack') continue;
    for (const layer of [front, sleeves?.left, sleeves?.right]) if (layer) tidy(layer);
  }
  // A backpack is furthest from the viewer.
  const furthestFirst = pieces.toSorted((a, b) => Number(b.kind === 'backpack') - Number(a.kind === 'backpack'));
  for (const { behind } of furthestFirst) {
    if (!behind) continue;
    dim(behind, 0.86);
    lay(sheet, behind);
  }
  for (const side of SIDES) if (anchors.arms[side].isBehind) drawArm(side);
  lay(sheet, inUserDirectory(body, pieces.find(({ shoeOpenings }) => shoeOpenings)?.shoeOpenings));
  for (const piece of pieces) {
    if (!piece.front || piece === carried || isOnHead(piece)) continue;
    shade(piece.front, light, LIGHT_ON[piece.kind] ?? 0.4);
    cast(sheet, piece.front, piece.kind === 'shoes' ? 2 : 5, 0.36);
    lay(sheet, piece.front);
    // A dress or coat that is drawn over the arms' place is followed by the arms below.
  }
  for (const piece of pieces.filter(isOnHead)) {
    if (!piece.front) continue;
    cast(sheet, piece.front, 4, 0.4);
    lay(sheet, piece.front);
  }
  for (const side of SIDES) {
    if (anchors.arms[side].isBehind) continue;
    if (carried?.front && carried.side === side) {
      cast(sheet, carried.front, 5, 0.34);
      lay(sheet, carried.front);
    }
    drawArm(side);
  }
  if (carried?.front && carried.side && anchors.arms[carried.side].isBehind) lay(sheet, carried.front);
  return sheet;
}

/** How strongly the body's light affects cloth: least for loosely hanging cloth. */
const LIGHT_ON: Partial<Record<GarmentKind, number>> = { shoes: 0, trousers: 0.25, skirt: 0.2, outerwear: 0.25 };

const isOnHead = ({ kind }: WornPiece) => kind === 'hat' || kind === 'glasses';
