import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { routes } from '../../../routes.data.ts';
import { PostFeed } from './PostFeed.tsx';

interface MemberPostsProps {
  memberId: string;
  isOwn: boolean;
  /** Posts are written on the same page: the empty list leads nowhere else; default false. */
  writesHere?: boolean;
}

/** Posts of a member, newest first; one's own list includes hidden ones. */
export default function MemberPosts({ memberId, isOwn, writesHere = false }: MemberPostsProps) {
  const { t } = useLingui();
  return (
    <PostFeed
      query={isOwn ? { feed: 'own' } : { user_id: memberId }}
      asks="press"
      empty={
        isOwn ? (
          <EmptyState
            title={t`你还没有发过帖子`}
            {...(!writesHere && { action: <ButtonLink href={routes.circle.path}>{t`去社区发帖`}</ButtonLink> })}
          >
            {t`写下今天的比赛，关注你的人会看到。`}
          </EmptyState>
        ) : (
          <EmptyState title={t`TA 还没有发过帖子`}>{t`关注 TA，新帖会出现在社区的「关注」里。`}</EmptyState>
        )
      }
    />
  );
}
