/**
 * A local server with OpenAI's speech and transcription protocols, for tests: it validates JSON and forms as such
 * servers do. Tests can make it slow, busy or wrong.
 */
import http from 'node:http';
import { writeWav } from '@quarry/speech';
import { portOf } from '../../providers/port-of.ts';

export interface VoiceCall {
  kind: 'speech' | 'transcription';
  authorization: string | undefined;
  model: string;
  /** For speech. */
  input?: string;
  voice?: string;
  format?: string;
  /** For transcription. */
  file?: { name: string; type: string; bytes: Buffer };
  language?: string | undefined;
}

export interface OddVoiceReply {
  status?: number;
  type?: string;
  body?: Buffer | string;
  /** Never answers. */
  isSilent?: boolean;
}

export interface FakeVoiceEndpoint {
  /** Including the version, as configured. */
  baseUrl: string;
  calls: VoiceCall[];
  /** The transcript of every recording. */
  transcript: string;
  /** Called before each reply; undefined: a normal reply. */
  odd: (call: VoiceCall, count: number) => OddVoiceReply | undefined;
  close(): Promise<void>;
}

const FORMATS = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'];
const RATE = 24_000;

export async function startFakeVoiceEndpoint(): Promise<FakeVoiceEndpoint> {
  const endpoint: FakeVoiceEndpoint = {
    baseUrl: '',
    calls: [],
    transcript: 'red dress under fifty',
    odd: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const send = (status: number, type: string, body: Buffer | string): void => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    const refuse = (message: string): void =>
      send(
        400,
        'application/json',
        JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
      );
    const call = await read(request, Buffer.concat(chunks));
    if (typeof call === 'string') return refuse(call);
    endpoint.calls.push(call);

    const odd = endpoint.odd(call, endpoint.calls.length);
    if (odd?.isSilent) return;
    if (odd?.status !== undefined) {
      return send(
        odd.status,
        'application/json',
        JSON.stringify({ error: { message: 'not now', type: 'server_error', param: null, code: null } }),
      );
    }
    if (call.kind === 'transcription') {
      return send(200, odd?.type ?? 'application/json', odd?.body ?? JSON.stringify({ text: endpoint.transcript }));
    }
    const seconds = (call.input?.length ?? 0) / 15;
    const samples = Int16Array.from({ length: Math.round(RATE * seconds) }, (_, at) => 8000 * Math.sin(at / 10));
    send(200, odd?.type ?? 'audio/wav', odd?.body ?? writeWav({ samples, rate: RATE }));
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  endpoint.baseUrl = `http://127.0.0.1:${portOf(server)}/v1`;
  return endpoint;
}

/** @returns an error message for an invalid request. */
async function read({ method, url, headers }: http.IncomingMessage, body: Buffer): Promise<VoiceCall | string> {
  const { authorization } = headers;
  const type = headers['content-type'] ?? '';
  if (method === 'POST' && url === '/v1/audio/speech' && type.startsWith('application/json')) {
    const asked: Record<string, unknown> = JSON.parse(body.toString());
    const { model, input, voice, response_format: format = 'mp3' } = asked;
    if (typeof model !== 'string' || typeof voice !== 'string') return 'model and voice are needed';
    if (typeof input !== 'string' || input === '' || input.length > 4096) return 'input must be 1 to 4096 characters';
    if (typeof format !== 'string' || !FORMATS.includes(format)) return 'no such response_format';
    return { kind: 'speech', authorization, model, input, voice, format };
  }
  if (method === 'POST' && url === '/v1/audio/transcriptions' && type.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    const model = form.get('model');
    const language = form.get('language');
    if (!(file instanceof File) || !/\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/.test(file.name))
      return 'Invalid file format.';
    if (typeof model !== 'string') return 'model is needed';
    const bytes = Buffer.from(await file.arrayBuffer());
    return {
      kind: 'transcription',
      authorization,
      model,
      file: { name: file.name, type: file.type, bytes },
      language: typeof language === 'string' ? language : undefined,
    };
  }
  return `no such address: ${method} ${url} ${type}`;
}
