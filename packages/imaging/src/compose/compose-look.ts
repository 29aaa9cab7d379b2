/**
 * Composes a look: dresses a mannequin in garments, in wearing order, lit by the body's light, in three pictures.
 *
 * Each garment is cut out, classified, fitted to the mannequin's anchors and drawn into one transparent sheet together
 * with the mannequin's layers: parts behind the figure, trunk and legs, garments on them, then arms with sleeves.
 * Backgrounds are added last. Garments that cannot be worn are listed with reasons, and the rest is shown.
 */
import os from 'node:os';
import PQueue from 'p-queue';
import { CutOutError, type Cutout, cutOutPixels, decodeForCutting } from '../cut-out/cut-out-picture.ts';
import type { Pixels } from '../decode/decode-picture.ts';
import { UnreadablePictureError } from '../decode/unreadable-picture.ts';
import type { MannequinStudio } from '../mannequins/draw-mannequin.ts';
import { openMannequinStudio } from '../mannequins/draw-mannequin.ts';
import { type Body, readBody } from './body.ts';
import { fitBag, fitGlasses, fitHat, fitScarf } from './fit-accessories.ts';
import { fitBackpack } from './fit-backpack.ts';
import { fitLower } from './fit-lower.ts';
import { fitShoes } from './fit-shoes.ts';
import { fitUpper, type Worn } from './fit-upper.ts';
import { type GarmentKind, PLACE, type Recognised, WEARING_ORDER } from './kinds.ts';
import { layTogether } from './lay-together.ts';
import { recogniseGarment } from './recognise-garment.ts';
import type { WornPiece } from './worn-piece.ts';
import { insideBehind } from './neckline.ts';
import { drawGrounds, takePictures } from './take-pictures.ts';
import { partSuit } from './part-suit.ts';
import { elementAt } from '@quarry/language';

export interface Garment {
  /** Bytes of a picture in any format that `decodePicture` reads. */
  picture: Uint8Array;
  /** The same picture without the parts behind a wearer (lining, back of a waistband), if available. */
  front?: Uint8Array | undefined;
  /** Canonical category of the catalogue, if known. */
  category?: string | undefined;
  /** Title, or words of the URL. */
  words?: string | undefined;
}

export interface LookOrder {
  /** Id of a mannequin: `woman-1`. */
  mannequin: string;
  garments: readonly Garment[];
}

export interface Look {
  /** PNG: the whole look, a close-up, and the look with another background. Empty when nothing could be worn. */
  images: Buffer[];
  /** Garments that are not in the look, by index, each with the reason as a sentence. */
  skipped: { index: number; reason: string }[];
}

/** In these garments background-coloured areas are white cloth, except between sleeve and body. */
const SLEEVED: ReadonlySet<Recognised> = new Set(['top', 'shirt', 'outerwear', 'suit', 'dress']);
const CLOSED: ReadonlySet<Recognised> = new Set(['skirt', 'trousers', 'shorts', 'hat']);
const LEGGED: ReadonlySet<Recognised> = new Set(['suit', 'trousers', 'shorts']);

const NOT_WEARABLE = 'This is nothing that a mannequin can wear.';
const REASONS: Partial<Record<GarmentKind, string>> = {
  jewellery: 'Jewellery and watches are too small to be taken from their picture.',
  belt: 'A rolled-up belt cannot be laid around a waist.',
};
const NO_FIT = 'The shape of this piece could not be made out in the picture.';
const TWICE = 'Another piece of the same kind is worn already.';

const ownStudio = openMannequinStudio();

/** At most one look per core at a time: more would only share them, and each needs tens of megabytes. */
const looks = new PQueue({ concurrency: os.availableParallelism() });

/**
 * Composes a look; at most one per core at a time, others wait.
 * @throws UnknownMannequinError
 */
export function composeLook(order: LookOrder, studio: MannequinStudio = ownStudio): Promise<Look> {
  return looks.add(() => compose(order, studio));
}

async function compose({ mannequin, garments }: LookOrder, studio: MannequinStudio): Promise<Look> {
  // Decoding and background drawing run in other threads during cutting and fitting.
  const pixels = garments.map(({ picture }) => begun(decodeForCutting(picture)));
  const grounds = begun(drawGrounds());
  const body = readBody(await studio.layers(mannequin));
  const skipped: Look['skipped'] = [];
  const pieces: WornPiece[] = [];
  const taken = new Set<string>();
  for (const [index, garment] of garments.entries()) {
    const result = await putOn(garment, elementAt(pixels, index), body, taken);
    if (typeof result === 'string') skipped.push({ index, reason: result });
    else pieces.push(...result);
  }
  if (pieces.length === 0) return { images: [], skipped };
  pieces.sort((a, b) => WEARING_ORDER[a.kind] - WEARING_ORDER[b.kind]);
  return { images: await takePictures(layTogether(body, pieces), { body, pieces, grounds: await grounds }), skipped };
}

/**
 * Attaches a no-op handler to a promise that is awaited later, so that an early rejection is not reported as unhandled.
 */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** The fitted layers of one garment, or the reason why there are none. */
async function putOn(
  garment: Garment,
  pixels: Promise<Pixels>,
  body: Body,
  taken: Set<string>,
): Promise<WornPiece[] | string> {
  const told = recogniseGarment({
    ...(garment.category && { category: garment.category }),
    ...(garment.words && { words: garment.words }),
  });
  if ((garment.category || garment.words) && told !== 'not-wearable' && REASONS[told]) return REASONS[told];
  if (garment.category && told === 'not-wearable') return NOT_WEARABLE;
  try {
    const cutout = cutOutPixels(await pixels, {
      openings: SLEEVED.has(told) ? 'beside-the-middle' : CLOSED.has(told) ? 'nowhere' : 'anywhere',
      isOnePiece: (SLEEVED.has(told) || CLOSED.has(told)) && !LEGGED.has(told),
    });
    if (garment.front) cutout.inside = await insideBehind(cutout, garment.front);
    const kind = recogniseGarment({
      cutout,
      ...(garment.category && { category: garment.category }),
      ...(garment.words && { words: garment.words }),
    });
    if (kind === 'not-wearable') return NOT_WEARABLE;
    if (REASONS[kind]) return REASONS[kind];
    if (isTaken(kind, taken)) return TWICE;
    const worn = fit(cutout, kind, body);
    if (worn.length === 0) return NO_FIT;
    for (const piece of worn) taken.add(PLACE[piece.kind]);
    return worn;
  } catch (error) {
    if (error instanceof CutOutError || error instanceof UnreadablePictureError) return error.message;
    throw error;
  }
}

function isTaken(kind: Recognised, taken: ReadonlySet<string>): boolean {
  if (kind === 'not-wearable') return false;
  if (kind === 'suit') return taken.has('over') || taken.has('legs');
  if (PLACE[kind] === 'legs') return taken.has('legs');
  return taken.has(PLACE[kind]);
}

function fit(cutout: Cutout, kind: GarmentKind, body: Body): WornPiece[] {
  const named = (worn: Worn | null, as: GarmentKind = kind): WornPiece[] => (worn ? [{ ...worn, kind: as }] : []);
  switch (kind) {
    case 'suit': {
      const { jacket, trousers } = partSuit(cutout);
      const lower = trousers ? named(fitLower(trousers, 'trousers', body), 'trousers') : [];
      return [...named(fitUpper(jacket, 'suit', body), 'outerwear'), ...lower];
    }
    case 'top':
    case 'shirt':
    case 'outerwear':
    case 'dress':
      return named(fitUpper(cutout, kind, body));
    case 'trousers':
    case 'shorts':
    case 'skirt':
      return named(fitLower(cutout, kind, body));
    case 'shoes':
      return named(fitShoes(cutout, body));
    case 'hat':
      return named(fitHat(cutout, body));
    case 'glasses':
      return named(fitGlasses(cutout, body));
    case 'scarf':
      return named(fitScarf(cutout, body));
    case 'backpack':
      return named(fitBackpack(cutout, body));
    case 'bag': {
      const { side, ...worn } = fitBag(cutout, body);
      return [{ ...worn, kind, side }];
    }
    default:
      return [];
  }
}
