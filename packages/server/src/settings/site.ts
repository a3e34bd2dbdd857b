import * as z from 'zod/mini';
import { field, origin, port, proxies } from './kinds.ts';

/** Parts of the work that nodes may divide among themselves. */
export const siteRoles = ['web', 'realtime', 'jobs', 'feed', 'ingest'] as const;
export type SiteRole = (typeof siteRoles)[number];

/** Settings of the site: addresses, name, and mode of running. */
export const siteFields = {
  host: field('HOST', 'an address', z.string().check(z.minLength(1)), '127.0.0.1', 'Address that the site listens on.'),
  port: field('PORT', 'a port 0-65535', port, '3000', 'Port of the site; 0 takes a free one.'),
  trustedProxies: field(
    'PITCHSIDE_TRUSTED_PROXIES',
    'addresses or networks such as 10.0.0.0/8, parted by commas',
    proxies,
    '',
    'Proxies in front of the site: only they are believed when they say by X-Forwarded-For who calls. loopback, linklocal and uniquelocal name networks.',
  ),
  origin: field(
    'PITCHSIDE_ORIGIN',
    'an origin such as https://example.com',
    origin,
    undefined,
    'Origin of this site as the world sees it: links of QR codes, payment providers, and the pages that may open the socket. Default this machine (localhost and the port).',
  ),
  roles: field(
    'PITCHSIDE_ROLES',
    'all, or some of web, realtime, jobs, feed and ingest, parted by commas',
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => {
          const given = value.split(',').map((part) => part.trim());
          return given.includes('all') ? [...siteRoles] : given;
        }),
      ),
      z.array(z.enum(siteRoles)).check(z.minLength(1)),
    ),
    'all',
    'What this node does: web pages and calls, realtime sockets, jobs, feed of matches and the demo world, ingest of streams. Every node answers /healthz and /readyz; all share one database.',
  ),
  drain: field(
    'PITCHSIDE_DRAIN',
    'seconds 0-60',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)), z.number().check(z.lte(60))),
    '0',
    'How long a node that is asked to stop answers /readyz with 503 and serves on, so that a proxy takes it out first; then requests in flight have 10 s.',
  ),
  nodeOrigin: field(
    'PITCHSIDE_NODE_ORIGIN',
    'an origin such as http://10.0.0.2:3000',
    origin,
    undefined,
    'Where other nodes reach this one: they fetch the playlists and parts of streams that it takes. Default HOST and PORT, or the machine’s first address where HOST stands for all.',
  ),
  metricsPort: field(
    'PITCHSIDE_METRICS_PORT',
    'a port 1-65535',
    port.check(z.gte(1)),
    undefined,
    'Port of /metrics for Prometheus; without it there is none. The public port never serves it.',
  ),
  metricsHost: field(
    'PITCHSIDE_METRICS_HOST',
    'an address',
    z.string().check(z.minLength(1)),
    '127.0.0.1',
    'Address that /metrics listens on.',
  ),
  otlpEndpoint: field(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'an origin, or one with a path, such as http://127.0.0.1:4318',
    z.string().check(z.refine((value) => /^https?:\/\/[^\s?#]+$/.test(value))),
    undefined,
    'A collector of OpenTelemetry that takes traces by OTLP over HTTP (JSON, at /v1/traces below it). Without it there are none, and nothing of it is loaded.',
  ),
  otlpHeaders: field(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'name=value pairs, parted by commas',
    z.string().check(z.maxLength(2_000)),
    undefined,
    'Headers that the collector asks for, such as a key.',
  ),
  serviceName: field(
    'OTEL_SERVICE_NAME',
    'a name',
    z.string().check(z.minLength(1), z.maxLength(60)),
    'pitchside',
    'Name of the site in traces.',
  ),
  traceShare: field(
    'OTEL_TRACES_SAMPLER_ARG',
    'a share 0-1',
    z.pipe(z.pipe(z.string().check(z.regex(/^(0|1|[01]?\.\d{1,6})$/)), z.transform(Number)), z.number().check(z.lte(1))),
    '1',
    'Share of requests, jobs and streams that are traced. Deliveries, wake-ups and segments are so frequent that every hundredth is one.',
  ),
  siteName: field(
    'PITCHSIDE_SITE_NAME',
    'a name',
    z.string().check(z.minLength(1), z.maxLength(40)),
    'Pitchside',
    'Name of the site in Latin letters.',
  ),
  siteNameZh: field(
    'PITCHSIDE_SITE_NAME_ZH',
    'a name',
    z.string().check(z.minLength(1), z.maxLength(40)),
    '场边',
    'Name of the site in Chinese.',
  ),
  mobileOrigin: field(
    'PITCHSIDE_MOBILE_ORIGIN',
    'an origin such as https://m.example.com',
    origin,
    undefined,
    'The mobile site, where windows narrower than 500 px are sent; without it they are sent to /m of the site itself.',
  ),
  cdnSeconds: field(
    'PITCHSIDE_CDN_SECONDS',
    'seconds 0-300',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), z.number().check(z.lte(300))),
    '0',
    'How long a CDN may show a page to visitors without cookies; 0 lets none. Scores of a page are then as old until the app runs.',
  ),
  socketsPerAddress: field(
    'PITCHSIDE_SOCKETS_PER_ADDRESS',
    'a number of sockets 1-99999',
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)),
    '500',
    'Most realtime sockets of one address at a node: as many as tabs that people behind one connection keep open.',
  ),
  heap: field(
    'PITCHSIDE_HEAP',
    'megabytes 256-65536',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{3,5}$/)), z.transform(Number)), z.number().check(z.gte(256), z.lte(65_536))),
    '336',
    'Most memory that the objects of the site’s process may take; a site with many thousand sockets wants more.',
  ),
  logLevel: field(
    'PITCHSIDE_LOG',
    'silent, error, warn, info or debug',
    z.enum(['silent', 'error', 'warn', 'info', 'debug']),
    'warn',
    'How much is logged, as JSON lines on standard error; words for people go to standard output.',
  ),
} as const;
