import { FollowButton } from '@pitchside/ui/FollowButton';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { onFollowing, setFollowing } from '../../../platform/follow/followActs.ts';
import { session } from '../../../platform/session/session.store.ts';

interface FollowExpertProps {
  id: string;
  name: string;
  isFollowed: boolean;
  stretch?: boolean;
}

/** Follows an expert; every button of the page about them says the same. */
export function FollowExpert({ id, name, isFollowed, stretch = false }: FollowExpertProps) {
  const { user } = useSnapshot(session);
  // A follow on this page is newer than the list.
  const [reported, setReported] = useState<{ id: string; isFollowing: boolean }>();
  useEffect(() => onFollowing((now) => now.id === id && setReported(now)), [id]);
  const isFollowing = reported?.id === id ? reported.isFollowing : isFollowed;
  const isSelf = user !== null && String(user.id) === id;
  return (
    <FollowButton
      size="s"
      stretch={stretch}
      name={name}
      state={isSelf ? 'self' : isFollowing ? 'following' : 'none'}
      onFollowChange={(follow) => setFollowing({ id, name }, follow)}
    />
  );
}
