import { secretsOf, servedCalls } from '@pitchside/api/contract';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maskAddress } from '../platform/address.ts';
import { reasonOf, withoutPasswords } from '../platform/faults.ts';
import { isTracing, traceIds } from '../platform/tracing.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller, once the session was read. */
    memberId: number | undefined;
  }
}

/**
 * Secrets that must never reach a log: credentials, and fields that the contract marks. `code` is not masked everywhere, because errors
 * have one.
 */
const masked = [
  'req.headers.token',
  'req.headers.authorization',
  'req.headers.cookie',
  '*.token',
  'body.code',
  ...new Set(
    Object.values(servedCalls)
      .flatMap(({ input }) => secretsOf(input))
      .flatMap((name) => (name === 'code' ? [] : [`*.${name}`])),
  ),
];

/**
 * Address of a request for the log: without its query, and without the secret of a hook, a calendar, an overlay, or the link that makes an
 * operator.
 */
export const shownUrl = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^(\/+(?:hooks\/media|setup|calendars\/mine|overlay)\/)[^/]+/i, '$1…');

const codeOf = (error: Error) => ('code' in error ? { code: String(error.code) } : {});

/** An error for the log: a failed query without its parameters, which are data of members; PostgreSQL's details hold them too. */
function shownError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPasswords(String(error)) };
  const cause = error.cause === undefined ? {} : { cause: shownError(error.cause) };
  const isQuery = 'query' in error && 'params' in error;
  const message = isQuery ? `a query failed: ${reasonOf(error)}` : error.message;
  const stack = error.stack?.slice(Math.max(0, error.stack.indexOf('\n    at '))) ?? '';
  return { type: error.name, message: withoutPasswords(message), ...codeOf(error), stack: withoutPasswords(stack).trim(), ...cause };
}

const shownRequest = ({ method, url, id, ip, memberId }: FastifyRequest) => ({
  id,
  method,
  url: shownUrl(url),
  from: maskAddress(ip),
  ...(memberId !== undefined && { member: memberId }),
});

/** A request id of a proxy or client: short, and of characters that mean nothing to a log or a terminal. */
const requestId = /^[\w.:@=+/-]{4,100}$/;

/** Takes over `X-Request-Id` where it is one, so that a proxy's log and ours find each other. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestId.test(given) ? given : randomUUID();
}

/** Trace of a line: that of the work at hand, or of the request whose answer was sent. */
function tracedLine(merged: object): object {
  const reply = 'res' in merged ? (merged.res as Partial<FastifyReply> | undefined) : undefined;
  return traceIds() ?? reply?.request?.span?.ids ?? {};
}

/** Fastify's options for logs: JSON lines, one a record, on standard error, so that words for people have standard output. */
export const loggingOptions = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream: { write(line: string): void } = process.stderr,
): Pick<FastifyServerOptions, 'genReqId'> & { logger: object } => ({
  genReqId: idOf,
  logger: {
    level: logLevel,
    stream,
    redact: masked,
    serializers: { req: shownRequest, err: shownError },
    ...(isTracing() && { mixin: tracedLine }),
  },
});
