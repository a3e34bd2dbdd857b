import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startIngest } from '../../packages/server/src/media/ingest/ingest.ts';
import { createStreams } from '../../packages/server/src/media/ingest/streams.ts';
import { mountMedia } from '../../packages/server/src/media/mediaRoutes.ts';

const require = createRequire(import.meta.url);
const page = `<!doctype html><meta charset="utf-8"><body><video muted playsinline width="640" height="360"></video><script src="/hls.js"></script><script type="module" src="/page.js"></script>`;

/** Ingest, packager and routes alone, with one room that anybody may push into. */
export async function startServer() {
  const app = Fastify();
  let live;
  const isLive = new Promise((resolve) => (live = resolve));
  const rooms = { roomByKey: async () => ({ room: { id: 1 } }), streamStarted: async () => live(), streamEnded: async () => undefined };
  const streams = createStreams({ clock: { now: () => Date.now() }, log: app.log }, rooms);
  mountMedia(app, async (room) => streams.channel(room));
  const script = readFileSync(join(require.resolve('hls.js'), '../hls.light.min.js'));
  app.get('/', (_, reply) => reply.type('text/html').send(page));
  app.get('/hls.js', (_, reply) => reply.type('text/javascript').send(script));
  for (const name of ['page.js', 'stamp.mjs'])
    app.get(`/${name}`, (_, reply) => reply.type('text/javascript').send(readFileSync(join(import.meta.dirname, name))));
  const site = await app.listen({ host: '127.0.0.1', port: 0 });
  const ingest = await startIngest('127.0.0.1', 0, streams.admit);
  return {
    site,
    address: `${ingest.address}/1`,
    isLive,
    async stop() {
      await ingest.stop();
      await streams.stop();
      await app.close();
    },
  };
}
