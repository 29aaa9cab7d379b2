/**
 * MiniSearch behind a server of the same kind: POST / answers with the products that it finds, as gzipped JSON. The argument
 * is the number of products. Prints its address. It checks nothing of a request and writes no log.
 */
import http from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EngineDocument } from '@quarry/search';
import { batchesOf } from './catalogue.ts';
import type { BenchQuery } from './queries.ts';
import { openMiniSearch } from './rivals.ts';

const [size = '0'] = process.argv.slice(2);
const TAKE = 24;
const compressed = promisify(gzip);

const documents = new Map<string, EngineDocument>();
function* allDocuments(): Generator<EngineDocument> {
  for (const batch of batchesOf(Number(size))) {
    for (const document of batch) {
      documents.set(document.id, document);
      yield document;
    }
  }
}
const rival = openMiniSearch(allDocuments());

const server = http.createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.destroy(error));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- sent by the benchmark itself
  const ids = await rival.ask(JSON.parse(text) as BenchQuery, TAKE);
  const body = await compressed(JSON.stringify({ documents: ids.map((id) => documents.get(id)) }));
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-encoding', 'gzip');
  response.end(body);
}
