/**
 * Files at addresses that users give: pictures to search by, garments to try on, feeds to import. The modules ask for
 * them through this port; what really goes out stands in `providers/guarded-fetch`.
 */
import type { FileType } from './file-type.ts';

/** Why an address was not fetched, each with the sentence that a person may read. */
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
  'wrong-type': 'What lies at this address is not a file of the wanted kind.',
} as const satisfies Record<string, string>;
export type RefusalReason = keyof typeof REFUSALS;

/** Thrown instead of a file. Its message is for people; what a website answered stands in no message. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(REFUSALS[reason], options);
    this.reason = reason;
  }
}

export interface FetchOptions {
  /** The file may have so many bytes, as sent and unpacked. */
  maxBytes: number;
  /** What the file may be, told by its content; whatever the website claims about it does not count. */
  accept: readonly FileType[];
  /** For everything together, redirects included, in milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface FetchedFile {
  bytes: Buffer;
  /** Told by the content. */
  contentType: FileType;
  /** After the redirects. */
  finalUrl: string;
}

/** @throws RefusedAddressError, or the signal's reason when the caller gave up. */
export type FetchFile = (url: string, options: FetchOptions) => Promise<FetchedFile>;
