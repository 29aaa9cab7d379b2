/**
 * Decides which IP addresses may be contacted for users: public ones. Every address that leads into our own network is
 * refused, in any notation.
 */
import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** The allowed targets of a guarded fetch. Production uses `PUBLIC_WEB`; a test also allows its own server. */
export interface AddressPolicy {
  allowsPort(port: number): boolean;
  /** @param ip in standard notation, without brackets. */
  allowsAddress(ip: string, port: number): boolean;
  /** False for names that are refused whatever they resolve to. */
  allowsName(host: string): boolean;
}

/** IPv6 networks with an embedded IPv4 address in the last 32 bits: NAT64 (RFC 6052), well-known prefix. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** All IPv6 addresses allocated so far; site-local, mapped, compatible and tunnel forms are outside or listed below. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
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

/** For installations whose receivers are in the own network: the operator has allowed it. */
export const ANY_ADDRESS: AddressPolicy = {
  allowsPort: () => true,
  allowsAddress: () => true,
  allowsName: () => true,
};

/** False also for invalid addresses. */
export function isPublicAddress(ip: string): boolean {
  if (!net.isIP(ip)) return false;
  // process() unwraps ::ffff:a.b.c.d
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.match(NAT64)) return isPublicAddress(new ipaddr.IPv4(address.toByteArray().slice(-4)).toString());
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST);
}
