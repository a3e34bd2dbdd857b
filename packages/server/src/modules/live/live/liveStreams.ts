import type { Leases } from '../../../platform/leases.ts';
import type { Live } from './live.service.ts';
import type { RoomRow } from './live.repository.ts';

/** Name prefix of leases of rooms' streams; every publisher holds one. */
export const streamLeases = 'stream:';
export const streamLease = (room: number | string): string => `${streamLeases}${room}`;

/** Time that a room stays live without its publisher, ms. */
export const streamGrace = 10_000;

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
 * Creates the periodic check that ends rooms whose stream has no lease and had none within the grace period, on any media server.
 * @param demo whether rooms of the demo channel end too
 */
export function createStreamSweep(
  leases: Pick<Leases, 'alive'>,
  live: Pick<Live, 'endLeftLive'>,
  demo: boolean,
  grace: number = streamGrace,
): () => Promise<void> {
  let suspects: ReadonlySet<string> = new Set();
  return async () => {
    // Two successive checks must agree: after a database outage every lease looks expired until it is renewed.
    const before = suspects;
    suspects = new Set();
    const alive = new Set(await leases.alive(streamLeases, grace));
    const found = new Set<string>();
    await live.endLeftLive({
      demo,
      isOver(roomId, generation) {
        if (alive.has(streamLease(roomId))) return false;
        // A publisher admitted between two checks has another generation.
        const suspect = `${roomId} ${generation}`;
        found.add(suspect);
        return before.has(suspect);
      },
    });
    suspects = found;
  };
}
