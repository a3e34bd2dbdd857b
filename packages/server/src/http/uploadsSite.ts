import Fastify, { type FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { sendVideo } from '../platform/stretches.ts';
import { edgeOptions } from './edge.ts';
import { installEnvelope } from './envelope.ts';
import type { Uploads } from '../modules/content/uploads/index.ts';

const year = 31_536_000;
/** Nobody sends anything here: a request has ten seconds. */
const patience = { head: 10_000, body: 10_000, upload: 10_000, check: 1_000 };

/**
 * Final address of a member's file, to which `/u/` would only redirect; any other address as it is.
 * @param origin of the files, while they are served
 */
export const fileAddress = (url: string, origin: string | undefined): string =>
  origin !== undefined && url.startsWith('/u/') ? `${origin}${url.slice('/u'.length)}` : url;

/** The origin of uploaded files. */
export interface UploadSite {
  /** Opens the port. */
  listen(): Promise<void>;
  /** Origin of the files; undefined while nothing listens. */
  origin(): string | undefined;
  stop(): Promise<void>;
}

/**
 * Header that makes the browser save a file that is no picture, under its original name. The name in the address is ignored, because
 * anybody can write one.
 */
function asAttachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;
}

/**
 * Serves public files as inert pictures and videos, and all others as downloads: fixed type, no sniffing, no scripts, no cookies, no
 * listing.
 */
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
  site.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    if (name.endsWith('.mp4')) {
      const video = await uploads.openVideo(name);
      return video ? sendVideo(video, request.headers.range, reply) : reply.callNotFound();
    }
    const bytes = await uploads.readPublic(name);
    if (!bytes) return reply.callNotFound();
    return reply
      .header('content-type', name.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream')
      .header('content-disposition', name.endsWith('.jpg') ? 'inline' : asAttachment((await uploads.savedNameOf(name)) ?? name))
      .header('cache-control', `public, max-age=${year}, immutable`)
      .send(bytes);
  });
  return site;
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Serves uploads on an origin of their own: the configured one, which leads to our second port, or that port on the site's host. */
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
        // A configured port is required; otherwise any free port will do.
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
