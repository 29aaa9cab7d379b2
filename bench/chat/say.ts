/** Sends one message over HTTP like a page, and measures when the pieces of the answer arrive. */
import http from 'node:http';

export interface Waited {
  /** Milliseconds from the sending of the message to the first piece. */
  first: number;
  /** To the first words or cards. */
  useful: number;
  /** To the end. */
  whole: number;
}

export interface Line {
  agent: http.Agent;
  address: string;
  key: string;
  store: string;
}

const BOUNDARY = 'quarry-bench-chat';

export function say(line: Line, sessionId: string, message: string, language: string): Promise<Waited> {
  const fields = { message, store: line.store, sessionId, detected_language: language, preferred_response: 'text' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${BOUNDARY}--\r\n`;
  const headers = {
    authorization: `Bearer ${line.key}`,
    // Each conversation is a separate visitor.
    cookie: `quarry_visitor=${sessionId}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    const request = http.request(
      `${line.address}/api/qchat`,
      { agent: line.agent, method: 'POST', headers },
      (reply) => {
        let [first, useful] = [Number.NaN, Number.NaN];
        reply.on('data', (chunk: Buffer) => {
          const waited = performance.now() - sentAt;
          if (Number.isNaN(first)) first = waited;
          if (Number.isNaN(useful) && /"type":"(?:text|docs)"/.test(chunk.toString('latin1'))) useful = waited;
        });
        reply.once('error', reject);
        reply.once('end', () => {
          if (reply.statusCode !== 200) reject(new Error(`The server answered ${reply.statusCode} to ${message}`));
          else if (Number.isNaN(useful)) reject(new Error(`An answer without words or cards to ${message}`));
          else resolve({ first, useful, whole: performance.now() - sentAt });
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}
