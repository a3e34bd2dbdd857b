import { codes } from '@pitchside/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasTwoHosts } from '../platform/address.ts';
import { envelopeOf, refuseStatus, transportText } from './envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be a file and gets the time limit of one. */
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

/** Idle time (ms) after which a connection is closed; connections of `/ws` have their own timer. */
const silence = 120_000;
/** Milliseconds for reading a refusal before the connection is cut. */
const linger = 250;

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers in progress on each connection. */
const pending = new WeakMap<object, Set<ServerResponse>>();
const cut = new WeakSet<Socket>();

/** Answers an invalid request with an envelope, unless another answer has begun on that connection, and closes it. */
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

/** Options of a server that refuses broken requests in the envelope and has a time limit for everything. */
export function edgeOptions(patience: Patience = usual) {
  return {
    // The host is checked below, where the refusal has a message; the longest body sets Node's own timeout.
    http: { requireHostHeader: false, headersTimeout: patience.head, connectionsCheckingInterval: patience.check },
    requestTimeout: patience.upload,
    connectionTimeout: silence,
    clientErrorHandler: refuseLine,
    frameworkErrors: (error: { statusCode?: number | undefined }, request: FastifyRequest, reply: FastifyReply) =>
      void refuseStatus(request, reply, error.statusCode ?? 400),
  } satisfies FastifyHttpOptions<Server>;
}

/** Whether the path of a target contains a NUL, which no valid name has. */
const hasNul = (url = '/'): boolean => /^[^?#]*(\0|%00)/.test(url);

/** Checks how requests arrive: refuses missing or double hosts, and bodies that trickle in. */
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
    // A cut connection has no peer address any more: the caller's address is saved before anything is awaited.
    Object.defineProperty(request, 'ip', { value: ip ?? '' });
    if (headers.host === undefined && raw.httpVersion === '1.1') return void refuseStatus(request, reply, 400);
    // A server behind a proxy may understand another host, or another end of the path, than the proxy does.
    if (hasTwoHosts(raw) || hasNul(raw.url)) return void refuseStatus(request, reply, 400);
    // An injected request has no connection.
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
