import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { BarrageService } from '../barrage/index.ts';
import type { ReplayRow } from './recordings.service.ts';

const gone = msg`没有找到`;

interface Parts {
  studio: { replay(broadcastId: number): Promise<ReplayRow | undefined> };
  barrage: Pick<BarrageService, 'between'>;
}

/** Comments made during a broadcast, for its replay. */
export function createReplayTalk({ studio, barrage }: Parts): Pick<Handlers, 'playbackBarrages'> {
  return {
    async playbackBarrages({ id, from, seconds }) {
      const row = /^[1-9]\d{0,14}$/.test(id) ? await studio.replay(Number(id)) : undefined;
      if (!row || row.startedAt === null || row.endedAt === null) throw new CallError(gone);
      // The room may have comments from before and after the broadcast.
      const [begin, end] = [Math.max(from, row.startedAt), Math.min(from + seconds * 1_000, row.endedAt)];
      return { list: begin < end ? await barrage.between(row.roomId, begin, end) : [] };
    },
  };
}
