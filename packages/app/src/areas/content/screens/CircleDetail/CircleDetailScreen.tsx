import { useLingui } from '@lingui/react/macro';
import { postInfo, type Post } from '@pitchside/api/content/community';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isRefused } from '../../../../platform/api/refused.ts';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { useCountedView } from '../../acts/countView.ts';
import { useShare } from '../../acts/useShare.tsx';
import { circleHref, personaHref } from '../../contentLinks.ts';
import { Discussion } from '../../discussion/Discussion.tsx';
import { HotPosts } from '../../hot/HotPosts.tsx';
import { useLiveMatches } from '../../matches/useLiveMatches.ts';
import { PostItem } from '../../posts/PostItem.tsx';
import { Beside, Columns } from '../../columns.layout.ts';
import { Under, AuthorActs, AuthorLine } from './CircleDetail.layout.ts';
import { RelatedPosts } from './RelatedPosts.tsx';
import type { Person } from '@pitchside/api/member/follow';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Link } from '@pitchside/ui/Link';
import { setFollowing } from '../../../../platform/follow/followActs.ts';
import { directHref } from '../../../messages/chatLinks.ts';

interface AuthorCardProps {
  author: Person;
  /** The reader wrote it. */
  isOwn: boolean;
  isFollowed: boolean;
}

/** Card of the post's author, with buttons to follow and to write. */
function AuthorCard({ author, isOwn, isFollowed }: AuthorCardProps) {
  const { t } = useLingui();
  const [changed, setChanged] = useState<{ id: string; isFollowing: boolean }>();
  const isFollowing = changed?.id === author.id ? changed.isFollowing : isFollowed;
  const name = author.user_nickname;
  return (
    <Card stacked padding="titled" title={t`作者`}>
      <AuthorLine>
        <Avatar seed={author.avatar} size={48} />
        <div>
          <Link href={personaHref(author.id)} alone>
            <bdi>{name}</bdi>
          </Link>{' '}
          <LevelBadge level={author.level} /> {author.is_anchor && <Chip tone="turf">{t`主播`}</Chip>}
        </div>
      </AuthorLine>
      {!isOwn && (
        <AuthorActs>
          <FollowButton
            stretch
            state={isFollowing ? 'following' : 'none'}
            name={name}
            onFollowChange={(follow) =>
              setFollowing({ id: author.id, name }, follow, (next) => setChanged({ id: author.id, isFollowing: next }))
            }
          />
          <ButtonLink tone="outline" stretch href={directHref(author.id)}>{t`私信`}</ButtonLink>
        </AuthorActs>
      )}
    </Card>
  );
}

/** /circle-detail?id: one post with its discussion and author. */
export function CircleDetailScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const { user } = useSnapshot(session);
  const { value, state, error, again } = useResource(
    id === null ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(postInfo, { id: id ?? '' }, { signal, quiet: true }),
    { family: id ?? '' },
  );
  // What the reader did to it since it was read, by its id.
  const [changed, setChanged] = useState<{ id: string; part: Partial<Post>; isDeleted: boolean }>();
  const own = changed?.id === id ? changed : undefined;
  const post = value?.post && !own?.isDeleted ? { ...value.post, ...own?.part } : null;
  const change = (part: Partial<Post>, isDeleted = false) =>
    setChanged((known) => ({ id: id ?? '', part: { ...(known?.id === id ? known.part : {}), ...part }, isDeleted }));
  const { share, dialog } = useShare((_, shares) => change({ shares }));
  const fresh = useLiveMatches(post?.match ? [post.match] : []);
  const isUnknown = id === null || (!value && isRefused(error));
  const stateNow = value?.state ?? 'shown';
  const isShown = stateNow === 'shown';
  useCountedView(post && isShown ? post.id : null, (views) => change({ views }));
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t`帖子`}</VisuallyHidden>
      <Columns>
        {isUnknown || (value && !post) ? (
          <EmptyState
            title={isUnknown ? t`没有这条帖子` : stateNow === 'deleted' || own?.isDeleted ? t`这条帖子已删除` : t`这条帖子现在看不到`}
            action={<ButtonLink href={circleHref()}>{t`去社区看看`}</ButtonLink>}
          >
            {isUnknown ? t`链接可能写错了。` : t`评论也一起收起了。`}
          </EmptyState>
        ) : !value && state === 'failed' ? (
          <ErrorState title={t`帖子没能送到`} onRetry={again} />
        ) : post && value ? (
          <PostItem
            post={
              isShown
                ? post
                : {
                    ...post,
                    state: stateNow,
                    review: stateNow === 'failed' ? 'failed' : 'awaiting',
                    reason: value.reason,
                    processing: null,
                  }
            }
            whole
            fresh={fresh}
            onChange={change}
            onDeleted={() => change({}, true)}
            onShare={share}
          >
            <Under>
              <Discussion
                key={post.id}
                of={{ kind: 'post', id: post.id }}
                total={post.comments}
                {...(!isShown && { closed: t`公开后才能评论` })}
              />
            </Under>
          </PostItem>
        ) : (
          <div role="status" aria-label={t`努力加载中`}>
            <Skeleton shape="block" height={420} />
          </div>
        )}
        <Beside>
          {post && value && <AuthorCard author={post.author} isOwn={post.is_own} isFollowed={value.is_followed} />}
          {value && value.related.length > 0 && <RelatedPosts related={value.related} />}
          {/* Below the author and what is related: before these are there it would be pushed down by them. */}
          {(value || isUnknown || state === 'failed') && (
            <Region>
              <HotPosts />
            </Region>
          )}
        </Beside>
      </Columns>
      {dialog}
    </Page>
  );
}
