/** Detects loopback hosts, for settings (HOST, PUBLIC_URL) and for requests. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that proxies and tunnels add. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
const IPV4_LOOPBACK = /^127(?:\.\d{1,3}){3}$/;

/** @param host name or address, with or without a port: `localhost:3000`, `[::1]`, `127.0.0.1`, `shop.localhost`. */
export function isLoopbackHost(host: string): boolean {
  const name = withoutPort(host.trim().toLowerCase());
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || IPV4_LOOPBACK.test(name);
}

/** @param address of a socket; may be an IPv4-mapped IPv6 address. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || IPV4_LOOPBACK.test(address.replace(/^::ffff:/, ''));
}

function withoutPort(host: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(host);
  if (bracketed) return bracketed[1] ?? '';
  // Several colons without brackets: a bare IPv6 address.
  return host.indexOf(':') === host.lastIndexOf(':') ? host.replace(/:\d*$/, '') : host;
}

/**
 * Whether the client requested a loopback host, according to the headers. A proxy on this machine also connects from a
 * loopback address, so all forwarded hosts must be loopback. The headers need not be trusted: a forged one can only
 * make the result false.
 */
export function asksForLoopback(headers: IncomingHttpHeaders): boolean {
  const hosts = [headers.host ?? '', ...forwardedHosts(headers)];
  return hosts.every(isLoopbackHost);
}

/**
 * Whether a proxy forwarded the request: it says so, or it calls with HTTP/1.0 as nginx does unless it is told otherwise,
 * which no browser does.
 */
export function isForwarded({ headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name));
}

function forwardedHosts(headers: IncomingHttpHeaders): string[] {
  const listed = [headers['x-forwarded-host']].flat().flatMap((value) => value?.split(',') ?? []);
  const forwarded = headers.forwarded ?? '';
  // RFC 7239: `for=…;host=shop.example;proto=https`, one element per proxy, quoted when it contains a port.
  const named = [...forwarded.matchAll(/(?:^|[;,])\s*host\s*=\s*("[^"]*"|[^;,\s]*)/gi)].map(([, host = '']) =>
    host.replaceAll('"', ''),
  );
  return [...listed, ...named];
}
