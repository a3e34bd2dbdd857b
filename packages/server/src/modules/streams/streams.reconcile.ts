import type { OutsideLeases } from '../../platform/leases.outside.ts';
import type { Platform } from '../../platform/platform.ts';
import { MediaServerSilent } from '../../ports/media/index.ts';
import { createStreamSweep, type Live } from '../live/index.ts';
import type { Agreement } from './streams.agreement.ts';
import { streamLife } from './streams.lease.ts';

/** Milliseconds after which somebody who was let in and is not pushing has lost their place: longer than a publisher takes from the hook to the list. */
const missingFor = 5_000;

/** Makes the round that heals what hooks did not tell, or told twice or too late: what the media server says is pushed counts. Where it says nothing, nothing changes until what it said last is over. */
export function createReconcile(
  { log, leases, settings }: Pick<Platform, 'log' | 'leases' | 'settings'>,
  { outside, agreement, live }: { outside: OutsideLeases; agreement: Agreement; live: Pick<Live, 'streamStarted' | 'endLeftLive'> },
): () => Promise<void> {
  const endLeftLive = createStreamSweep(leases, live, !settings.demo);
  let isSilent = false;

  async function agree(): Promise<void> {
    const { admitted, strangers, missing } = await agreement.look();
    await outside.renew(
      admitted.map(({ lease }) => lease),
      streamLife,
    );
    await outside.hurry(missing, missingFor);
    for (const { stream, room } of admitted) if (stream.isReady && room.status !== 'live') await live.streamStarted(room.id);
    await agreement.hangUp(strangers);
  }

  return async () => {
    try {
      await agree();
      if (isSilent) log.warn('the media server answers again');
      isSilent = false;
    } catch (error) {
      if (!(error instanceof MediaServerSilent)) throw error;
      // Once for each silence: rounds are every few seconds.
      if (!isSilent) log.warn({ err: error }, 'the media server does not answer');
      isSilent = true;
    }
    await endLeftLive();
  };
}
