import type { Downloads } from '../../../platform/downloads.ts';
import { msg } from '@lingui/core/macro';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendVideo } from '../../../platform/stretches.ts';
import type { OpenFile } from '../../../ports/storage/index.ts';
import type { Live } from '../live/index.ts';
import type { RecordedRun, Recordings } from '../recordings/index.ts';
import { replayDownloadLife } from './clips.data.ts';
import type { ClipsRepository } from './clips.repository.ts';

/** Joins pieces that need one initialization section to one film; undefined where they cannot be read. */
export type JoinPieces = (init: Buffer, pieces: RecordedRun['pieces']) => OpenFile | undefined;

const gone = msg`没有找到`;

interface Parts {
  recordings: Pick<Recordings, 'runs'>;
  live: Pick<Live, 'repository'>;
  downloads: Downloads;
  joinPieces: JoinPieces;
  broadcastOf: ClipsRepository['broadcast'];
}

interface ReplayRoute {
  Params: { broadcast: string; file: string };
  Querystring: { download?: unknown };
}

/** Whole replays for their anchors, as MP4 that is joined while it is sent. */
export function createReplays({ recordings, live, downloads, joinPieces, broadcastOf }: Parts, { clock }: Pick<Platform, 'clock'>) {
  const nameOf = (broadcastId: number, index: number) => `replay-${broadcastId}-${index + 1}.mp4`;
  const films = async (broadcastId: number) =>
    (await recordings.runs(broadcastId)).flatMap(({ init, pieces }) => {
      const film = joinPieces(init, pieces);
      const [first, last] = [pieces[0], pieces.at(-1)];
      return film && first && last ? [{ film, length: last.startedAt + last.duration - first.startedAt }] : [];
    });

  const handlers: Pick<Handlers, 'replayFiles'> = {
    async replayFiles({ id }, { member }) {
      const broadcast = /^[1-9]\d{0,14}$/.test(id) ? await broadcastOf(Number(id)) : undefined;
      const own = await live.repository.roomOf(member.id);
      // A broadcast that is on grows while it is sent.
      if (!broadcast || broadcast.roomId !== own?.room.id || broadcast.endedAt === null) throw new CallError(gone);
      const expiresAt = clock.now() + replayDownloadLife;
      const files = (await films(broadcast.id)).map(({ film, length }, index) => {
        const name = nameOf(broadcast.id, index);
        const url = `/media/replay/${broadcast.id}/${name}?download=${downloads.sign(name, expiresAt)}`;
        return { url, length, bytes: film.size };
      });
      return { files, expires_at: expiresAt };
    },
  };

  return {
    handlers,
    routes(app: FastifyInstance): void {
      app.get<ReplayRoute>('/media/replay/:broadcast/:file', async ({ params: { broadcast, file }, query, headers }, reply) => {
        const [, index = ''] = /^replay-\d+-([1-9]\d{0,3})\.mp4$/.exec(file) ?? [];
        const ticket = typeof query.download === 'string' ? query.download : '';
        const isAllowed = file === nameOf(Number(broadcast), Number(index) - 1) && downloads.allows(file, ticket);
        const found = isAllowed ? (await films(Number(broadcast)))[Number(index) - 1] : undefined;
        if (!found) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
        return sendVideo(found.film, headers.range, reply, { caching: 'private, no-store', download: file });
      });
    },
  };
}
