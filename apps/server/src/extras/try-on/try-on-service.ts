/** Converts URLs to a look: reads each garment, runs the composer, and lists what was left out. */
import { type LookResponse, MANNEQUINS, problem, type SkippedPiece } from '@quarry/contract';
import { type ComposedLook, type LookComposer, LookUnavailable, type Piece } from './look.ts';
import { type Asker, PictureRefused, type ReadPiece } from './piece-sources.ts';

interface TryOnParts {
  readPiece: ReadPiece;
  /** Preferred over the embedded composer while it works. */
  provider: LookComposer | undefined;
  embedded: LookComposer;
  /** Called when the embedded composer took over. */
  onFallback: (reason: string) => void;
}

export interface TryOnService {
  /**
   * @throws `invalid-request` for an unknown mannequin, `nothing-to-wear` with the reasons when no garment was usable.
   */
  look(mannequinId: string, urls: readonly string[], asker: Asker, signal: AbortSignal): Promise<LookResponse>;
}

export function createTryOnService({ readPiece, provider, embedded, onFallback }: TryOnParts): TryOnService {
  async function compose(mannequinId: string, pieces: readonly Piece[], signal: AbortSignal): Promise<ComposedLook> {
    if (provider) {
      try {
        return await provider.compose(mannequinId, pieces, signal);
      } catch (error) {
        signal.throwIfAborted();
        onFallback(error instanceof LookUnavailable ? error.reason : 'failed');
      }
    }
    return embedded.compose(mannequinId, pieces, signal);
  }

  return {
    async look(mannequinId, urls, asker, signal) {
      if (!MANNEQUINS.some(({ id }) => id === mannequinId)) {
        const message = `must name one of ${MANNEQUINS.map(({ id }) => id).join(', ')}`;
        throw problem('invalid-request', { errors: [{ field: 'id', message }], detail: `id: ${message}` });
      }
      const readings = await Promise.all(urls.map((url) => readOrRefuse(readPiece, url, asker, signal)));
      const pieces = readings.filter((reading): reading is Piece => 'picture' in reading);
      const refused = readings.filter((reading): reading is SkippedPiece => 'reason' in reading);
      const { images, skipped } =
        pieces.length > 0 ? await compose(mannequinId, pieces, signal) : { images: [], skipped: [] };

      const unworn = skipped.flatMap(({ index, reason }) => {
        const piece = pieces[index];
        return piece ? [{ url: piece.url, reason }] : [];
      });
      const inOrder = [...refused, ...unworn].sort((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url));
      if (images.length === 0) {
        throw problem('nothing-to-wear', { skipped: inOrder, detail: whyNothing(inOrder) });
      }
      return { images: images.map((image) => Buffer.from(image).toString('base64')), skipped: inOrder };
    },
  };
}

async function readOrRefuse(
  readPiece: ReadPiece,
  url: string,
  asker: Asker,
  signal: AbortSignal,
): Promise<Piece | SkippedPiece> {
  try {
    return await readPiece(url, asker, signal);
  } catch (error) {
    if (error instanceof PictureRefused) return { url, reason: error.message };
    throw error;
  }
}

/** One garment: its own reason. Several: a general sentence; the reasons are listed with the garments. */
function whyNothing(skipped: readonly SkippedPiece[]): string {
  const [first] = skipped;
  return first && skipped.length === 1 ? first.reason : 'None of the pictures could be used for the look.';
}
