/** Requests a mannequin dressed in garments from pictures. */
import type { SkippedPiece } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { browserFetch, type Fetch, postJson } from './fetch.ts';

export const LOOK_TEXTS = { failed: 'Request failed', unexpected: 'Something went wrong' } as const;

export interface Look {
  /** Picture URLs, ready for an `<img>`. */
  readonly images: readonly string[];
  /** Garments that were left out, each with the reason as a sentence. */
  readonly skipped: readonly SkippedPiece[];
}

/** A look that could not be made; `message` may be shown to the user. */
export class LookError extends Error {
  override name = 'LookError';
  /** HTTP status of the reply; null when there was none or it was unreadable. */
  readonly status: number | null;
  readonly skipped: readonly SkippedPiece[];

  constructor(message: string, status: number | null, skipped: readonly SkippedPiece[] = [], options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.skipped = skipped;
  }
}

/** @throws LookError on every failure. */
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
