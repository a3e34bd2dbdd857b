import { Plural, useLingui } from '@lingui/react/macro';
import type { FoundAll } from '@pitchside/api/content/search';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import type { ReactNode } from 'react';
import { FoundArticles, FoundPosts } from '../../../content/FoundTexts.tsx';
import { FoundVideos } from '../../../content/FoundVideos.tsx';
import { AnchorTiles, PersonTiles } from './AnchorTiles.tsx';
import { BestTeam } from './BestTeam.tsx';
import { MatchRows } from './MatchRows.tsx';
import { NamedTilesWired } from './NamedTiles.tsx';
import { RoomWall } from './RoomWall.tsx';
import { searchHref, type SearchTab } from './searchAddress.ts';
import { Texts } from './Search.layout.ts';

/** Results of each kind shown before the person opens all of them. */
const most = { rooms: 4, anchors: 3, matches: 5, videos: 4, texts: 3 };

/** The best of everything: the team that is meant, rooms, anchors, matches, videos, posts and headlines; a kind without any is left out. */
export function AllFound({ name, found }: { name: string; found: FoundAll }) {
  const { t } = useLingui();
  const { totals } = found;
  const people = totals.anchors === 0;
  return (
    <>
      <BestTeam name={name} found={found} />
      {totals.rooms > 0 && (
        <Kind
          id="found-live"
          title={t({ id: 'search.live', message: '直播' })}
          hint={<Plural value={totals.rooms} other="# 个房间正在播" />}
          more={[name, 'live']}
        >
          <RoomWall rooms={found.rooms.slice(0, most.rooms)} by={name} />
        </Kind>
      )}
      {totals.anchors + totals.people > 0 && (
        <Kind
          id="found-anchors"
          title={people ? t`用户` : t({ id: 'search.anchors', message: '主播' })}
          hint={<Plural value={people ? totals.people : totals.anchors} other="# 位" />}
          more={[name, 'anchors']}
        >
          {people ? (
            <PersonTiles people={found.people.slice(0, most.anchors)} by={name} />
          ) : (
            <AnchorTiles anchors={found.anchors.slice(0, most.anchors)} by={name} />
          )}
        </Kind>
      )}
      {totals.matches > 0 && (
        <Kind id="found-matches" title={t({ id: 'search.matches', message: '比赛' })} hint={t`近期与未来`} more={[name, 'matches']}>
          <MatchRows matches={found.matches.slice(0, most.matches)} />
        </Kind>
      )}
      <NamedTilesWired name={name} found={found} />
      {totals.videos > 0 && (
        <Kind
          id="found-videos"
          title={t({ id: 'videos.all', message: '视频' })}
          hint={<Plural value={totals.videos} other="# 个" />}
          more={[name, 'videos']}
        >
          <FoundVideos four videos={found.videos.slice(0, most.videos)} />
        </Kind>
      )}
      <Texts>
        {totals.posts > 0 && (
          <Kind
            id="found-posts"
            title={t({ id: 'search.posts', message: '帖子' })}
            hint={<Plural value={totals.posts} other="# 条" />}
            more={[name, 'posts']}
          >
            <Card>
              <FoundPosts posts={found.posts.slice(0, most.texts)} />
            </Card>
          </Kind>
        )}
        {totals.articles > 0 && (
          <Kind id="found-news" title={t`头条`} hint={<Plural value={totals.articles} other="# 篇" />} more={[name, 'headlines']}>
            <Card>
              <FoundArticles articles={found.articles.slice(0, most.texts)} />
            </Card>
          </Kind>
        )}
      </Texts>
    </>
  );
}

interface KindProps {
  id: string;
  title: string;
  hint: ReactNode;
  /** Link to all results of the kind. */
  more: [name: string, tab: SearchTab];
  children: ReactNode;
}

function Kind({ id, title, hint, more: [name, tab], children }: KindProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby={id}>
      <SectionTitle headingId={id} hint={hint} more={{ href: searchHref(name, tab), label: t({ id: 'search.all', message: '全部' }) }}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}
