import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { Running } from '../../../platform/running.types.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { Live } from '../live/index.ts';
import { rooms } from '../room/index.ts';
import { isWorthPublishing, popularityOf, watching } from './popularity.data.ts';
import { createPopularityRepository, type Seen } from './popularity.repository.ts';

/** A viewer who follows a room through a connection of this node: a member, or a visitor by network. */
export interface Watcher {
  roomId: number;
  who: { member: number } | { network: string };
}

export interface Popularity {
  /** Key under which a viewer counts once in a room. */
  nameOf(who: Watcher['who']): string;
  /** Records current viewers; each account and each network counts once per room, across nodes and connections. */
  note(watchers: Iterable<Watcher>): Promise<void>;
  /** Computes the popularity of all live rooms and publishes changes. */
  count(): Promise<void>;
  /** Records this node's viewers at regular intervals. */
  pace(): Running;
}

interface Parts {
  live: Pick<Live, 'change'>;
  /** Key for hashing networks, so that they cannot be recovered. */
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
    nameOf,
    note,
    async count() {
      await repository.clear();
      for (const { id, shown, ...pulse } of await repository.pulses(clock.now())) {
        const heat = popularityOf(pulse);
        if (isWorthPublishing(shown, heat)) await live.change(id, { heat }, eq(rooms.status, 'live'));
      }
    },
    pace: () => repeat(watching.step, () => note(watchers()), faults.inJob('it could not be noted who watches')),
  };
}
