/**
 * A local server with the chat-completions protocol, for tests: server-sent events, tool calls with fragmented
 * arguments, usage at the end. Each test sets its replies, one per request.
 */
import http from 'node:http';
import { portOf } from '../port-of.ts';

/** The server's behaviour for one request. */
export type Answer =
  | { say: string; cutAfter?: number }
  | { call: string; input: unknown; saying?: string }
  /** Several tool calls in one step, with interleaved fragments as real endpoints send them. */
  | { calls: { call: string; input: unknown }[] }
  /** Raw arguments, which may be invalid JSON. */
  | { call: string; written: string }
  | { status: number; headers?: Record<string, string> }
  /** Opens the stream and closes the connection before the first chunk. */
  | { cutAtOnce: true }
  /** Sends the beginning and then nothing more. */
  | { stall: string }
  /** Never replies. */
  | { silence: true };

export interface ChatRequestBody {
  model: string;
  stream: boolean;
  messages: { role: string; content: string | { type: string }[] | null }[];
  tools?: { function: { name: string } }[];
}

export interface FakeOpenAiServer {
  baseUrl: string;
  requests: ChatRequestBody[];
  authorizations: (string | undefined)[];
  /** Number of requests that the client aborted. */
  hungUp: () => number;
  close(): Promise<void>;
}

/** Reported usage of every complete answer. */
export const TOKENS_PER_ANSWER = 120;

export async function startFakeOpenAiServer(answers: Answer[], { saysUsage = true } = {}): Promise<FakeOpenAiServer> {
  const requests: ChatRequestBody[] = [];
  const authorizations: (string | undefined)[] = [];
  let hungUp = 0;

  const answerCall = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body: ChatRequestBody & { stream_options?: object } = JSON.parse(Buffer.concat(chunks).toString());
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? { say: '' };
    requests.push(body);
    authorizations.push(request.headers.authorization);
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });

    if ('silence' in answer) return;
    if ('status' in answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify({ error: { message: 'out of order', type: 'server_error' } }));
      return;
    }

    const send = (data: object): boolean => response.write(`data: ${JSON.stringify(data)}\n\n`);
    const choice = (delta: object, finish_reason: string | null = null) =>
      send({
        id: 'chat-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: body.model,
        choices: [{ index: 0, delta, finish_reason }],
      });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    choice({ role: 'assistant', content: '' });

    if ('cutAtOnce' in answer) {
      await new Promise<void>((sent) => response.write(': \n\n', () => sent()));
      response.destroy();
      return;
    }
    if ('stall' in answer) {
      choice({ content: answer.stall });
      return;
    }
    if ('call' in answer || 'calls' in answer) {
      if ('saying' in answer && answer.saying) choice({ content: answer.saying });
      const calls = ('calls' in answer ? answer.calls : [answer]).map((one, index) => ({
        index,
        id: `call-${requests.length}-${index}`,
        name: one.call,
        input: 'written' in one ? one.written : JSON.stringify(one.input),
      }));
      for (const { index, id, name } of calls) {
        choice({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
      }
      const longest = Math.max(...calls.map(({ input }) => input.length));
      for (let at = 0; at < longest; at += 5) {
        for (const { index, input } of calls) {
          if (at < input.length) {
            choice({ tool_calls: [{ index, function: { arguments: input.slice(at, at + 5) } }] });
          }
        }
      }
      choice({}, 'tool_calls');
    } else {
      const words = answer.say.match(/\S+\s*/g) ?? [];
      for (const [place, word] of words.entries()) {
        if (place === answer.cutAfter) {
          // Flushes the bytes sent so far before closing the connection.
          await new Promise<void>((sent) => response.write(': \n\n', () => sent()));
          response.destroy();
          return;
        }
        choice({ content: word });
      }
      choice({}, 'stop');
    }
    if (saysUsage && body.stream_options) {
      const usage = { prompt_tokens: TOKENS_PER_ANSWER - 20, completion_tokens: 20, total_tokens: TOKENS_PER_ANSWER };
      send({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: body.model, choices: [], usage });
    }
    response.end('data: [DONE]\n\n');
  };
  const server = http.createServer((request, response) => {
    answerCall(request, response).catch((error: Error) => response.destroy(error));
  });

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const port = portOf(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    authorizations,
    hungUp: () => hungUp,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
