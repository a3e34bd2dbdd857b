import type { OutsideHolder } from '../../../platform/leasesOutside.ts';
import type { MediaServer } from '../../../ports/media/index.ts';
import { streamLease } from '../live/index.ts';

/** Lifetime of a media server's report, ms: at least as long as it may be silent without ending a broadcast. */
export const streamLife = 30_000;

/** Lease of a publisher. */
export const leaseOf = ({ name }: Pick<MediaServer, 'name'>, roomId: number, client: string): OutsideHolder => ({
  name: streamLease(roomId),
  holder: `${name} ${client}`,
});
