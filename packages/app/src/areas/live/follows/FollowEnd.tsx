import { FollowButton } from '@pitchside/ui/FollowButton';
import { setFollowing } from '../../../platform/follow/followActs.ts';
import { noteFollowing, type FollowEntry } from './attention.store.ts';

/** Ends following somebody of the list, or takes that back. */
export function FollowEnd({
  entry: { id, user_nickname: name, is_followed },
}: {
  entry: Pick<FollowEntry, 'id' | 'user_nickname' | 'is_followed'>;
}) {
  return (
    <FollowButton
      size="s"
      state={is_followed ? 'following' : 'none'}
      name={name}
      onFollowChange={(follow) => setFollowing({ id, name }, follow, (isFollowing) => noteFollowing(id, isFollowing))}
    />
  );
}
