/** Measures MiniSearch over HTTP: arguments are the number of products and of queries; the result is a line of JSON. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureRoute } from './http-client.ts';
import { benchQueries } from './queries.ts';

const [size = '0', queryCount = '0'] = process.argv.slice(2);
const MAX_QUERIES = 200;

const file = fileURLToPath(new URL('./rival-server.ts', import.meta.url));
const child = spawn(process.execPath, ['--max-old-space-size=12000', '--import', 'tsx', file, size], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The rival's server ended with code ${code}.`)));
  });
  const asked = {
    warmUp: benchQueries(30, 'warm'),
    bodies: benchQueries(Math.min(MAX_QUERIES, Number(queryCount)), 'asked'),
  };
  console.log(JSON.stringify(await measureRoute({ address, pid: child.pid, headers: {} }, '/', asked)));
} finally {
  child.removeAllListeners('exit');
  child.kill();
}
