/** Fetches a picture from the web, in any supported format and up to the size that a form may carry. */
import { IMAGE_MAX_BYTES } from '@quarry/contract';
import type { FetchFile } from './fetch-file.ts';

/** Timeout for one picture, including redirects. */
const FETCH_WITHIN_MS = 10_000;

/** @throws RefusedAddressError by what is returned. */
export function createPictureFetch(fetchFile: FetchFile) {
  return async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
    const { bytes } = await fetchFile(address, {
      maxBytes: IMAGE_MAX_BYTES,
      accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
      timeoutMs: FETCH_WITHIN_MS,
      signal,
    });
    return bytes;
  };
}
