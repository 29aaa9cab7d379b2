/**
 * Which addresses of the internet may be asked on behalf of somebody else: public ones. Everything that leads into our
 * own network is refused, whichever way it is written.
 */
import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where a guarded fetch may go. Production uses `PUBLIC_WEB`; a test lets its own server in by another one. */
export interface AddressPolicy {
  allowsPort(port: number): boolean;
  /** @param ip in the usual notation, without brackets. */
  allowsAddress(ip: string, port: number): boolean;
  /** Names that are refused whatever they resolve to. */
  allowsName(host: string): boolean;
}

/** IPv6 networks that carry an IPv4 address in their last 32 bits: NAT64 (RFC 6052), well-known prefix. */
const NAT64 = ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number];
/** All that is handed out of IPv6 so far; site-local, mapped, compatible and tunnel forms lie outside or are named. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
const LOCAL_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

export const PUBLIC_WEB: AddressPolicy = {
  allowsPort: (port) => port === 80 || port === 443,
  allowsAddress: isPublicAddress,
  allowsName: (host) => {
    const name = host.toLowerCase().replace(/\.+$/, '');
    return name.includes('.') && !LOCAL_NAMES.test(name);
  },
};

/** False also for what is no address at all. */
export function isPublicAddress(ip: string): boolean {
  if (!net.isIP(ip)) return false;
  // process() unwraps ::ffff:a.b.c.d
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.match(NAT64)) return isPublicAddress(new ipaddr.IPv4(address.toByteArray().slice(-4)).toString());
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST);
}
