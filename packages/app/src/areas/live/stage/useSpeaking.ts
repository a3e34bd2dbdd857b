import type { DanmakuComposerState } from '@pitchside/ui/DanmakuComposer';
import { useSnapshot } from 'valtio';
import { setFollowing } from '../../../platform/follow/followActs.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { session } from '../../../platform/session/session.store.ts';
import { roomState } from './room.store.ts';
import { asked } from './rules.store.ts';
import { standing, type Mute } from './standing.store.ts';

/** A mute as the fields show it in place of themselves: until when, and why. */
const muteState = ({ until, reason: why }: Mute): Extract<DanmakuComposerState, { status: 'muted' }> => ({
  status: 'muted',
  ...(until !== null && { until }),
  ...(why && { why }),
});

/** The person's permission to chat in the visited room. */
export interface Speaking {
  state: DanmakuComposerState;
  /** Chat rules that apply to the person; none for moderators, who are exempt. */
  rules: { slow: number; noLinks: boolean; holdContacts: boolean };
  /** Follows the anchor. */
  onFollow: () => void;
}

const free = { slow: 0, noLinks: false, holdContacts: false };

/** The person's permission to chat in the room, from their standing and its chat rules. */
export function useSpeaking(): Speaking {
  const { user } = useSnapshot(session);
  const { room } = useSnapshot(roomState);
  const { mute, isOwner, isModerator, isFollowing } = useSnapshot(standing);
  const { rules: all, spokeAt } = useSnapshot(asked);
  const anchor = room?.anchor;
  const rules = isOwner || isModerator ? null : all;
  const slow = rules?.slow ?? 0;
  function stateNow(): DanmakuComposerState {
    if (!user) return { status: 'signedOut' };
    if (mute) return muteState(mute);
    if (rules?.is_quiet) return { status: 'quiet' };
    if (rules?.is_followers_only && !isFollowing) return { status: 'followersOnly' };
    if (slow > 0 && spokeAt !== null) return { status: 'cooling', until: spokeAt + slow * 1_000 };
    return { status: 'ready' };
  }
  return {
    state: stateNow(),
    rules: rules ? { slow, noLinks: rules.has_no_links, holdContacts: rules.holds_contacts } : free,
    onFollow: () => anchor && unlessLost(setFollowing({ id: anchor.id, name: anchor.user_nickname }, true)),
  };
}
