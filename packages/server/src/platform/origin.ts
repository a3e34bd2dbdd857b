import { networkInterfaces } from 'node:os';
import { isLoopback } from './address.ts';
import type { Settings } from '../settings.ts';

/** Origin of this site, from the settings: nothing of it is taken from a request. */
export interface SiteOrigin {
  /** Public origin of the site, such as `https://example.com`: the setting, or this machine's own address. */
  current(): string;
  /** An address of this node, such as `rtmp://10.0.0.2:1935/live`, with the host of the public origin where that is set. */
  atHost(address: string): string;
  /** True for an origin, as a browser names it, whose pages are ours. */
  isOwn(origin: string): boolean;
}

const everywhere = new Set(['0.0.0.0', '::']);

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Hosts of this machine that a page may be opened by when no origin is configured: IP addresses alone, which no foreign name server can
 * point elsewhere.
 */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => inAddress(address)));

/** Origin at which other nodes reach one that listens on an address: of several it takes the first that is not of this machine alone. */
export function nodeOrigin(host: string, port: number): string {
  const outer = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  return `http://${everywhere.has(host) ? (outer ?? '127.0.0.1') : inAddress(host)}:${port}`;
}

/** @param port the site's port right now */
export function createSiteOrigin(
  { origin, mobileOrigin, host }: Pick<Settings, 'origin' | 'mobileOrigin' | 'host'>,
  port: () => number,
): SiteOrigin {
  const [site, mobile] = [origin, mobileOrigin].map((given) => given && new URL(given).origin);
  const isNamed = (name: string): boolean =>
    isLoopback(name) || name === inAddress(host) || (everywhere.has(host) && ownAddresses().includes(name));
  const shown = everywhere.has(host) || isLoopback(inAddress(host)) ? 'localhost' : inAddress(host);
  return {
    current: () => site ?? `http://${shown}:${port()}`,
    atHost: (address) => (site === undefined ? address : address.replace(/^(\w+:\/\/)(\[[^\]]*\]|[^:/]*)/, `$1${new URL(site).hostname}`)),
    isOwn(asked) {
      if (site !== undefined || asked === mobile) return asked === site || asked === mobile;
      if (!URL.canParse(asked)) return false;
      const { protocol, hostname, port: at } = new URL(asked);
      return protocol === 'http:' && Number(at || 80) === port() && isNamed(hostname);
    },
  };
}
