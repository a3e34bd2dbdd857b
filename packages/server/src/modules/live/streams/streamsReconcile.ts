import type { OutsideLeases } from '../../../platform/leasesOutside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { MediaServerSilent } from '../../../ports/media/index.ts';
import { createStreamSweep, type Live } from '../live/index.ts';
import type { Agreement } from './streamsAgreement.ts';
import { streamLife } from './streamsLease.ts';
import { isSeen } from './streams.service.ts';

/**
 * Time after which an admitted publisher that is not pushing loses its lease, ms: longer than a publisher takes from the hook to the media
 * server's list.
 */
const missingFor = 5_000;

/**
 * Creates the reconciliation that repairs missing, repeated and late hooks: the media server's list of streams decides. If the server does
 * not answer, nothing changes until its last answer has expired.
 */
export function createReconcile(
  { log, leases, settings }: Pick<Platform, 'log' | 'leases' | 'settings'>,
  {
    outside,
    agreement,
    live,
  }: { outside: OutsideLeases; agreement: Agreement; live: Pick<Live, 'streamStarted' | 'streamLost' | 'endLeftLive'> },
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
    for (const { stream, room } of admitted) if (stream.isReady && !isSeen(room)) await live.streamStarted(room.id);
    await agreement.hangUp(strangers);
  }

  return async () => {
    try {
      await agree();
      if (isSilent) log.warn('the media server answers again');
      isSilent = false;
    } catch (error) {
      if (!(error instanceof MediaServerSilent)) throw error;
      // Logged once per silence: the check runs every few seconds.
      if (!isSilent) log.warn({ err: error }, 'the media server does not answer');
      isSilent = true;
    }
    await endLeftLive();
  };
}
