import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Reads the client's address of a request, over HTTP or as an upgrade to a WebSocket. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Reads a caller's address. `X-Forwarded-For` counts only where one of the trusted proxies wrote it; otherwise the address of the
 * connection does.
 */
export function addressReader(trusted: readonly string[]): AddressOf {
  const isTrusted = proxyAddress.compile([...trusted]);
  // A closed connection has no peer address any more, whatever the types say.
  return (request) => proxyAddress(request, isTrusted) ?? '';
}

/** A plain address, without the IPv6 mapping of an IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** True for an address of this machine: a program beside the server, or a proxy that nobody named as trusted. */
export const isOwnMachine = (address: string): boolean => plainAddress(address) === '::1' || plainAddress(address).startsWith('127.');

/** True for a host name of the local machine, as written in an address. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Network of a connection: an IPv4 address itself, the first 64 bits of an IPv6 address, because its owner chooses the rest freely. */
export function networkOf(address: string): string {
  const known = plainAddress(address);
  if (!isIPv6(known)) return known;
  const [head = '', tail] = known.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const all =
    tail === undefined ? groups : [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whether a request names more than one host; Node reads the first. */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** An address with its second half hidden: `203.0.*.*`, `2001:db8:*`. */
export function maskAddress(address: string): string {
  const known = plainAddress(address);
  if (isIPv6(known)) return `${known.split(':').slice(0, 2).join(':')}:*`;
  return known.split('.').length === 4 ? `${known.split('.').slice(0, 2).join('.')}.*.*` : '*';
}
