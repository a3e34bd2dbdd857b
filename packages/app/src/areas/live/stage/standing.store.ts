import type { CallData } from '@pitchside/api';
import { getUserStatus, type getRoomInfo } from '@pitchside/api/live/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import type { Scope } from '../../../platform/resource/scope.ts';
import { followOwn } from '../../../platform/session/ownTopic.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Why somebody may not speak. */
export interface Mute {
  /** Until when, ms UTC; null until it is lifted. */
  until: number | null;
  /** In the moderator’s words; empty without one. */
  reason: string;
}

interface StandingState {
  /** Null for a person who may chat. */
  mute: Mute | null;
  isOwner: boolean;
  /** An assistant of the room. */
  isModerator: boolean;
  /** Follows the anchor. */
  isFollowing: boolean;
  /** Number of followers of the anchor; null while unknown. */
  fans: number | null;
}

const nobody = (): StandingState => ({ mute: null, isOwner: false, isModerator: false, isFollowing: false, fans: null });

/** The person's standing in the visited room; empty for a visitor. */
export const standing = proxy<StandingState>(nobody());

/** The person's standing in a room, followed while it is visited. */
export interface FollowedStanding {
  /** Asks whether the member may speak; a visitor asks nothing. */
  ask: () => void;
  /** Applies the room's own answer. */
  take: (room: Pick<CallData<typeof getRoomInfo>, 'is_owner' | 'is_moderator' | 'is_followed' | 'fans'>) => void;
}

/**
 * Follows the person's standing in a room. Acts of moderators on a member arrive on the member's own topic, in every tab. `onPerson` is
 * called after a sign-in or sign-out.
 */
export function followStanding(scope: Scope, roomId: string, onPerson: () => void): FollowedStanding {
  Object.assign(standing, nobody());
  scope.onLeave(() => Object.assign(standing, nobody()));
  const newest = latestOnly(scope);
  let isFirst = true;

  function ask(): void {
    if (!sessionToken()) return void newest.drop();
    // Until it comes one may write: the server refuses the muted.
    newest.retry(
      (signal) => api.call(getUserStatus, { id: roomId }, { signal, quiet: true }),
      ({ is_muted, muted_until: until, reason }) => void (standing.mute = is_muted ? { until, reason } : null),
    );
  }
  function hear({ type, data }: TopicEvent): void {
    if ((type === 'muted' || type === 'unmuted') && data.room_id === roomId) {
      // The answer that is on its way is older.
      newest.drop();
      standing.mute = type === 'muted' ? { until: data.until, reason: data.reason } : null;
    }
    if (type === 'room_role' && data.room_id === roomId) standing.isModerator = data.is_moderator;
  }
  function change(): void {
    if (isFirst) return;
    standing.mute = null;
    onPerson();
  }
  scope.onLeave(followOwn({ onEvent: scope.during(hear), onReset: scope.during(ask), onChange: scope.during(change) }));
  isFirst = false;
  return {
    ask,
    take({ is_owner: isOwner, is_moderator: isModerator, is_followed: isFollowing, fans }) {
      Object.assign(standing, { isOwner, isModerator, isFollowing, fans });
    },
  };
}
