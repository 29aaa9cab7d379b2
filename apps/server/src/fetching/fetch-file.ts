/**
 * The interface for files at URLs that users give: pictures to search with, garments to try on, feeds to import.
 * Implemented by `providers/guarded-fetch`.
 */
import type { FileType } from './file-type.ts';

/** Why a URL was not fetched, each with a user-facing sentence. */
export const REFUSALS = {
  'not-an-address': 'This is not a web address.',
  'wrong-scheme': 'Only addresses that begin with http:// or https:// can be read.',
  'has-credentials': 'An address with a user name or password in it cannot be read.',
  'wrong-port': 'Only the usual web ports 80 and 443 can be read.',
  'not-public': 'This address does not lead to a public website.',
  'unknown-host': 'There is no website at this address.',
  unreachable: 'The website did not answer.',
  'too-many-redirects': 'The website sent us from address to address without an end.',
  'bad-redirect': 'The website sent us on to something that is no address.',
  'bad-status': 'The website has no file at this address.',
  'too-large': 'The file at this address is too large.',
  'too-slow': 'The website took too long.',
  'cut-off': 'The website stopped in the middle of the file.',
  'not-modified': 'The file has not changed.',
  'wrong-type': 'What lies at this address is not a file of the wanted kind.',
} as const satisfies Record<string, string>;
export type RefusalReason = keyof typeof REFUSALS;

/** A refused fetch. The message is user-facing and contains nothing of the website's response. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(REFUSALS[reason], options);
    this.reason = reason;
  }
}

export interface FetchOptions {
  /** Maximum bytes, both compressed and decompressed. */
  maxBytes: number;
  /** Accepted file types, detected by content; the website's declared type is ignored. */
  accept: readonly FileType[];
  /** Timeout in milliseconds for the whole fetch, including redirects. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** Of the file that is known: the fetch is refused as `not-modified` when it is still the same (RFC 9110, 13.1). */
  validators?: FileValidators;
}

export interface FileValidators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedFile extends FileValidators {
  bytes: Buffer;
  /** Detected by content. */
  contentType: FileType;
  /** After redirects. */
  finalUrl: string;
}

/** @throws RefusedAddressError, or the signal's reason when aborted. */
export type FetchFile = (url: string, options: FetchOptions) => Promise<FetchedFile>;
