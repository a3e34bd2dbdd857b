import { currentRaid, type Raid } from '@pitchside/api/live/raids';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import type { Scope } from '../../../platform/resource/scope.ts';

/** State of a raid from a room. */
export interface RaidState {
  /** The raid that counts down; null while none does. */
  raid: Raid | null;
  /** The raid that the viewer refused. */
  stays: string | null;
}

const none = (): RaidState => ({ raid: null, stays: null });

/** Raid from the visited room. */
export const raidState = proxy<RaidState>(none());

/** A raid that is followed. */
export interface FollowedRaid {
  ask: () => void;
  hear: (event: TopicEvent) => void;
}

/**
 * Follows the raid from a room, in the state of the visited room or in another.
 * @param onGo its viewers go on to a room; not those who refused
 */
export function followRaid(scope: Scope, id: string, onGo: (to: string) => void = () => undefined, state = raidState): FollowedRaid {
  const newest = latestOnly(scope);
  Object.assign(state, none());
  scope.onLeave(() => void Object.assign(state, none()));
  return {
    ask: () =>
      newest.retry(
        (signal) => api.call(currentRaid, { id }, { signal, quiet: true }),
        ({ raid }) => void (state.raid = raid),
      ),
    hear({ type, data }) {
      if (type !== 'raid' && type !== 'raid_over') return;
      // The answer that is on its way is older.
      newest.drop();
      state.raid = type === 'raid' ? data : null;
      if (type === 'raid_over' && data.state === 'done' && state.stays !== data.id) onGo(data.to_id);
    },
  };
}
