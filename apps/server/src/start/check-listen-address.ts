/** Tests the address to listen on before the start opens anything, so that a wrong one is reported at once. */
import net from 'node:net';
import type { Config } from '../config.ts';
import { listenProblem } from './start-problem.ts';

/**
 * Listens on the configured address and stops at once.
 * @throws ConfigError naming HOST or PORT; the error of the operating system, such as EADDRINUSE, otherwise.
 */
export async function checkListenAddress(config: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, config)));
    server.listen({ host: config.host, port: config.port }, resolve);
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
