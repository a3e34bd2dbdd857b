import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { PostFeed } from './PostFeed.wired.tsx';

/** What a member wrote, the newest first; one's own with those that others do not see. */
export default function MemberPosts({ memberId, isOwn }: { memberId: string; isOwn: boolean }) {
  const { t } = useLingui();
  return (
    <PostFeed
      query={isOwn ? { feed: 'own' } : { user_id: memberId }}
      asks="press"
      empty={<EmptyState title={isOwn ? t`你还没有发过帖子` : t`TA 还没有发过帖子`} drawing={null} />}
    />
  );
}
