import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { isOwnMachine, plainAddress } from './address.ts';

/** Networks that are not of the public Internet (IANA's registries of special addresses), multicast among them. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
/** Of IPv6 only `2000::/3` is public, less what leads to addresses of IPv4 and what is for documents. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public Internet, where a server of somebody else may be reached. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return !special.check(plain, 'ipv4');
  return isIPv6(plain) && global6.check(plain, 'ipv6') && !special.check(plain, 'ipv6');
}

/** A name resolved to an address inside one's own network: nothing is sent there. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

/** Asks a name server for all addresses of a name, as `lookup` of Node does. */
type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Guards a way to resolve names. */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new NotPublic('a name without an address'), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address)))
        return done(new NotPublic('a name of an address that is not public'), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

/**
 * Resolves a name for a connection that may only go to the public Internet. The addresses that are checked are those that are connected to,
 * so that an answer of the name server that changes meanwhile changes nothing.
 */
export const lookupPublic: LookupFunction = publicLookup(lookup);

/** Whether an address leads outside: https to a public name, without a login in it. @param onLoopback lets this machine through (tests) */
export function leadsOutside(address: string, onLoopback: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (onLoopback && isOwnMachine(host)) return true;
  // An address in figures is connected to without a lookup, so nothing would check it.
  return protocol === 'https:' && isIP(host) === 0 && host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
}
