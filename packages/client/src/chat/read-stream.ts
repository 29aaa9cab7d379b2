/**
 * Reads a reply's stream: JSON objects one after the other, with or without line breaks between them.
 *
 * A scanner walks over each character once and notes where an object begins and ends; only whole objects are parsed.
 * It continues after damage (a cut piece, a proxy's error page in the middle): an object that can no longer become valid JSON is dropped at the first invalid character, and the
 * damaged text is searched once more for a piece that began inside it.
 *
 *     {"message_id":"e-1","type":"text","content":  {"message_id":"e-1","type":"text","content":"Hi"}  {"message_…
 *     └ cut here, never closed                      └ found by the second look                         └ `}` `{`: the
 *                                                                                       first one can never be valid
 */

/** Maximum length of a piece in characters; the largest valid one, a spoken sentence, needs a quarter of it. */
const MAX_PIECE_LENGTH = 8 * 1024 * 1024;
/** Valid pieces nest only a few levels. The limit also bounds how often damaged text is rescanned. */
const MAX_DEPTH = 64;

const SPACE = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const COLON = 58;
const COMMA = 44;

/** The start of a piece inside damaged text, or a prefix that may become one. */
const PIECE_START = /\{\s*"(?:message_id|type)"\s*:|\{\s*"?$/g;
/** Allowed between pieces without a log entry: white space, list brackets and commas. */
const BETWEEN_PIECES = /^[\s,[\]]*$/;

export interface PieceScanner {
  /** Adds text and returns the values that it completes. */
  push(text: string): unknown[];
  /** Call once at the end of the stream: an unfinished piece is damaged text. */
  end(): unknown[];
}

export interface PieceScannerOptions {
  /** Called with each stretch of text that is not a piece. Default: a console warning. */
  onSkipped?: (text: string) => void;
  /** In characters. Longer pieces are skipped. */
  maxPieceLength?: number;
}

export function createPieceScanner({
  onSkipped = warnAboutSkipped,
  maxPieceLength = MAX_PIECE_LENGTH,
}: PieceScannerOptions = {}): PieceScanner {
  /** Earlier chunks of the open piece; joined only when it closes. */
  let parts: string[] = [];
  let length = 0;
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  /** The last character outside strings that is not white space; decides which characters may follow. */
  let lastSign = 0;
  let found: unknown[] = [];

  function begin() {
    parts = [];
    length = 0;
    depth = 1;
    inString = false;
    isEscaped = false;
    lastSign = OPEN_BRACE;
  }

  function isOpen(): boolean {
    return depth > 0;
  }

  function take(): string {
    const text = parts.join('');
    parts = [];
    length = 0;
    depth = 0;
    return text;
  }

  /** The open piece is invalid JSON. Rescans it for a piece that begins inside it. */
  function giveUp() {
    const damaged = take();
    PIECE_START.lastIndex = 1;
    const inner = PIECE_START.exec(damaged);
    if (!inner) {
      onSkipped(damaged);
      return;
    }
    onSkipped(damaged.slice(0, inner.index));
    scan(damaged.slice(inner.index));
  }

  function close() {
    const text = parts.join('');
    try {
      found.push(JSON.parse(text));
      take();
    } catch {
      giveUp();
    }
  }

  function skip(text: string) {
    if (!BETWEEN_PIECES.test(text)) onSkipped(text);
  }

  function scan(text: string) {
    let from = 0;
    let at = 0;
    for (; at < text.length; at++) {
      const sign = text.charCodeAt(at);

      if (depth === 0) {
        if (sign !== OPEN_BRACE) continue;
        skip(text.slice(from, at));
        from = at;
        begin();
      } else if (inString) {
        // JSON strings contain no raw line break or other control character: the piece was cut inside this string.
        if (sign < SPACE) giveUpBefore(at);
        else if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) inString = false;
      } else if (sign > SPACE) {
        if (!mayFollow(lastSign, sign)) {
          giveUpBefore(at);
          continue;
        }
        lastSign = sign;
        if (sign === QUOTE) inString = true;
        else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) depth++;
        else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) depth--;

        if (depth === 0 || depth > MAX_DEPTH) {
          const isComplete = depth === 0;
          parts.push(text.slice(from, at + 1));
          from = at + 1;
          if (isComplete) close();
          else onSkipped(take());
        }
      }
    }

    /** Ends the damaged piece before this character and processes the character again. */
    function giveUpBefore(end: number) {
      parts.push(text.slice(from, end));
      from = end;
      at = end - 1;
      giveUp();
    }

    const rest = text.slice(from);
    if (depth === 0) {
      skip(rest);
      return;
    }
    parts.push(rest);
    length += rest.length;
    if (length > maxPieceLength) onSkipped(take());
  }

  function answer(): unknown[] {
    const complete = found;
    found = [];
    return complete;
  }

  return {
    push(text) {
      scan(text);
      return answer();
    },
    end() {
      while (isOpen()) giveUp();
      return answer();
    },
  };
}

/**
 * Whether JSON allows `sign` after `last`, both outside strings. Not the full grammar (JSON.parse decides); only what
 * reveals early that a piece was cut and another one begins: `}{`, `"a"{`, `{oops`.
 */
function mayFollow(last: number, sign: number): boolean {
  const closes = sign === CLOSE_BRACE || sign === CLOSE_BRACKET;
  switch (last) {
    case OPEN_BRACE:
      return sign === QUOTE || sign === CLOSE_BRACE;
    case QUOTE:
      return sign === COLON || sign === COMMA || closes;
    case CLOSE_BRACE:
    case CLOSE_BRACKET:
      return sign === COMMA || closes;
    case COLON:
    case COMMA:
    case OPEN_BRACKET:
      return sign !== COLON && sign !== COMMA && sign !== CLOSE_BRACE;
    default:
      return sign !== QUOTE && sign !== COLON && sign !== OPEN_BRACE && sign !== OPEN_BRACKET;
  }
}

function warnAboutSkipped(text: string) {
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  console.warn('Skipped a part of the reply that cannot be read.', shown);
}

/**
 * Yields the pieces of a response body as they arrive, parsed but not validated (`parsePiece` does that). Characters
 * split between network chunks are joined; invalid UTF-8 becomes `U+FFFD`. Leaving the loop early, or the signal,
 * aborts the request.
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array>,
  { signal, ...options }: PieceScannerOptions & { signal?: AbortSignal } = {},
): AsyncGenerator<unknown, void> {
  const scanner = createPieceScanner(options);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  // Cancelling a stream that has ended or failed rejects; ignore it.
  const abort = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();

  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield* scanner.push(decoder.decode(value, { stream: true }));
    }
    yield* scanner.push(decoder.decode());
    yield* scanner.end();
  } finally {
    signal?.removeEventListener('abort', abort);
    abort();
  }
}
