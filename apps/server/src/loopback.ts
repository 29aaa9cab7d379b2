/**
 * Whether a host means this machine alone. One definition for settings (HOST, PUBLIC_URL) and for what requests ask for.
 */
import type { IncomingHttpHeaders } from 'node:http';

const IPV4_LOOPBACK = /^127(?:\.\d{1,3}){3}$/;

/** @param host name or address, with or without a port: `localhost:3000`, `[::1]`, `127.0.0.1`, `shop.localhost`. */
export function isLoopbackHost(host: string): boolean {
  const name = withoutPort(host.trim().toLowerCase());
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || IPV4_LOOPBACK.test(name);
}

/** @param address of a socket; IPv4 may come in its IPv6 form. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || IPV4_LOOPBACK.test(address.replace(/^::ffff:/, ''));
}

function withoutPort(host: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(host);
  if (bracketed) return bracketed[1] ?? '';
  // More than one colon without brackets: a bare IPv6 address.
  return host.indexOf(':') === host.lastIndexOf(':') ? host.replace(/:\d*$/, '') : host;
}

/**
 * Whether the client asked for a loopback host, as far as the headers say. A proxy on this machine connects from a
 * loopback address too, so every host that it passes on counts. No proxy has to be trusted for this: a false header can
 * only make the answer stricter.
 */
export function asksForLoopback(headers: IncomingHttpHeaders): boolean {
  const hosts = [headers.host ?? '', ...forwardedHosts(headers)];
  return hosts.every(isLoopbackHost);
}

/** Whether a proxy says that it passed the request on for somebody else. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in headers);
}

function forwardedHosts(headers: IncomingHttpHeaders): string[] {
  const listed = [headers['x-forwarded-host']].flat().flatMap((value) => value?.split(',') ?? []);
  const forwarded = headers.forwarded ?? '';
  // RFC 7239: `for=…;host=shop.example;proto=https`, one element for each proxy, quoted when it holds a port.
  const named = [...forwarded.matchAll(/(?:^|[;,])\s*host\s*=\s*("[^"]*"|[^;,\s]*)/gi)].map(([, host = '']) =>
    host.replaceAll('"', ''),
  );
  return [...listed, ...named];
}
