import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { circleDetail } from '@pitchside/api/content/community';
import { classifyList } from '@pitchside/api/content/news';
import { allCategories } from '@pitchside/api/content/videos';
import { readCircle } from '@pitchside/api/screens/Circle';
import { readNews } from '@pitchside/api/screens/News';
import type { HeadMaker, HeadSource, PageHead, PageLink } from './pageHead.types.ts';

/** Title and description of a page that is always the same. */
interface Texts {
  title: MessageDescriptor;
  about: MessageDescriptor;
}

const names = {
  football: msg({ id: 'head.football', message: '足球比分' }),
  basketball: msg({ id: 'head.basketball', message: '篮球比分' }),
  live: msg({ id: 'head.live', message: '直播' }),
  videos: msg({ id: 'head.videos', message: '视频' }),
  news: msg({ id: 'head.news', message: '头条' }),
  circle: msg({ id: 'head.circle', message: '社区' }),
  experts: msg({ id: 'head.experts', message: '专家' }),
  footballBase: msg({ id: 'head.footballBase', message: '足球资料库' }),
  basketballBase: msg({ id: 'head.basketballBase', message: '篮球资料库' }),
} as const;

/** Link to a page that others stand under, by its path. */
export function parentLink(path: keyof typeof parents, { say }: HeadSource): PageLink {
  return { name: say(parents[path]), path };
}
const parents = {
  '/football': names.football,
  '/basketball': names.basketball,
  '/anchor': names.live,
  '/video-list': names.videos,
  '/news': names.news,
  '/circle': names.circle,
  '/specialist': names.experts,
  '/base-football': names.footballBase,
  '/base-basketball': names.basketballBase,
} as const;

/** Pages for everybody, by their path. */
const listed: Readonly<Record<string, Texts>> = {
  '/main': {
    title: msg({ id: 'head.main', message: '直播、即时比分与懂球的人' }),
    about: msg({ id: 'head.mainAbout', message: '足球、篮球和电竞的直播、即时比分与懂球的人。' }),
  },
  '/football': {
    title: names.football,
    about: msg({ id: 'head.footballAbout', message: '正在进行、即将开赛和已经完场的足球比赛：即时比分、红黄牌、角球、亚盘指数和直播。' }),
  },
  '/basketball': {
    title: names.basketball,
    about: msg({ id: 'head.basketballAbout', message: '正在进行、即将开赛和已经完场的篮球比赛：各节比分、分差走势和直播。' }),
  },
  '/anchor': { title: names.live, about: msg({ id: 'head.liveAbout', message: '正在直播的房间：足球、篮球和电竞的主播解说，边看边聊。' }) },
  '/rank': {
    title: msg({ id: 'head.rank', message: '排行榜' }),
    about: msg({ id: 'head.rankAbout', message: '主播和球迷的日榜、周榜、月榜与总榜。' }),
  },
  '/schedule': {
    title: msg({ id: 'head.schedule', message: '赛程' }),
    about: msg({ id: 'head.scheduleAbout', message: '今天和未来几天的足球、篮球和电竞比赛，按时间和赛事排列，可以预约提醒。' }),
  },
  '/base-football': {
    title: names.footballBase,
    about: msg({ id: 'head.footballBaseAbout', message: '各国联赛和杯赛的积分榜、赛程、射手榜、球队和球员。' }),
  },
  '/base-basketball': {
    title: names.basketballBase,
    about: msg({ id: 'head.basketballBaseAbout', message: '篮球联赛的战绩榜、赛程、季后赛对阵、球队和球员数据。' }),
  },
  '/video-list': { title: names.videos, about: msg({ id: 'head.videosAbout', message: '进球、集锦、采访和球迷拍摄的视频。' }) },
  '/foresight': {
    title: msg({ id: 'head.foresight', message: '前瞻' }),
    about: msg({ id: 'head.foresightAbout', message: '今天的比赛前瞻：近况、交锋、球迷投票和专家看法。' }),
  },
  '/specialist': {
    title: names.experts,
    about: msg({ id: 'head.expertsAbout', message: '专家的命中率、连红和回报，每一条方案都按赛果结算。' }),
  },
  '/trophy/home': {
    title: msg({ id: 'head.trophies', message: '荣誉殿堂' }),
    about: msg({ id: 'head.trophiesAbout', message: '正在进行的活动、排名和往期赢家。' }),
  },
  '/downLoad': {
    title: msg({ id: 'head.download', message: '下载' }),
    about: msg({ id: 'head.downloadAbout', message: '在手机上看直播和比分。' }),
  },
  '/about-user': {
    title: msg({ id: 'head.legal', message: '协议与帮助' }),
    about: msg({ id: 'head.legalAbout', message: '用户协议、隐私政策、常见问题和意见反馈。' }),
  },
  '/specialist-news': {
    title: msg({ id: 'head.expertNews', message: '专家动态' }),
    about: msg({ id: 'head.expertNewsAbout', message: '专家写的帖子和文章。' }),
  },
  '/score-live': {
    title: msg({ id: 'head.scoreLive', message: '看球比分' }),
    about: msg({ id: 'head.scoreLiveAbout', message: '几场比赛的画面和比分并排看。' }),
  },
};

const privately = msg({ id: 'head.privateAbout', message: '登录后可以看到自己的内容。' });
const inside = (title: MessageDescriptor): Texts => ({ title, about: privately });

/** Pages for one member, and those that engines leave out. */
const unlisted: Readonly<Record<string, Texts>> = {
  '/reserve': inside(msg({ id: 'head.reserve', message: '我的预约' })),
  '/attention': inside(msg({ id: 'head.attention', message: '我的关注' })),
  '/chat-chat': inside(msg({ id: 'head.chat', message: '私信' })),
  '/member': inside(msg({ id: 'head.member', message: '个人中心' })),
  '/admin': inside(msg({ id: 'head.admin', message: '运营台' })),
  '/cashier': inside(msg({ id: 'head.cashier', message: '收银台' })),
  '/specialist-info': inside(msg({ id: 'head.expertForm', message: '申请成为专家' })),
  '/login': {
    title: msg({ id: 'head.login', message: '登录' }),
    about: msg({ id: 'head.loginAbout', message: '登录后可以发弹幕、送礼物、关注主播和预约比赛。' }),
  },
  '/search': {
    title: msg({ id: 'head.search', message: '搜索' }),
    about: msg({ id: 'head.searchAbout', message: '搜索主播、直播、比赛、视频、帖子和文章。' }),
  },
  '/comment': {
    title: msg({ id: 'head.comments', message: '全部评论' }),
    about: msg({ id: 'head.commentsAbout', message: '一篇内容下的全部评论。' }),
  },
  '/dome': { title: msg({ id: 'head.dome', message: '部件展示' }), about: msg({ id: 'head.domeAbout', message: '网站所用的部件。' }) },
  '/demo': {
    title: msg({ id: 'head.demo', message: '播放与弹幕实验室' }),
    about: msg({ id: 'head.demoAbout', message: '试播放和弹幕。' }),
  },
  '/embed': {
    title: msg({ id: 'head.embed', message: '嵌入' }),
    about: msg({ id: 'head.embedAbout', message: '把比分、积分榜、赛程、直播间和专家战绩放到你的网站上。' }),
  },
  '/new_file': {
    title: msg({ id: 'head.changes', message: '更新记录' }),
    about: msg({ id: 'head.changesAbout', message: '网站的更新。' }),
  },
};

const textHead = ({ say, site }: HeadSource, { title, about }: Texts, path: string, label = site): PageHead => ({
  title: say(title),
  description: say(about),
  path,
  card: { kind: 'text', label, title: say(title), by: say(about) },
});

/** Head of the page for addresses that lead nowhere. */
export const lostHead: HeadMaker = (source) => ({
  ...textHead(
    source,
    {
      title: msg({ id: 'head.lost', message: '页面不存在' }),
      about: msg({ id: 'head.lostAbout', message: '这个地址没有内容，可能已经删除。' }),
    },
    '/404',
  ),
  isPrivate: true,
});

/** The headlines, one section of them, or one tag. */
const news: HeadMaker = async (source) => {
  const { query, ask, say } = source;
  const place = readNews(query);
  const front = { title: names.news, about: msg({ id: 'head.newsAbout', message: '足球、篮球和电竞的新闻、深度和快讯。' }) };
  const feeds = [{ name: say(names.news), path: '/feeds/news.atom' }];
  if (place.tag !== undefined) {
    const title = `#${place.tag}`;
    return { ...textHead(source, front, `/news?${new URLSearchParams({ tag: place.tag })}`), title, feeds };
  }
  if (place.section === undefined) return { ...textHead(source, front, '/news'), feeds };
  const { list } = await ask(classifyList, {});
  const section = list.find(({ id }) => id === place.section);
  if (!section) return undefined;
  return {
    ...textHead(source, front, `/news?${new URLSearchParams({ section: section.id })}`),
    title: section.name,
    description: say(msg({ id: 'head.sectionAbout', message: `${section.name}的新闻和深度文章。` })),
    trail: [parentLink('/news', source)],
    feeds,
  };
};

/** The community, or one circle of it. */
const circle: HeadMaker = async (source) => {
  const { query, ask } = source;
  const { id } = readCircle(query);
  const all = { title: names.circle, about: msg({ id: 'head.circleAbout', message: '球迷的圈子：战术、转会、球队和看球日常。' }) };
  if (id === undefined) return textHead(source, all, '/circle');
  const one = await ask(circleDetail, { id });
  return {
    ...textHead(source, all, `/circle?${new URLSearchParams({ id })}`),
    title: one.name,
    ...(one.about !== '' && { description: one.about }),
    card: { kind: 'text', label: source.say(names.circle), title: one.name, by: one.about },
    trail: [parentLink('/circle', source)],
    feeds: [{ name: one.name, path: `/feeds/circle/${id}.atom` }],
  };
};

/** All videos by category, or one category. */
const categories: HeadMaker = async (source) => {
  const id = source.query.get('id');
  const all = {
    title: msg({ id: 'head.categories', message: '视频分类' }),
    about: msg({ id: 'head.categoriesAbout', message: '按项目和赛事分类的视频。' }),
  };
  const base = { ...textHead(source, all, '/video-classify'), trail: [parentLink('/video-list', source)] };
  if (id === null || !/^\d{1,15}$/.test(id)) return base;
  const { list } = await source.ask(allCategories, {});
  const found = list.flatMap((top) => [top, ...top.children]).find((one) => one.id === id);
  if (!found) return undefined;
  return { ...base, title: found.name, path: `/video-classify?${new URLSearchParams({ id })}` };
};

/** Makers of pages that list things, by their path. */
export const listedHeads: Readonly<Record<string, HeadMaker>> = {
  ...Object.fromEntries(Object.entries(listed).map(([path, texts]) => [path, (source: HeadSource) => textHead(source, texts, path)])),
  ...Object.fromEntries(
    Object.entries(unlisted).map(([path, texts]) => [
      path,
      (source: HeadSource) => ({ ...textHead(source, texts, path), isPrivate: true }),
    ]),
  ),
  '/news': news,
  '/circle': circle,
  '/video-classify': categories,
};
