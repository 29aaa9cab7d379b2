/** Sends requests to a server like a page, one after another or several at once, and measures their time. */
import fs from 'node:fs';
import http from 'node:http';
import { type Latency, latencyOf, type Timing } from './measures.ts';

const AT_ONCE = 8;

export interface Target {
  address: string;
  /** Process of the server. */
  pid: number | undefined;
  headers: Readonly<Record<string, string>>;
}

export interface HttpFigures {
  /** One request after another. `cpu`: of the server's main thread, whose other threads may do something else. */
  latency: Latency;
  /** Eight requests at once, all threads of the server together. */
  perSecond: number;
  perCpuSecond: number | null;
}

/** @param bodies what is posted, warm-up excluded. */
export async function measureRoute(
  target: Target,
  route: string,
  { warmUp, bodies }: { warmUp: readonly object[]; bodies: readonly object[] },
): Promise<HttpFigures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const ask = (body: object) => post(target, agent, route, body);
    for (const body of warmUp) await ask(body);
    const timings: Timing[] = [];
    for (const body of bodies) {
      const [start, used] = [performance.now(), mainThreadMs(target)];
      await ask(body);
      timings.push({ clock: performance.now() - start, cpu: mainThreadMs(target) - used });
    }
    const [start, used] = [performance.now(), cpuSeconds(target)];
    const waiting = bodies.toReversed();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) await ask(body);
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    return {
      latency: latencyOf(timings),
      perSecond: bodies.length / seconds,
      perCpuSecond: used === null ? null : bodies.length / ((cpuSeconds(target) ?? used) - used),
    };
  } finally {
    agent.destroy();
  }
}

/** Resolves with the body's bytes when the reply has ended. @throws for any status but 200. */
export function post(target: Target, agent: http.Agent | undefined, route: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip', ...target.headers };
    const request = http.request(
      `${target.address}${route}`,
      { ...(agent && { agent }), method: 'POST', headers },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(bytes);
          else reject(new Error(`${route} answered with status ${response.statusCode}.`));
        });
      },
    );
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
}

/** NaN where the system does not tell. */
function mainThreadMs({ pid }: Target): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Of all threads; null where the system does not tell. */
function cpuSeconds({ pid }: Target): number | null {
  try {
    const tasks = fs.readdirSync(`/proc/${pid}/task`);
    const used = tasks.map((task) =>
      Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return used.reduce((sum, one) => sum + one, 0) / 1e9;
  } catch {
    return null;
  }
}

/** Null where the system does not tell. */
export function residentBytes({ pid }: Target): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
