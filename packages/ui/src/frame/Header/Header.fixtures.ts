import { say } from '../../lab/storykit/say.ts';
import type { NavItem } from './Header.types.ts';

const under = (id: string, names: readonly string[]): NavItem[] =>
  names.map((label, index) => ({ id: `${id}-${index}`, label, href: `#${id}-${index}` }));

const scores = [
  say('即时', 'Live', 'Trực tiếp'),
  say('赛果', 'Results', 'Kết quả'),
  say('赛程', 'Fixtures', 'Lịch đấu'),
  say('收藏', 'Favourites', 'Yêu thích'),
];

/** Tabs as the finished site has them. */
export const navItems: NavItem[] = [
  { id: 'home', label: say('首页', 'Home', 'Trang chủ'), href: '#home' },
  {
    id: 'football',
    label: say('足球', 'Football', 'Bóng đá'),
    href: '#football',
    children: under('football', [...scores, say('资料库', 'Database', 'Kho dữ liệu')]),
  },
  { id: 'basketball', label: say('篮球', 'Basketball', 'Bóng rổ'), href: '#basketball', children: under('basketball', scores) },
  { id: 'live', label: say('直播', 'Live', 'Trực tiếp'), href: '#live' },
  { id: 'schedule', label: say('赛程', 'Fixtures', 'Lịch đấu'), href: '#schedule' },
  { id: 'video', label: say('视频', 'Video', 'Video'), href: '#video' },
  { id: 'headlines', label: say('头条', 'News', 'Tin nóng'), href: '#headlines' },
  { id: 'community', label: say('社区', 'Community', 'Cộng đồng'), href: '#community' },
  { id: 'experts', label: say('专家', 'Experts', 'Chuyên gia'), href: '#experts' },
];

/** The same tabs in Vietnamese, which is longest. */
export const longNavItems: NavItem[] = [
  { id: 'home', label: 'Trang chủ', href: '#home' },
  {
    id: 'football',
    label: 'Tỷ số bóng đá',
    href: '#football',
    children: under('football', ['Trực tiếp', 'Kết quả', 'Lịch thi đấu', 'Yêu thích', 'Kho dữ liệu']),
  },
  {
    id: 'basketball',
    label: 'Tỷ số bóng rổ',
    href: '#basketball',
    children: under('basketball', ['Trực tiếp', 'Kết quả', 'Lịch thi đấu']),
  },
  { id: 'live', label: 'Phòng live', href: '#live' },
  { id: 'schedule', label: 'Lịch thi đấu', href: '#schedule' },
  { id: 'video', label: 'Video nổi bật', href: '#video' },
  { id: 'headlines', label: 'Tin nóng', href: '#headlines' },
  { id: 'community', label: 'Cộng đồng', href: '#community' },
  { id: 'experts', label: 'Chuyên gia', href: '#experts' },
];
