import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Recordings } from './recordings.service.ts';

interface RecordedRoute {
  Params: { broadcast: string; file: string };
}

const kinds = { i: 'init', p: 'piece' } as const;
/** A file never changes, but its anchor may hide it. */
const fileCache = 'private, max-age=3600';

/** Mounts recordings under `/media/recorded/:broadcast/:file`. */
export async function recordingRoutes(app: FastifyInstance, recordings: Pick<Recordings, 'playlist' | 'recent' | 'file'>): Promise<void> {
  const missing = (reply: FastifyReply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

  app.get<RecordedRoute>('/media/recorded/:broadcast/:file', async ({ params: { broadcast, file } }, reply) => {
    if (!/^[1-9]\d{0,14}$/.test(broadcast)) return missing(reply);
    if (file === 'index.m3u8' || file === 'recent.m3u8') {
      const playlist = await (file === 'index.m3u8' ? recordings.playlist : recordings.recent)(Number(broadcast));
      return playlist === undefined
        ? missing(reply)
        : reply.header('cache-control', 'no-cache').type('application/vnd.apple.mpegurl').send(playlist);
    }
    const [, kind, id] = /^([ip])([1-9]\d{0,14})\.(?:mp4|m4s)$/.exec(file) ?? [];
    const bytes = id && (await recordings.file(Number(broadcast), kinds[kind as keyof typeof kinds], Number(id)));
    return bytes ? reply.header('cache-control', fileCache).type('video/mp4').send(bytes) : missing(reply);
  });
}
