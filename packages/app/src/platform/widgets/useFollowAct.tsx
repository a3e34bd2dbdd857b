import { FollowButton } from '@pitchside/ui/FollowButton';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.store.ts';
import { setFollowing } from '../follow/followActs.ts';

/** Somebody in a ranking, and whether the person follows them. */
interface Ranked {
  member: { id: string };
  is_followed: boolean;
}

/** Returns a follow button for each ranked member; changes made on this page hold until the ranking is fetched again. */
export function useFollowAct(list: readonly Ranked[] | undefined): (member: { id: string; nickname: string }) => ReactNode {
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
