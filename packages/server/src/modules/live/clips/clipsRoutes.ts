import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Downloads } from '../../../platform/downloads.ts';
import { sendVideo } from '../../../platform/stretches.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import type { ClipsRepository } from './clips.repository.ts';

interface ClipRoute {
  Params: { id: string; name: string };
  Querystring: { download?: unknown };
}

/** Its anchor may take it down at any moment, so that no cache between may keep it for long. */
const caching = 'private, max-age=300';

/** Mounts films of clips under `/media/clip/:id/:name`, whole or by byte range. */
export async function clipRoutes(
  app: FastifyInstance,
  {
    repository,
    storage,
    downloads,
  }: { repository: Pick<ClipsRepository, 'find'>; storage: Pick<ObjectStorage, 'open'>; downloads: Downloads },
): Promise<void> {
  const missing = (reply: FastifyReply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

  app.get<ClipRoute>('/media/clip/:id/:name', async ({ params: { id, name }, query, headers }, reply) => {
    const whole = /^[1-9]\d{0,14}$/.test(id) ? await repository.find(Number(id)) : undefined;
    if (whole?.clip.state !== 'ready' || whole.clip.name !== name) return missing(reply);
    const { download } = query;
    if (download !== undefined && !(typeof download === 'string' && downloads.allows(name, download))) return missing(reply);
    const file = await storage.open('public', name);
    if (!file) return missing(reply);
    return sendVideo(file, headers.range, reply, { caching, ...(download !== undefined && { download: `clip-${id}.mp4` }) });
  });
}
