import { streamHealthEvery, streamTrail, type StreamPoint } from '@pitchside/api/live/studio';
import type { KeyedRefusal } from '../../../modules/live/live/index.ts';
import type { StreamHealthRecorder } from '../../../modules/live/studio/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Running } from '../../../platform/running.types.ts';
import { repeat } from '../../../platform/repeat.ts';
import { createStreamMeter, type StreamMeter } from './meter.ts';

/** Measures the streams of this node and passes on the results, round by round. */
export interface HealthRounds extends Running {
  /** A stream begins in a room; the round after its end is its last. */
  begin(roomId: number): StreamMeter;
  /** Reports a refused publisher with the right key: another publishes, or the room is closed. */
  refused(roomId: number, why: KeyedRefusal): void;
  /** Reports that another publisher stands by, or does no more. */
  standby(roomId: number, isReady: boolean): void;
}

interface Watched {
  meter: StreamMeter;
  trail: StreamPoint[];
  lostBefore: number;
}

/** @param every how long a round is, ms */
export function createHealthRounds(
  { clock, faults }: Pick<Platform, 'clock' | 'faults'>,
  recorder: StreamHealthRecorder,
  every: number = streamHealthEvery,
): HealthRounds {
  const watched = new Map<number, Watched>();

  function extend({ trail, lostBefore }: Watched, { at, video, audio }: ReturnType<StreamMeter['reading']>): number {
    const newest = trail.at(-1);
    if (newest && at - newest.at < streamTrail.every) return lostBefore;
    const total = video?.lost_total ?? lostBefore;
    trail.push({ at, kbps: (video?.kbps ?? 0) + (audio?.kbps ?? 0), fps: video?.fps ?? 0, lost: total - lostBefore });
    if (trail.length > streamTrail.most) trail.shift();
    return total;
  }

  async function goRound(): Promise<void> {
    const measured = [...watched].map(([roomId, stream]) => {
      const reading = stream.meter.reading();
      stream.lostBefore = extend(stream, reading);
      return { roomId, reading, trail: stream.trail, stream };
    });
    const over = measured.filter(({ stream }) => stream.meter.isOver());
    if (measured.length > 0) await recorder.keep(measured.map(({ roomId, reading, trail }) => ({ roomId, reading, trail })));
    for (const { roomId, stream } of over) if (watched.get(roomId) === stream) watched.delete(roomId);
  }
  const rounds = repeat(every, goRound, faults.inJob('how streams arrive could not be told'));

  return {
    begin(roomId) {
      const meter = createStreamMeter(
        () => clock.now(),
        () => performance.now(),
      );
      watched.set(roomId, { meter, trail: [], lostBefore: 0 });
      return meter;
    },
    refused: (roomId, why) =>
      void recorder.refused(roomId, why).catch(faults.inJob('the anchor could not be told that a publisher was refused')),
    standby: (roomId, isReady) => void recorder.standby(roomId, isReady).catch(faults.inJob('the anchor could not be told of a stand-by')),
    async stop() {
      await rounds.stop();
      await goRound().catch(faults.inJob('how streams ended could not be told'));
    },
  };
}
