import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { Running } from '../../platform/running.types.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Live } from '../live/index.ts';
import { rooms } from '../room/index.ts';
import { isWorthTelling, popularityOf, watching } from './popularity.data.ts';
import { createPopularityRepository, type Seen } from './popularity.repository.ts';

/** Somebody who follows a room by a socket of this node: a member, or a visitor by their network. */
export interface Watcher {
  roomId: number;
  who: { member: number } | { network: string };
}

export interface Popularity {
  /** Notes who watches now; each account and each network counts once in a room, at however many nodes and sockets. */
  note(watchers: Iterable<Watcher>): Promise<void>;
  /** Counts all live rooms and tells of those that have changed. */
  count(): Promise<void>;
  /** Notes those who watch at this node at every step. */
  pace(): Running;
}

interface Parts {
  live: Pick<Live, 'change'>;
  /** Makes names of networks that say nothing of them. */
  secret: string;
  /** Viewers who follow rooms on this node, once per connection. */
  watchers(): Iterable<Watcher>;
}

export function createPopularity(
  { db, clock, faults }: Pick<Platform, 'db' | 'clock' | 'faults'>,
  { live, secret, watchers }: Parts,
): Popularity {
  const repository = createPopularityRepository(db);
  const nameOf = (who: Watcher['who']): string =>
    'member' in who ? `m${who.member}` : `n${createHmac('sha256', secret).update(who.network).digest('base64url').slice(0, 22)}`;

  const note: Popularity['note'] = async (present) => {
    const seen = new Map<string, Seen>();
    for (const { roomId, who } of present) {
      const name = nameOf(who);
      seen.set(`${roomId} ${name}`, { roomId, who: name });
    }
    await repository.note([...seen.values()], clock.now());
  };

  return {
    note,
    async count() {
      await repository.clear();
      for (const { id, shown, ...pulse } of await repository.pulses(clock.now())) {
        const heat = popularityOf(pulse);
        if (isWorthTelling(shown, heat)) await live.change(id, { heat }, eq(rooms.status, 'live'));
      }
    },
    pace: () => repeat(watching.step, () => note(watchers()), faults.inJob('it could not be noted who watches')),
  };
}
