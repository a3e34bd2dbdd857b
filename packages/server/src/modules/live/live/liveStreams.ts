import { graces } from '@pitchside/api/live/live';
import type { Leases } from '../../../platform/leases.ts';
import type { Live } from './live.service.ts';
import type { RoomRow } from './live.repository.ts';

/** Name prefix of leases of rooms' streams; every publisher holds one. */
export const streamLeases = 'stream:';
export const streamLease = (room: number | string): string => `${streamLeases}${room}`;

/** Name of the lease of a room's stand-by: the publisher that takes the place of a lost one. */
export const standbyLease = (room: number | string): string => `standby:${room}`;

/** Longest time that a room waits for a lost publisher, ms. */
const longestGrace = Math.max(...graces) * 1_000;

/** Request of a publisher. */
export interface PublishRequest {
  app: string;
  /** Name of the stream: the room's id. */
  name: string;
  key: string;
}

/** Lease of an admitted publisher. */
interface Held {
  release(): Promise<unknown>;
}

/** Reason to refuse a publisher: wrong application, no key, wrong key, closed room, or another publisher is active. */
export type Refusal = 'app' | 'noKey' | 'key' | 'closed' | 'busy';

/** Refusals of a publisher with the right key: the room's anchor hears of them. */
export type KeyedRefusal = 'closed' | 'busy';
export const isKeyedRefusal = (refused: Refusal): refused is KeyedRefusal => refused === 'closed' || refused === 'busy';

/** An admitted publisher with the former and the new generation; or the reason of the refusal. */
export type Admission<H extends Held> =
  | { row: RoomRow; held: H; before: number; generation: number }
  | { refused: Exclude<Refusal, KeyedRefusal> }
  | { refused: KeyedRefusal; row: RoomRow };

/**
 * Decides whether to admit a publisher, for any media server.
 * @param take acquires the lease of the room's stream; undefined when another publisher holds it
 */
export async function admitPublisher<H extends Held>(
  live: Pick<Live, 'roomByKey'> & Partial<Pick<Live, 'closedRoomByKey' | 'beginGeneration'>>,
  { app, name, key }: PublishRequest,
  take: (roomId: number) => Promise<H | undefined>,
): Promise<Admission<H>> {
  if (app !== 'live') return { refused: 'app' };
  if (key === '') return { refused: 'noKey' };
  const refusal = async (): Promise<Extract<Admission<H>, { refused: Refusal }>> => {
    const closed = await live.closedRoomByKey?.(name, key);
    return closed ? { refused: 'closed', row: closed } : { refused: 'key' };
  };
  const row = await live.roomByKey(name, key);
  if (!row) return refusal();
  const held = await take(row.room.id);
  if (!held) return { refused: 'busy', row };
  // The room was closed or got another key meanwhile, when this publisher was not visible yet.
  const newest = await live.roomByKey(name, key);
  const before = newest?.room.generation ?? 0;
  const generation = newest && (live.beginGeneration ? await live.beginGeneration(newest) : 0);
  if (newest && generation !== undefined) return { row: newest, held, before, generation };
  await held.release();
  return refusal();
}

/**
 * Creates the periodic check of rooms whose stream has no lease, on any media server: first they wait, as long as their anchor chose, then
 * they end.
 * @param demo whether rooms of the demo channel end too
 */
export function createStreamSweep(
  leases: Pick<Leases, 'silences'>,
  live: Pick<Live, 'endLeftLive' | 'streamLost'>,
  demo: boolean,
): () => Promise<void> {
  let suspects: ReadonlySet<string> = new Set();
  return async () => {
    // Two successive checks must agree: after a database outage every lease looks expired until it is renewed.
    const before = suspects;
    suspects = new Set();
    const silences = await leases.silences(streamLeases, longestGrace);
    const found = new Set<string>();
    await live.endLeftLive({
      demo,
      async isOver({ id, generation, grace, awayAt, source }) {
        const silence = silences.get(streamLease(id)) ?? Infinity;
        if (silence <= 0) return false;
        // A publisher admitted between two checks has another generation.
        const suspect = `${id} ${generation}`;
        found.add(suspect);
        if (!before.has(suspect)) return false;
        if (silence > grace || source === 'demo') return true;
        // Nobody else could notice a publisher whose node died.
        if (awayAt === null) await live.streamLost(id, generation, silence);
        return false;
      },
    });
    suspects = found;
  };
}
