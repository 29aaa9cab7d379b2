/** A mannequin dressed in the pieces of some pictures. */
import type { SkippedPiece } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { browserFetch, type Fetch, postJson } from './fetch.ts';

export const LOOK_TEXTS = { failed: 'Request failed', unexpected: 'Something went wrong' } as const;

export interface Look {
  /** Addresses of the pictures, ready for an `<img>`. */
  readonly images: readonly string[];
  /** Pieces that are not in it, with a sentence each that says why. */
  readonly skipped: readonly SkippedPiece[];
}

/** A look that did not come about; `message` is for the person who asked. */
export class LookError extends Error {
  override name = 'LookError';
  /** HTTP status of the answer, null when there was none that could be read. */
  readonly status: number | null;
  readonly skipped: readonly SkippedPiece[];

  constructor(message: string, status: number | null, skipped: readonly SkippedPiece[] = [], options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.skipped = skipped;
  }
}

/** @throws LookError, whatever went wrong. */
export async function fetchLook(
  request: { mannequinId: string; imageUrls: readonly string[] },
  { fetch = browserFetch, signal }: { fetch?: Fetch; signal?: AbortSignal } = {},
): Promise<Look> {
  try {
    const body = { id: request.mannequinId, image_urls: request.imageUrls };
    const response = await postJson(fetch, '/api/qmatch', body, { signal });
    const reply: unknown = await response.json().catch(() => null);
    const fields = isRecord(reply) ? reply : {};
    if (!response.ok) {
      const reason = typeof fields.error === 'string' && fields.error !== '' ? fields.error : LOOK_TEXTS.failed;
      throw new LookError(reason, response.status, skippedOf(fields.skipped));
    }
    return { images: imagesOf(fields.images), skipped: skippedOf(fields.skipped) };
  } catch (error) {
    if (error instanceof LookError) throw error;
    const message = error instanceof Error && error.message !== '' ? error.message : LOOK_TEXTS.unexpected;
    throw new LookError(message, null, [], { cause: error });
  }
}

function imagesOf(images: unknown): string[] {
  const list = Array.isArray(images) ? images.filter((image) => typeof image === 'string' && image !== '') : [];
  if (list.length === 0) throw new Error('');
  return list.map((image: string) => (image.startsWith('data:') ? image : `data:image/png;base64,${image}`));
}

function skippedOf(skipped: unknown): SkippedPiece[] {
  if (!Array.isArray(skipped)) return [];
  return skipped.flatMap((piece: unknown) =>
    isRecord(piece) && typeof piece.url === 'string' && typeof piece.reason === 'string'
      ? [{ url: piece.url, reason: piece.reason }]
      : [],
  );
}
