import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { routes } from '../routes.data.ts';

/** A tab of the header; `path` decides whether it is shown and current. */
interface Tab {
  id: string;
  label: MessageDescriptor;
  path: string;
  children?: { id: string; label: MessageDescriptor; href: string }[];
}

/** Tabs of the header, in order; only screens that are registered stand here. */
export const tabs: readonly Tab[] = [
  { id: 'main', label: msg`首页`, path: routes.main.path },
  {
    id: 'football',
    label: msg`比分`,
    path: routes.football.path,
    children: [
      { id: 'football', label: msg`足球比分`, href: routes.football.path },
      { id: 'basketball', label: msg`篮球比分`, href: routes.basketball.path },
      { id: 'esports', label: msg`电竞比分`, href: `${routes.football.path}?sport=esports` },
      { id: 'results', label: msg`赛果`, href: `${routes.football.path}?tab=results` },
      { id: 'baseFootball', label: msg`足球资料库`, href: routes.baseFootball.path },
      { id: 'baseBasketball', label: msg`篮球资料库`, href: routes.baseBasketball.path },
    ],
  },
  {
    id: 'anchor',
    label: msg`直播`,
    path: routes.anchor.path,
    children: [
      { id: 'anchor', label: msg`全部直播`, href: routes.anchor.path },
      { id: 'scoreLive', label: msg`看球比分`, href: routes.scoreLive.path },
      { id: 'rank', label: msg`排行榜`, href: routes.rank.path },
      { id: 'attention', label: msg`我的关注`, href: routes.attention.path },
    ],
  },
  {
    id: 'schedule',
    label: msg`赛程`,
    path: routes.schedule.path,
    children: [
      { id: 'schedule', label: msg`赛程`, href: routes.schedule.path },
      { id: 'foresight', label: msg`前瞻`, href: routes.foresight.path },
      { id: 'reserve', label: msg`我的预约`, href: routes.reserve.path },
    ],
  },
  { id: 'videos', label: msg({ id: 'videos.all', message: '视频' }), path: routes.videoList.path },
  { id: 'news', label: msg`头条`, path: routes.news.path },
  { id: 'circle', label: msg`社区`, path: routes.circle.path },
  { id: 'experts', label: msg({ id: 'tipsters.all', message: '专家' }), path: routes.specialist.path },
];

/** Pages without a tab of their own, and the tab that they belong to. */
const belonging: Partial<Record<string, string>> = {
  [routes.live.path]: 'anchor',
  [routes.attention.path]: 'anchor',
  [routes.rank.path]: 'anchor',
  [routes.basketball.path]: 'football',
  [routes.scoreDetail.path]: 'football',
  [routes.scoreLive.path]: 'football',
  [routes.baseFootball.path]: 'football',
  [routes.baseBasketball.path]: 'football',
  [routes.detail.path]: 'news',
  [routes.circleDetail.path]: 'circle',
  [routes.foresight.path]: 'schedule',
  [routes.reserve.path]: 'schedule',
  [routes.videoClassify.path]: 'videos',
  [routes.videoPlayer.path]: 'videos',
  [routes.clip.path]: 'videos',
  [routes.specialistHome.path]: 'experts',
  [routes.specialistDetail.path]: 'experts',
  [routes.specialistInfo.path]: 'experts',
  [routes.specialistNews.path]: 'experts',
};

/** The tab that a path belongs to: a room belongs to the live tab, basketball, the page of a match and the database to the scores. */
export const currentTab = (pathname: string): string | undefined => belonging[pathname] ?? tabs.find(({ path }) => path === pathname)?.id;
