import { createDownloads } from '../../../platform/downloads.ts';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { numberedPages } from '../../../platform/sitemap.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import { eq } from 'drizzle-orm';
import { contentModule } from '../../content/content/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { followModule } from '../../member/follow/index.ts';
import { matchesModule, matchTopic } from '../../scores/matches/index.ts';
import { fansModule } from '../fans/index.ts';
import { liveModule, roomTopic } from '../live/index.ts';
import { recordingsModule } from '../recordings/index.ts';
import { createClipsRepository } from './clips.repository.ts';
import { createClips } from './clips.service.ts';
import { createGoalWatch } from './clipsGoals.ts';
import { createMaking, type CutRecording, type DrawFilm } from './clipsMaking.ts';
import { clipRoutes } from './clipsRoutes.ts';
import { createReplays, type JoinPieces } from './replays.ts';
import * as tables from './clips.tables.ts';

interface Choices {
  /** Storage of the films, shared by all nodes. */
  storage: ObjectStorage;
  /** Cuts a film out of recorded pieces. */
  cutRecording: CutRecording;
  /** Joins recorded pieces to one film. */
  joinPieces: JoinPieces;
  /** Draws a film of a demo room. */
  drawFilm: DrawFilm;
}

/** Clips of broadcasts: goals by themselves, moments that viewers keep. Its own sweep deletes films before their rows are forgotten. */
export const clipsModule = defineModule({
  name: 'clips',
  uses: {
    content: contentModule,
    fans: fansModule,
    follow: followModule,
    live: liveModule,
    matches: matchesModule,
    recordings: recordingsModule,
    system: systemModule,
  },
  tables,
  personal: [{ of: tables.clips.makerId, without: [tables.clips.run, tables.clips.until, tables.clips.removedBy] }],
  // Of a clip without a film its page says for a month what became of it.
  retention: [{ at: tables.clips.goneAt, keep: 30 * day }],
  async open(platform, { content, fans, follow, live, recordings, system }, { storage, cutRecording, joinPieces, drawFilm }: Choices) {
    const repository = createClipsRepository(platform.db);
    const downloads = createDownloads(await system.secret('clips'), platform);
    const making = createMaking(platform, { storage, repository, recordings, live, cutRecording, drawFilm });
    const goals = createGoalWatch(platform, repository);
    const { handlers } = createClips(platform, { repository, live, follow, fans, words: content.words, downloads });
    const replays = createReplays({ recordings, live, downloads, joinPieces, broadcastOf: repository.broadcast }, platform);
    return {
      service: { look: goals.look, work: making.work, sweep: making.sweep },
      handlers: { ...handlers, ...replays.handlers },
      invalidatedBy: {
        clipList: ({ room_id, match_id }) => [
          ...(room_id === undefined ? [] : [roomTopic(room_id)]),
          ...(match_id === undefined ? [] : [matchTopic(match_id)]),
        ],
      },
      sitemap: [
        numberedPages(platform, {
          name: 'clips',
          id: tables.clips.id,
          changedAt: tables.clips.createdAt,
          only: eq(tables.clips.state, 'ready'),
          path: (id) => `/clip?id=${id}`,
        }),
      ],
      async routes(app) {
        await clipRoutes(app, { repository, storage, downloads });
        replays.routes(app);
      },
      jobs: [
        { name: 'clips.goals', every: 2, run: goals.look },
        { name: 'clips.make', every: 1, run: making.work },
        { name: 'clips.sweep', every: 60, run: () => making.sweep() },
      ],
    };
  },
});
