import { useLingui } from '@lingui/react/macro';
import { topicsOf } from '@pitchside/api/content/content';
import { postsPage } from '@pitchside/api/screens/Circle';
import { InfiniteList, type InfiniteListProps } from '@pitchside/ui/InfiniteList';
import { NearGroup } from '@pitchside/ui/NearGroup';
import { NewItems } from '@pitchside/ui/NewItems';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useFeed } from '../../../platform/resource/useFeed.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { useShare } from '../acts/useShare.tsx';
import { goingOn } from '../language/ownLanguage.ts';
import { useLiveMatches } from '../matches/useLiveMatches.ts';
import { loadFreshPosts, loadPosts, type OwnPost, type PostPage, type PostQuery } from './postsCalls.ts';
import { grouped } from './postsGroups.ts';
import { PostItem } from './PostItem.tsx';
import { published } from './published.ts';
import { Posts } from './posts.layout.ts';

/** Interval of the checks for new posts, ms. */
const every = 45_000;

interface PostFeedProps {
  query: PostQuery;
  /** Empty state. */
  empty: ReactNode;
  /** Default `approach`. */
  asks?: InfiniteListProps['asks'];
  /** Whether all posts are about the same match, which is then left out; default false. */
  ofOneMatch?: boolean;
}

/** Posts, page by page; a bar announces new posts and shows them on press. */
export function PostFeed({ query, empty, asks = 'approach', ofOneMatch = false }: PostFeedProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const key = `${JSON.stringify(query)} ${user?.id ?? ''}`;
  const feed = useFeed<OwnPost, PostPage>(key, (before, signal, first) => loadPosts(goingOn(query, first), before, signal));
  const { change } = feed;
  const since = feed.first?.newest;
  const news = useResource(
    since === undefined ? null : `${key} ${since}`,
    (signal) => loadFreshPosts(goingOn(query, feed.first), since ?? '', signal),
    {
      every,
      rest: every,
    },
  );
  const { share, dialog } = useShare((id, shares) => change((posts) => posts.map((post) => (post.id === id ? { ...post, shares } : post))));
  const fresh = useLiveMatches(ofOneMatch ? [] : feed.items.flatMap(({ match }) => match ?? []));
  // Posts that the reader publishes go in front of every feed they belong to.
  useEffect(
    () =>
      published.listen((post) => {
        const isOfTopic = query.topic === undefined || topicsOf(post.content).includes(query.topic);
        if (isOfTopic && (query.circle_id === undefined || query.circle_id === post.circle.id))
          change((posts) => [post, ...posts.filter(({ id }) => id !== post.id)]);
      }),
    [change, query.circle_id, query.topic],
  );
  if (!feed.first && feed.state === 'loading')
    return (
      <Posts role="status" aria-label={t`努力加载中`}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} shape="block" height={220} />
        ))}
      </Posts>
    );
  return (
    <>
      <NewItems count={news.value?.total ?? 0} onShow={feed.again} />
      <InfiniteList
        count={feed.items.length}
        state={feed.state}
        onMore={feed.more}
        asks={asks}
        // A page of posts is about two views tall: the next one is there before its reader is.
        distance={3_000}
        empty={empty}
        error={t`帖子没能送到`}
      >
        <Posts>
          {grouped(feed.items, feed.first?.list[0]?.id, postsPage).map((posts) => (
            <NearGroup key={posts[0]?.id}>
              <Posts>
                {posts.map((post) => (
                  <PostItem
                    key={post.id}
                    post={post}
                    onShare={share}
                    onChange={(part) => change((all) => all.map((one) => (one.id === post.id ? { ...one, ...part } : one)))}
                    onDeleted={() => change((all) => all.filter(({ id }) => id !== post.id))}
                    {...(!ofOneMatch && { fresh })}
                  />
                ))}
              </Posts>
            </NearGroup>
          ))}
        </Posts>
      </InfiniteList>
      {dialog}
    </>
  );
}
