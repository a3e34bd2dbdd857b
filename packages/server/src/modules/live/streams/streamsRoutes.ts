import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { createShares } from '../../../platform/shares.ts';
import type { MediaHook, MediaServer } from '../../../ports/media/index.ts';
import type { OutsideStreams } from './streams.service.ts';

/** Maximum body of a hook, in bytes: the longest are half a kilobyte. */
const bodyLimit = 16 * 1024;
/**
 * Maximum hook calls per minute at this node: with the right secret, as a thousand streams in two-second segments send them; with a wrong
 * one, per address.
 */
const most = { right: 30_000, wrong: 30 };

interface HookRoute {
  Params: { secret: string; event?: string };
  Querystring: Record<string, unknown>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `/hooks/media/<secret>`: hooks of a media server. Without the secret the address answers as if it did not exist. */
export function hookRoutes({ log }: Pick<Platform, 'log'>, server: MediaServer, secret: string, streams: OutsideStreams) {
  const right = digest(secret);
  const [ofServer, ofWrong] = [createShares(most.right), createShares(most.wrong)];
  const say = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

  async function follow(hook: MediaHook): Promise<boolean> {
    switch (hook.kind) {
      case 'publish':
        return streams.admit(hook);
      case 'gone':
        await streams.gone(hook);
        return true;
      case 'ready':
        await streams.ready(hook);
        return true;
      case 'read':
        return hook.isAllowed;
      case 'other':
        return true;
    }
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));

    // Runs before the body is read: nothing is buffered for callers without the secret.
    app.addHook<HookRoute>('onRequest', async ({ params, ip, headers }, reply) => {
      // SRS documents `application-json`, which is no valid type: the body itself shows its format.
      headers['content-type'] = 'text/plain';
      if (timingSafeEqual(digest(params.secret), right)) {
        if (!(await ofServer('all'))) await say(reply, 429, 'Too many\n');
        return;
      }
      const isFew = await ofWrong(ip);
      if (isFew) log.warn({ address: ip }, 'a hook of a media server had a wrong secret');
      await say(reply, isFew ? 404 : 429, isFew ? 'Not found\n' : 'Too many\n');
    });

    for (const url of ['/hooks/media/:secret', '/hooks/media/:secret/:event'])
      app.post<HookRoute>(url, async ({ params, query, body }, reply) => {
        const hook = server.readHook({ event: params.event ?? '', query, body: typeof body === 'string' ? body : '' });
        if (!hook) {
          log.warn({ server: server.name }, 'a hook of the media server could not be read');
          return say(reply, 400, 'Not understood\n');
        }
        const answer = server.answer(await follow(hook));
        return reply.code(answer.status).header('cache-control', 'no-store').type(answer.type).send(answer.body);
      });
  };
}
