import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Everything navigation needs to know of a screen. */
export interface RouteEntry {
  path: string;
  /** Page title before the site's name; none on the main page. */
  title?: MessageDescriptor;
  /** Nav index of the specification, kept under the storage key `index`. */
  navIndex?: number;
  /** The header slides away when the page is scrolled past 60 px. */
  hidesHeader?: boolean;
  /** The sidebar stands beside it; by default it does not. */
  sidebar?: boolean;
  /** It has a head of its own: neither the site's header nor its footer stand around it. */
  bare?: boolean;
  /** It grows wider than other pages on a large screen, and the header with it. */
  wide?: boolean;
  /** Not for search engines. */
  noindex?: boolean;
  /** Dark by itself until the person has chosen. */
  theme?: 'night';
}

/** Screens that stand; navigation shows only what is registered here. */
export const routes = {
  main: { path: '/main', navIndex: 0, hidesHeader: true },
  football: { path: '/football', title: msg`足球比分`, navIndex: 1, hidesHeader: true },
  scoreDetail: { path: '/score-detail', title: msg`比赛`, navIndex: 1 },
  scoreLive: { path: '/score-live', title: msg`看球比分`, navIndex: 1 },
  basketball: { path: '/basketball', title: msg`篮球比分`, navIndex: 1, hidesHeader: true },
  anchor: { path: '/anchor', title: msg`直播`, navIndex: 2, sidebar: true },
  live: { path: '/live', title: msg`直播间`, navIndex: 2, theme: 'night', wide: true },
  reserve: { path: '/reserve', title: msg`我的预约`, navIndex: 3, sidebar: true },
  attention: { path: '/attention', title: msg`我的关注`, navIndex: 2, sidebar: true },
  rank: { path: '/rank', title: msg`排行榜`, navIndex: 2, sidebar: true },
  schedule: { path: '/schedule', title: msg`赛程`, navIndex: 3 },
  baseBasketball: { path: '/base-basketball', title: msg`篮球资料库`, navIndex: 1 },
  baseFootball: { path: '/base-football', title: msg`足球资料库`, navIndex: 1 },
  videoList: { path: '/video-list', title: msg({ id: 'videos.all', message: '视频' }), navIndex: 4 },
  videoClassify: { path: '/video-classify', title: msg`视频分类`, navIndex: 4 },
  videoPlayer: { path: '/video-player', title: msg({ id: 'videos.all', message: '视频' }), navIndex: 4, theme: 'night' },
  clip: { path: '/clip', title: msg({ id: 'clips.one', message: '片段' }), navIndex: 4, theme: 'night' },
  foresight: { path: '/foresight', title: msg`前瞻`, navIndex: 3 },
  news: { path: '/news', title: msg`头条`, navIndex: 5 },
  detail: { path: '/detail', title: msg({ id: 'article.one', message: '文章' }), navIndex: 5 },
  circle: { path: '/circle', title: msg`社区`, navIndex: 6 },
  circleDetail: { path: '/circle-detail', title: msg`帖子`, navIndex: 6 },
  comment: { path: '/comment', title: msg`全部评论` },
  specialist: { path: '/specialist', title: msg({ id: 'tipsters.all', message: '专家' }), navIndex: 7 },
  specialistHome: { path: '/specialist-home', title: msg`专家主页`, navIndex: 7 },
  specialistDetail: { path: '/specialist-detail', title: msg`方案`, navIndex: 7 },
  specialistInfo: { path: '/specialist-info', title: msg`申请成为专家`, navIndex: 7 },
  search: { path: '/search', title: msg({ id: 'search.page', message: '搜索' }) },
  specialistNews: { path: '/specialist-news', title: msg`专家动态`, navIndex: 7 },
  persona: { path: '/persona', title: msg`个人主页` },
  chatChat: { path: '/chat-chat', title: msg({ id: 'chat.all', message: '私信' }) },
  member: { path: '/member', title: msg`个人中心` },
  login: { path: '/login', title: msg`登录` },
  aboutUser: { path: '/about-user', title: msg`协议与帮助` },
  admin: { path: '/admin', title: msg`运营台`, bare: true },
  download: { path: '/downLoad', title: msg({ id: 'download.page', message: '下载' }) },
  dome: { path: '/dome', title: msg`部件展示`, noindex: true },
  demo: { path: '/demo', title: msg`播放与弹幕实验室`, noindex: true },
  trophyHome: { path: '/trophy/home', title: msg`荣誉殿堂` },
  newFile: { path: '/new_file', title: msg`更新记录`, noindex: true },
  embed: { path: '/embed', title: msg({ id: 'embed.page', message: '嵌入' }), navIndex: 1 },
  notFound: { path: '/404', title: msg`页面不存在` },
} satisfies Record<string, RouteEntry>;

/** Route of a path, ignoring case; undefined for an unknown path. */
export const routeOf = (pathname: string): RouteEntry | undefined =>
  Object.values<RouteEntry>(routes).find(({ path }) => path.toLowerCase() === pathname.toLowerCase().replace(/\/$/, ''));
