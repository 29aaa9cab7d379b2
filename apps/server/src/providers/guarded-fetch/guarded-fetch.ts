/**
 * Fetches files from URLs that users give, never from our own network (SSRF protection).
 *
 * The IP address is checked in the name resolution of the connection that is opened, so DNS rebinding is ineffective.
 * IP literals skip name resolution and are checked separately. Redirects are followed manually, each checked like the
 * first. Compressed bytes, decompressed bytes and total time are limited, and the content type is detected before the
 * rest of the body is read.
 */
import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import {
  type FetchedFile,
  type FetchFile,
  type FetchOptions,
  RefusedAddressError,
  type RefusalReason,
} from '../../fetching/fetch-file.ts';
import type { PostGuarded } from '../../fetching/post-guarded.ts';
import { type FileType, fileType, TELLING_BYTES } from '../../fetching/file-type.ts';
import { type AddressPolicy, PUBLIC_WEB } from './public-address.ts';
import { errorCode } from '../../error-code.ts';

export interface GuardedFetchOptions {
  /** Allowed addresses; default: public ones. */
  policy?: AddressPolicy;
  /** Resolves names; default: the system's resolver. */
  lookup?: typeof dns.lookup;
}

export interface GuardedFetch {
  fetch: FetchFile;
  post: PostGuarded;
  close(): Promise<void>;
}

const MAX_REDIRECTS = 5;
const MAX_VALIDATOR_LENGTH = 500;
const CONNECT_WITHIN_MS = 4000;
/** A server that pauses longer may be trying to hold connections open. */
const LONGEST_PAUSE_MS = 8000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const TOO_SLOW = /^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$/;
const CUT_OFF =
  /^(UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_ABORTED|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
const BADLY_PACKED = /^(Z_|ERR_.*BROTLI)/;

const refuse = (reason: RefusalReason, cause?: unknown) => new RefusedAddressError(reason, { cause });

export function openGuardedFetch({ policy = PUBLIC_WEB, lookup = dns.lookup }: GuardedFetchOptions = {}): GuardedFetch {
  // One agent per port, so that the address check knows the port.
  const agents = new Map<number, Agent>();

  function agentFor(port: number): Agent {
    let agent = agents.get(port);
    if (!agent) {
      agent = new Agent({
        connect: { lookup: checkedLookup(port), timeout: CONNECT_WITHIN_MS },
        headersTimeout: LONGEST_PAUSE_MS,
        bodyTimeout: LONGEST_PAUSE_MS,
        maxHeaderSize: 16_384,
        connections: 8,
        // Connections are not reused: each fetch checks its own.
        pipelining: 0,
      });
      agents.set(port, agent);
    }
    return agent;
  }

  function checkedLookup(port: number): LookupFunction {
    return (host, options, callback) => {
      lookup(host, { ...options, all: true, verbatim: true }, (error, found) => {
        if (error) return callback(refuse('unknown-host', error), '', 0);
        // A single private address is enough to refuse: legitimate names do not mix them.
        if (found.length === 0 || found.some(({ address }) => !policy.allowsAddress(address, port))) {
          return callback(refuse('not-public'), '', 0);
        }
        if (options.all) return callback(null, found);
        const [first] = found;
        callback(null, first?.address ?? '', first?.family);
      });
    };
  }

  /** @throws RefusedAddressError when the URL is not allowed. */
  function checkedPort(url: URL): number {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('wrong-scheme');
    if (url.username || url.password) throw refuse('has-credentials');
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    // `URL` has already normalized decimal, octal and hexadecimal notations.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAllowed = net.isIP(host) ? policy.allowsAddress(host, port) : policy.allowsName(host);
    if (!isAllowed) throw refuse('not-public');
    if (!policy.allowsPort(port)) throw refuse('wrong-port');
    return port;
  }

  async function follow(address: string, { accept, validators }: FetchOptions, signal: AbortSignal) {
    let url = parsed(address, 'not-an-address');
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const port = checkedPort(url);
      const answer = await request(url, {
        dispatcher: agentFor(port),
        signal,
        headers: {
          accept: [...accept, '*/*;q=0.1'].join(', '),
          'accept-encoding': 'identity',
          'user-agent': 'Quarry/1.0 (product pictures and feeds)',
          ...(validators?.etag && { 'if-none-match': validators.etag }),
          ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
        },
      });
      // destroy() emits an error; without a listener it would end the process.
      answer.body.on('error', () => {});
      if (!REDIRECTS.has(answer.statusCode)) return { answer, url };
      answer.body.destroy();
      const { location } = answer.headers;
      if (typeof location !== 'string') throw refuse('bad-redirect');
      url = parsed(location, 'bad-redirect', url);
    }
    throw refuse('too-many-redirects');
  }

  return {
    async fetch(address, options) {
      const late = AbortSignal.timeout(options.timeoutMs);
      const signal = options.signal ? AbortSignal.any([late, options.signal]) : late;
      try {
        const { answer, url } = await follow(address, options, signal);
        return await read(answer, url, options, signal);
      } catch (error) {
        options.signal?.throwIfAborted();
        if (late.aborted) throw refuse('too-slow', error);
        throw refusalOf(error);
      }
    },
    async post(address, { headers, body, timeoutMs }) {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const url = parsed(address, 'not-an-address');
        const dispatcher = agentFor(checkedPort(url));
        const answer = await request(url, { method: 'POST', dispatcher, signal: late, headers, body });
        // destroy() emits an error; without a listener it would end the process.
        answer.body.on('error', () => {});
        answer.body.destroy();
        return { status: answer.statusCode };
      } catch (error) {
        if (late.aborted) throw refuse('too-slow', error);
        throw refusalOf(error);
      }
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
    },
  };
}

function parsed(address: string, otherwise: RefusalReason, base?: URL): URL {
  try {
    return new URL(address.trim(), base);
  } catch (error) {
    throw refuse(otherwise, error);
  }
}

async function read(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  { maxBytes, accept }: FetchOptions,
  signal: AbortSignal,
): Promise<FetchedFile> {
  try {
    if (statusCode === 304) throw refuse('not-modified');
    if (statusCode !== 200) throw refuse('bad-status');
    const declared = Number(headers['content-length'] ?? 0);
    if (declared > maxBytes) throw refuse('too-large');

    const file = unpacked(body, String(headers['content-encoding'] ?? 'identity'), maxBytes);
    const chunks: Buffer[] = [];
    let length = 0;
    let contentType: FileType | undefined;
    const pieces: AsyncIterable<Buffer> = file;
    for await (const chunk of pieces) {
      signal.throwIfAborted();
      length += chunk.length;
      if (length > maxBytes) throw refuse('too-large');
      chunks.push(chunk);
      if (!contentType && length >= TELLING_BYTES) contentType = accepted(chunks, accept);
    }
    contentType ??= accepted(chunks, accept);
    return {
      bytes: Buffer.concat(chunks),
      contentType,
      finalUrl: url.href,
      etag: validator(headers.etag),
      lastModified: validator(headers['last-modified']),
    };
  } finally {
    body.destroy();
  }
}

/** Longer ones are not kept: they would be sent back with each fetch. */
function validator(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header.length <= MAX_VALIDATOR_LENGTH ? header : null;
}

function accepted(chunks: readonly Buffer[], accept: readonly FileType[]): FileType {
  const type = fileType(Buffer.concat(chunks).subarray(0, TELLING_BYTES));
  if (!accept.includes(type)) throw refuse('wrong-type');
  return type;
}

const UNPACKERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Some servers compress even if not asked. The size is limited before and after decompression. */
function unpacked(body: Readable, encoding: string, maxBytes: number): Readable {
  const wanted = encoding.trim().toLowerCase();
  if (wanted === '' || wanted === 'identity') return body;
  const unpack = UNPACKERS.get(wanted)?.();
  if (!unpack) throw refuse('wrong-type');
  let packed = 0;
  body.on('data', (chunk: Buffer) => {
    packed += chunk.length;
    if (packed > maxBytes) unpack.destroy(refuse('too-large'));
  });
  body.on('error', (error) => unpack.destroy(error));
  body.on('close', () => {
    if (!body.readableEnded) unpack.destroy(refuse('cut-off'));
  });
  return body.pipe(unpack);
}

/** The HTTP client may wrap a refusal; its other errors are classified by code. */
function refusalOf(error: unknown): RefusedAddressError {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof RefusedAddressError) return inner;
    if (inner instanceof AggregateError) {
      const [refusal] = inner.errors.filter((one) => one instanceof RefusedAddressError);
      if (refusal) return refusal;
    }
  }
  const code = errorCode(error) ?? '';
  if (TOO_SLOW.test(code)) return refuse('too-slow', error);
  if (BADLY_PACKED.test(code)) return refuse('wrong-type', error);
  if (CUT_OFF.test(code) || (error instanceof Error && error.name === 'HTTPParserError'))
    return refuse('cut-off', error);
  return refuse('unreachable', error);
}
