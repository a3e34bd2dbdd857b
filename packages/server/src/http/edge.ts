import { codes } from '@pitchside/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasTwoHosts } from '../platform/address.ts';
import { envelopeOf, refuseStatus, transportText } from './envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be a file and has the time of one. */
    takesFiles?: boolean;
  }
}

/** Time limits (ms) for a request to arrive: its head, its body, a body with a file; and the interval of checks. */
export interface Patience {
  head: number;
  body: number;
  upload: number;
  check: number;
}

const usual: Patience = { head: 10_000, body: 30_000, upload: 120_000, check: 1_000 };

/** A line on which nothing moves for this long (ms) is closed; sockets of `/ws` have their own clock. */
const silence = 120_000;
/** Milliseconds in which a refusal can be read before the line is cut. */
const linger = 250;

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers that are under way on each line. */
const pending = new WeakMap<object, Set<ServerResponse>>();
const cut = new WeakSet<Socket>();

/** Refuses what is no request in the envelope, unless an answer has begun on that line, and closes it. */
function refuseLine(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || cut.has(socket)) return;
  cut.add(socket);
  const status = statuses[error.code ?? ''] ?? 400;
  const body = envelopeOf(transportText(status), codes.failed, undefined);
  const isBegun = [...(pending.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (error.code !== 'ECONNRESET' && socket.writable && !isBegun) {
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  setTimeout(() => socket.destroy(), linger).unref();
}

/** Options of a server that refuses broken requests in the envelope and waits for nobody without end. */
export function edgeOptions(patience: Patience = usual) {
  return {
    // A host is asked for below, where the refusal has words; the longest body decides what Node itself waits for.
    http: { requireHostHeader: false, headersTimeout: patience.head, connectionsCheckingInterval: patience.check },
    requestTimeout: patience.upload,
    connectionTimeout: silence,
    clientErrorHandler: refuseLine,
    frameworkErrors: (error: { statusCode?: number | undefined }, request: FastifyRequest, reply: FastifyReply) =>
      void refuseStatus(request, reply, error.statusCode ?? 400),
  } satisfies FastifyHttpOptions<Server>;
}

/** Whether the path of a target has a NUL in it, which no name of anything has. */
const hasNul = (url = '/'): boolean => /^[^?#]*(\0|%00)/.test(url);

/** Watches how requests arrive: none without a host or with two, none whose body drips. */
export function installEdge(app: FastifyInstance, patience: Patience = usual): void {
  app.server.prependListener('request', ({ socket }, response) => {
    const answers = pending.get(socket) ?? new Set();
    pending.set(socket, answers.add(response));
    response.once('close', () => answers.delete(response));
  });
  app.server.on('checkExpectation', (_, response) => {
    const body = envelopeOf(transportText(417), codes.failed, undefined);
    response
      .writeHead(417, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), connection: 'close' })
      .end(body);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers, ip } = request as { raw: typeof request.raw; headers: typeof request.headers; ip: string | undefined };
    // A line that is cut forgets its peer: whoever called is written down before anything is waited for.
    Object.defineProperty(request, 'ip', { value: ip ?? '' });
    if (headers.host === undefined && raw.httpVersion === '1.1') return void refuseStatus(request, reply, 400);
    // A server behind a proxy may understand another host, or another end of the path, than the proxy does.
    if (hasTwoHosts(raw) || hasNul(raw.url)) return void refuseStatus(request, reply, 400);
    // A request that was injected came over no line.
    if ((headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) || !(raw.socket instanceof Socket))
      return done();
    const late = setTimeout(
      () =>
        app.server.emit(
          'clientError',
          Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          raw.socket,
        ),
      request.routeOptions.config.takesFiles ? patience.upload : patience.body,
    ).unref();
    const stop = () => clearTimeout(late);
    raw.once('end', stop).once('close', stop);
    done();
  });
}
