import type { Barrage } from '@pitchside/api/live/barrage';
import { playbackBarrages } from '@pitchside/api/live/studio';
import { api } from '../../../platform/api/api.ts';
import { stretch } from '../../../platform/player/timedTalk.ts';

/** Brings what was said in a broadcast from an instant (ms UTC) on, a stretch long. */
export const saidIn =
  (id: string) =>
  async (from: number): Promise<readonly Barrage[]> =>
    (await api.call(playbackBarrages, { id, from, seconds: stretch / 1_000 }, { quiet: true })).list;
