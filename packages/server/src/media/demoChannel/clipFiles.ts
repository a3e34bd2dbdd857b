import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { sendVideo } from '../../platform/stretches.ts';
import { shotsOf } from './clips.ts';
import type { Scenes } from './scenes.ts';

/** Cached short videos: players request byte ranges of one again and again. */
const mostHeld = 4;

/**
 * Short videos of the demo world by name, rendered when somebody watches. The latest are cached, and two requests at once share one
 * rendering.
 */
export function openClips(scenes: Pick<Scenes, 'movie'>): (name: string) => Promise<Buffer | undefined> {
  const held = new LRUCache<string, Promise<Buffer>>({ max: mostHeld });
  return async (name) => {
    const known = held.get(name);
    if (known) return known;
    const shots = shotsOf(name);
    if (!shots) return undefined;
    const cut = scenes.movie(shots);
    held.set(name, cut);
    cut.catch(() => held.delete(name));
    return cut;
  };
}

/** Mounts short videos under `/media/clips`, whole or by byte range. */
export function mountClips(app: FastifyInstance, clips: ReturnType<typeof openClips>): void {
  app.get<{ Params: { name: string } }>('/media/clips/:name', async (request, reply) => {
    const bytes = await clips(request.params.name);
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    const file = { size: bytes.length, read: (from: number, to: number) => Readable.from([bytes.subarray(from, to + 1)]) };
    return sendVideo(file, request.headers.range, reply);
  });
}
