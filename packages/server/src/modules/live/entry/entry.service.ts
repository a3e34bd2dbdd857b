import type { Platform } from '../../../platform/platform.ts';
import type { Running } from '../../../platform/running.types.ts';
import { repeat } from '../../../platform/repeat.ts';
import { roomTopic } from '../live/index.ts';
import { takeEntries, type AtRoom } from './entry.repository.ts';

/** Interval (ms) at which a node looks for arrivals in the rooms of its connections. */
export const entryStep = 2_000;

const keyOf = ({ userId, roomId }: AtRoom) => `${roomId} ${userId}`;

/**
 * Announces arrivals of nobles in rooms. Nobody reports them: a member who follows a room through a connection of this node, and did not at
 * the last check, has arrived.
 * @param viewers members who follow rooms on this node, once per connection
 */
export function createEntry({ clock, events, faults }: Pick<Platform, 'clock' | 'events' | 'faults'>, viewers: () => Iterable<AtRoom>) {
  let before = new Set<string>();

  async function look(): Promise<void> {
    const present = [...viewers()];
    const came = present.filter((each) => !before.has(keyOf(each)));
    if (came.length > 0) await announce(came);
    // After a failure, the arrivals are new again at the next check.
    before = new Set(present.map(keyOf));
  }

  async function announce(came: readonly AtRoom[]): Promise<void> {
    const at = clock.now();
    await events.transaction(async (tx, emit) => {
      for (const { roomId, id, nickname, avatar, level, noble, effect } of await takeEntries(tx, came, at))
        emit(roomTopic(roomId), 'entry', {
          room_id: String(roomId),
          user: { id: String(id), user_nickname: nickname, avatar, level, noble },
          effect,
          at,
        });
    });
  }

  return {
    look,
    /** Runs at regular intervals until stopped. */
    start: (): Running => repeat(entryStep, look, faults.inJob('it could not be looked who came in')),
  };
}
