import type { DanmakuComposerState } from '@pitchside/ui/DanmakuComposer';
import { useSnapshot } from 'valtio';
import { setFollowing } from '../../../platform/follow/follow.acts.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { session } from '../../../platform/session/session.store.ts';
import { muteState } from './muteState.ts';
import { roomState } from './room.store.ts';
import { asked } from './rules.store.ts';
import { standing } from './standing.store.ts';

/** What the person may say in the room that is visited, before they say it. */
export interface Speaking {
  state: DanmakuComposerState;
  /** What is asked of them; nothing of those who look after the room, who are free of it. */
  rules: { slow: number; noLinks: boolean; holdContacts: boolean };
  /** Follows the anchor. */
  onFollow: () => void;
}

const free = { slow: 0, noLinks: false, holdContacts: false };

/** How the person may speak in the room: by their standing, and by what is asked of viewers there. */
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
