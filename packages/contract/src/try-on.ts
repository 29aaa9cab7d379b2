/**
 * The virtual try-on: the mannequins, and the call that dresses one. Page, server and compositor share the list of
 * mannequins.
 */
import { z } from 'zod';

export const Mannequin = z.object({
  id: z.string(),
  /** URL of its picture, 2:3 with transparent background. */
  image: z.string(),
  gender: z.enum(['women', 'men']),
  /** The surface colour; also its name on the page. */
  finish: z.enum(['chalk', 'sand', 'clay', 'walnut', 'ebony', 'ash']),
  /** Its pose, described. */
  pose: z.string(),
});
export type Mannequin = z.infer<typeof Mannequin>;

const mannequin = (id: string, finish: Mannequin['finish'], pose: string): Mannequin => ({
  id,
  image: `/mannequins/${id}.webp`,
  gender: id.startsWith('woman') ? 'women' : 'men',
  finish,
  pose,
});

export const MANNEQUINS: readonly Mannequin[] = [
  mannequin('woman-1', 'chalk', 'straight'),
  mannequin('woman-2', 'sand', 'weight on one leg'),
  mannequin('woman-3', 'clay', 'hand on hip'),
  mannequin('woman-4', 'walnut', 'walking'),
  mannequin('woman-5', 'ebony', 'both hands on hips'),
  mannequin('woman-6', 'ash', 'one arm raised'),
  mannequin('woman-7', 'chalk', 'looking aside'),
  mannequin('woman-8', 'clay', 'hands behind the back'),
  mannequin('man-1', 'chalk', 'straight'),
  mannequin('man-2', 'walnut', 'walking'),
  mannequin('man-3', 'ash', 'weight on one leg'),
  mannequin('man-4', 'ebony', 'hand on hip'),
];

/** Maximum garments on one mannequin. */
export const GARMENTS_MAX = 12;
const ADDRESS_MAX_LENGTH = 2048;

export const LookRequest = z.object({
  id: z.string().trim().min(1, 'must name a mannequin').max(40).meta({ description: 'The mannequin.' }),
  image_urls: z
    .array(z.string().trim().min(1, 'must not be blank').max(ADDRESS_MAX_LENGTH, 'is too long for an address'))
    .min(1, 'must hold at least one address of a picture')
    .max(GARMENTS_MAX, `must hold at most ${GARMENTS_MAX} addresses`)
    .meta({ description: 'Addresses of pictures, one piece each: of our own catalogue or of any public site.' }),
});
export type LookRequest = z.infer<typeof LookRequest>;

/** A garment that is not in the look, with the reason as a user-facing sentence. */
export const SkippedPiece = z.object({ url: z.string(), reason: z.string() });
export type SkippedPiece = z.infer<typeof SkippedPiece>;

export const LookResponse = z.object({
  images: z.array(z.string()).meta({ description: 'PNG pictures in base64, without a `data:` prefix.' }),
  skipped: z.array(SkippedPiece),
});
export type LookResponse = z.infer<typeof LookResponse>;
