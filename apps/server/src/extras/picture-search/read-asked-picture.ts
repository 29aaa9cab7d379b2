/**
 * Reads the picture at a URL that a user names: one of this server without a request, if the user may see its store; any
 * other one is fetched through `guarded-fetch`.
 */
import { problem } from '@quarry/contract';
import { type OwnPicture, ownPictureAt } from '../../modules/catalog/index.ts';

/** Who asks, as far as pictures go. */
export interface PictureAsker {
  /** @throws a problem unless this person may see what belongs to the store. */
  enter(storeId: string): Promise<unknown>;
  /** Origins from which this visitor loads our own pictures. */
  ownOrigins: readonly string[];
}

export interface AskedPictureParts {
  /** @throws the problem `picture-not-found`. */
  readOwn(picture: OwnPicture): Promise<Uint8Array>;
  /** Fetches from the web. Throws an error with the name `RefusedAddressError` and a sentence for the person. */
  fetchPicture(address: string, signal: AbortSignal): Promise<Uint8Array>;
}

export type ReadAskedPicture = (address: string, asker: PictureAsker, signal: AbortSignal) => Promise<Uint8Array>;

/** @throws `invalid-request` with the reason, or what the access to the picture's store says. */
export function createAskedPictures({ readOwn, fetchPicture }: AskedPictureParts): ReadAskedPicture {
  return async (address, asker, signal) => {
    const own = ownPictureAt(address, asker.ownOrigins);
    if (own) {
      await asker.enter(own.storeId);
      return readOwn(own);
    }
    try {
      return await fetchPicture(address, signal);
    } catch (error) {
      if (error instanceof Error && error.name === 'RefusedAddressError')
        throw refusedPicture('image_url', error.message);
      throw error;
    }
  };
}

/** The picture of a request is of no use, and why. */
export function refusedPicture(field: 'image' | 'image_url', message: string) {
  return problem('invalid-request', { errors: [{ field, message }], detail: message });
}
