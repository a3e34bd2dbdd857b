import type { CallData } from '@pitchside/api';
import { getUserStatus, type getRoomInfo } from '@pitchside/api/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import type { Visit } from '../../../platform/resource/visit.ts';
import { followOwn } from '../../../platform/session/own.topic.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Why somebody may not speak. */
export interface Mute {
  /** Until when, ms UTC; null until it is lifted. */
  until: number | null;
  /** In the moderator’s words; empty without one. */
  reason: string;
}

interface StandingState {
  /** Null for who may speak. */
  mute: Mute | null;
  isOwner: boolean;
  /** An assistant of the room. */
  isModerator: boolean;
  /** Follows the anchor. */
  isFollowing: boolean;
  /** How many follow the anchor; null while unknown. */
  fans: number | null;
}

const nobody = (): StandingState => ({ mute: null, isOwner: false, isModerator: false, isFollowing: false, fans: null });

/** What the person is in the room that is visited; a visitor is nothing there. */
export const standing = proxy<StandingState>(nobody());

/** What fails here has been told by a toast, and the room goes on without it. */
const noMatter = () => undefined;

/** How the person stands in a room, for as long as it is visited. */
export interface FollowedStanding {
  /** Asks whether the member may speak; a visitor asks nothing. */
  ask: () => void;
  /** Takes over what the room’s own answer says of it. */
  take: (room: Pick<CallData<typeof getRoomInfo>, 'is_owner' | 'is_moderator' | 'is_followed' | 'fans'>) => void;
}

/** Follows how the person stands in a room: what moderators do to a member arrives by the member’s own topic, in every tab. */
export function followStanding(visit: Visit, roomId: string): FollowedStanding {
  Object.assign(standing, nobody());
  visit.onLeave(() => Object.assign(standing, nobody()));

  function ask(): void {
    if (!sessionToken()) return;
    visit.ask(
      (signal) => api.call(getUserStatus, { id: roomId }, { signal }),
      ({ is_muted, muted_until: until, reason }) => void (standing.mute = is_muted ? { until, reason } : null),
      noMatter,
    );
  }
  function hear({ type, data }: TopicEvent): void {
    if (type === 'muted' && data.room_id === roomId) standing.mute = { until: data.until, reason: data.reason };
    if (type === 'unmuted' && data.room_id === roomId) standing.mute = null;
    if (type === 'room_role' && data.room_id === roomId) standing.isModerator = data.is_moderator;
  }
  visit.onLeave(followOwn({ onEvent: visit.during(hear), onReset: visit.during(ask) }));
  return {
    ask,
    take({ is_owner: isOwner, is_moderator: isModerator, is_followed: isFollowing, fans }) {
      Object.assign(standing, { isOwner, isModerator, isFollowing, fans });
    },
  };
}
