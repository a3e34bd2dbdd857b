import { useLingui } from '@lingui/react/macro';
import { searchAnchors, searchLive, type FoundAll } from '@pitchside/api/content/search';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Pagination } from '@pitchside/ui/Pagination';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import type { ReactNode } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource, type Loaded } from '../../../../platform/resource/useResource.ts';
import { FoundArticles, FoundPosts } from '../../../content/FoundTexts.tsx';
import { FoundVideos } from '../../../content/FoundVideos.tsx';
import { AnchorTiles, PersonTiles } from './AnchorTiles.tsx';
import { MatchRows } from './MatchRows.tsx';
import { RoomWall } from './RoomWall.tsx';
import { searchHref, type SearchTab } from './searchAddress.ts';
import { countOf } from './totals.ts';
import { mostFound } from '@pitchside/api/screens/Search';
import { People, PersonLine } from './Search.layout.ts';

/** Anchors that are on their way, in the room that so many of them take. */
const AnchorsWaiting = ({ count }: { count: number }) => (
  <People aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <Card as="li" key={place}>
        <PersonLine>
          <Skeleton shape="circle" width={44} />
          <Skeleton width="60%" />
        </PersonLine>
      </Card>
    ))}
  </People>
);

/** Anchors or rooms a page. */
const limit = 24;

interface OneKindProps {
  name: string;
  tab: Exclude<SearchTab, 'all'>;
  page: number;
  found: FoundAll;
}

/** All that was found of one kind. */
export function OneKind({ name, tab, page, found }: OneKindProps) {
  const { t } = useLingui();
  if (countOf(found.totals, tab) === 0)
    return (
      <Card>
        <EmptyState
          title={t`这一类里没有「${name}」`}
          action={<ButtonLink href={searchHref(name)}>{t`看全部结果`}</ButtonLink>}
        >{t`看看别的分类，或者换个叫法。`}</EmptyState>
      </Card>
    );
  if (tab === 'live') return <LiveKind name={name} page={page} />;
  if (tab === 'anchors') return <AnchorKind name={name} page={page} found={found} />;
  const shown: Record<'matches' | 'videos' | 'posts' | 'headlines', ReactNode> = {
    matches: <MatchRows matches={found.matches} />,
    videos: <FoundVideos videos={found.videos} />,
    posts: (
      <Card>
        <FoundPosts posts={found.posts} />
      </Card>
    ),
    headlines: (
      <Card>
        <FoundArticles articles={found.articles} />
      </Card>
    ),
  };
  return (
    <>
      {shown[tab]}
      {countOf(found.totals, tab) > mostFound && (
        <Text as="p" size="s" tone="quiet">{t`这里是最相符的 ${mostFound} 条，写得更细能找得更准。`}</Text>
      )}
    </>
  );
}

function LiveKind({ name, page }: Pick<OneKindProps, 'name' | 'page'>) {
  const rooms = useResource(`${name} ${page}`, (signal) => api.call(searchLive, { name, page, limit }, { signal, quiet: true }), {
    family: name,
  });
  return (
    <Paged name={name} tab="live" page={page} loaded={rooms}>
      {(list) => <RoomWall rooms={list} by={name} />}
    </Paged>
  );
}

function AnchorKind({ name, page, found }: Omit<OneKindProps, 'tab'>) {
  const { t } = useLingui();
  const anchors = useResource(`${name} ${page}`, (signal) => api.call(searchAnchors, { name, page, limit }, { signal, quiet: true }), {
    family: name,
  });
  return (
    <>
      {found.totals.anchors > 0 && (
        <Paged
          name={name}
          tab="anchors"
          page={page}
          loaded={anchors}
          waiting={<AnchorsWaiting count={Math.min(limit, Math.max(1, found.totals.anchors - (page - 1) * limit))} />}
        >
          {(list) => <AnchorTiles anchors={list} by={name} />}
        </Paged>
      )}
      {found.people.length > 0 && (
        <section aria-labelledby="found-people">
          <SectionTitle headingId="found-people">{t`用户`}</SectionTitle>
          <PersonTiles people={found.people} by={name} />
        </section>
      )}
    </>
  );
}

interface PagedProps<Item> {
  name: string;
  tab: SearchTab;
  page: number;
  loaded: Loaded<{ list: Item[]; total: number }>;
  /** Skeleton; default four lines. */
  waiting?: ReactNode;
  children: (list: readonly Item[]) => ReactNode;
}

/** One page of results with a pager. */
function Paged<Item>({ name, tab, page, loaded: { value, state, again }, waiting, children }: PagedProps<Item>) {
  const { t } = useLingui();
  if (!value && state === 'failed') return <ErrorState title={t`搜索没有回音`} onRetry={again} />;
  if (!value)
    return (
      <div role="status" aria-label={t`努力加载中`}>
        {waiting ?? <Skeleton lines={4} height={120} />}
      </div>
    );
  return (
    <>
      {children(value.list)}
      {value.total > limit && (
        <Pagination page={page} total={value.total} pageSize={limit} hrefOf={(to) => searchHref(name, tab, to)} label={t`搜索结果分页`} />
      )}
    </>
  );
}
