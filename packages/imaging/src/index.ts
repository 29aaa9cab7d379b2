/** Public interface: decoding pictures, describing them for similarity, and composing looks. */
export { asComposedPng, COMPOSED_NOTE } from './compose/composed-png.ts';
export { composeLook, type Garment, type Look, type LookOrder } from './compose/compose-look.ts';
export { warmUpLook } from './compose/warm-up-look.ts';
export { type Clues, recogniseGarment } from './compose/recognise-garment.ts';
export type { GarmentKind, Recognised } from './compose/kinds.ts';
export {
  type Cutout,
  CutOutError,
  type CutOutFailure,
  type CutOutOptions,
  cutOut,
  cutOutPixels,
} from './cut-out/cut-out-picture.ts';
export {
  type DecodeOptions,
  decodePicture,
  PICTURE_MAX_PIXELS,
  pictureSize,
  type Pixels,
} from './decode/decode-picture.ts';
export { encodePng } from './decode/encode-picture.ts';
export { type PictureFormat, pictureFormat } from './decode/picture-format.ts';
export { UNREADABLE, UnreadablePictureError, type UnreadableReason } from './decode/unreadable-picture.ts';
export {
  DESCRIBED_SIDE,
  DESCRIPTOR_LENGTH,
  DESCRIPTOR_PARTS,
  describePicture,
  describerId,
} from './describe/describe-picture.ts';
export { type AlikePictures, type DescribedPicture, findAlike } from './describe/find-alike.ts';
export { garmentsIn, type SeenGarment } from './describe/garments-in.ts';
export type { DescriptorPart } from './describe/fuse-parts.ts';
export {
  buildPictureIndex,
  type FoundPicture,
  type IndexedPicture,
  type PictureIndex,
} from './describe/picture-index.ts';
export {
  drawMannequin,
  type Mannequin,
  MANNEQUIN_HEIGHT,
  MANNEQUIN_WIDTH,
  mannequins,
  type MannequinStudio,
  openMannequinStudio,
  UnknownMannequinError,
} from './mannequins/draw-mannequin.ts';
