/** The port of a listening server, for the endpoints that tests start. */
import type http from 'node:http';

/** @throws Error when the server does not listen on a network port. */
export function portOf(server: http.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
