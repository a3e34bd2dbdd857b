import type { Ranked } from '@pitchside/api/ranking';
import { FollowButton } from '@pitchside/ui/FollowButton';
import type { RankedMember } from '@pitchside/ui/RankList';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { setFollowing } from '../../../../platform/follow/follow.acts.ts';
import { session } from '../../../../platform/session/session.store.ts';

/** Following whoever is ranked; what was changed on this page holds until the ranking is read anew. */
export function useFollowAct(list: readonly Ranked[] | undefined): (member: RankedMember) => ReactNode {
  const { user } = useSnapshot(session);
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const followed = new Set(list?.filter((each) => each.is_followed).map((each) => each.member.id));
  return ({ id, nickname }) => (
    <FollowButton
      size="s"
      state={id === user?.id ? 'self' : user && (changed[id] ?? followed.has(id)) ? 'following' : 'none'}
      name={nickname}
      onFollowChange={(follow) =>
        setFollowing({ id, name: nickname }, follow, (isFollowing) => setChanged((known) => ({ ...known, [id]: isFollowing })))
      }
    />
  );
}
