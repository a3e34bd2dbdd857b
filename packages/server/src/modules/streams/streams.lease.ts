import type { OutsideHolder } from '../../platform/leases.outside.ts';
import type { MediaServer } from '../../ports/media/index.ts';
import { streamLease } from '../live/index.ts';

/** Milliseconds for which a word of the media server holds: no less than it may be silent without ending anybody's broadcast. */
export const streamLife = 30_000;

/** Lease of a publisher. */
export const leaseOf = ({ name }: Pick<MediaServer, 'name'>, roomId: number, client: string): OutsideHolder => ({
  name: streamLease(roomId),
  holder: `${name} ${client}`,
});
