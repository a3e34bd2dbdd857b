import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { OpenFile } from '../ports/storage/index.ts';
import type { Platform } from '../platform/platform.ts';
import { edgeOptions } from './edge.ts';
import { installEnvelope } from './envelope.ts';
import type { Uploads } from '../modules/uploads/index.ts';

const year = 31_536_000;
/** Nobody sends anything here: a request has ten seconds. */
const patience = { head: 10_000, body: 10_000, upload: 10_000, check: 1_000 };

/** The origin of uploaded files. */
export interface UploadSite {
  /** Opens the port. */
  listen(): Promise<void>;
  /** Where files are; undefined while nothing listens. */
  origin(): string | undefined;
  stop(): Promise<void>;
}

/** How a file that is no picture leaves: to be saved, under the name that it was sent with. */
function asAttachment(name: string, called: unknown): string {
  const wanted = typeof called === 'string' && called.trim() !== '' ? [...called].slice(0, 120).join('') : name;
  const plain = wanted.replaceAll(/[\p{Cc}\p{Cs}\\/]/gu, '_');
  return `attachment; filename*=UTF-8''${encodeURIComponent(plain).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;
}

/** Serves public files as dead pictures and videos, and what is none to be saved alone: fixed type, no sniffing, no scripts, no cookies, no listing. */
function createPictureSite(uploads: Uploads, faults: Platform['faults']): FastifyInstance {
  const site = Fastify({ logger: false, bodyLimit: 1_024, ...edgeOptions(patience), routerOptions: { maxParamLength: 80 } });
  site.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    });
  });
  installEnvelope(site, faults);
  site.setNotFoundHandler((_, reply) => reply.status(404).header('content-type', 'text/plain; charset=utf-8').send('not found'));
  site.get<{ Params: { name: string }; Querystring: { name?: unknown } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    if (name.endsWith('.mp4')) return sendVideo(await uploads.openVideo(name), request.headers.range, reply);
    const bytes = await uploads.readPublic(name);
    if (!bytes) return reply.callNotFound();
    return reply
      .header('content-type', name.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream')
      .header('content-disposition', name.endsWith('.jpg') ? 'inline' : asAttachment(name, request.query.name))
      .header('cache-control', `public, max-age=${year}, immutable`)
      .send(bytes);
  });
  return site;
}

/** One stretch of a file, as `bytes=0-99`, `bytes=100-` or `bytes=-100` ask for it; undefined for what cannot be given. */
function stretchOf(range: string, size: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? { from, to } : undefined;
}

/** Sends a video, or the stretch of it that a player asks for. */
function sendVideo(file: OpenFile | undefined, range: string | undefined, reply: FastifyReply): FastifyReply {
  if (!file) {
    reply.callNotFound();
    return reply;
  }
  void reply.headers({
    'content-type': 'video/mp4',
    'content-disposition': 'inline',
    'cache-control': `public, max-age=${year}, immutable`,
    'accept-ranges': 'bytes',
  });
  if (range === undefined) return reply.header('content-length', file.size).send(file.read(0, file.size - 1));
  const stretch = stretchOf(range, file.size);
  if (!stretch) return reply.status(416).header('content-range', `bytes */${file.size}`).send('');
  const { from, to } = stretch;
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${file.size}`)
    .header('content-length', to - from + 1)
    .send(file.read(from, to));
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Puts uploaded files on an origin of their own: the one of the settings, which leads to our second port, or that port on the site's host. */
export function openUploadSite(
  { settings, log, faults, origin }: Pick<Platform, 'settings' | 'log' | 'faults' | 'origin'>,
  uploads: Uploads,
): UploadSite {
  const site = createPictureSite(uploads, faults);
  site.server.once('listening', () => site.server.on('error', (error) => log.warn({ err: error }, 'a connection could not be taken')));
  const portOf = (): number | undefined => {
    const address = site.server.address();
    return address && typeof address === 'object' ? address.port : undefined;
  };

  return {
    async listen() {
      const { host, port, uploadPort } = settings;
      const wanted = uploadPort ?? (port === 0 ? 0 : (port + 10) % 65_536);
      try {
        await site.listen({ host, port: wanted });
      } catch (error) {
        // A port that was asked for by name must be the one; another will do as well as the usual.
        if (!isTaken(error) || uploadPort !== undefined) throw error;
        await site.listen({ host, port: 0 });
      }
    },
    origin() {
      if (settings.uploadOrigin) return settings.uploadOrigin;
      const port = portOf();
      return port === undefined ? undefined : `http://${new URL(origin.current()).hostname}:${port}`;
    },
    async stop() {
      await site.close();
    },
  };
}
