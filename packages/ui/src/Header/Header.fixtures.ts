import type { NavItem } from './Header.types.ts';

const under = (id: string, names: readonly string[]): NavItem[] => names.map((label, index) => ({ id: `${id}-${index}`, label, href: `#${id}-${index}` }));

/** Tabs as the finished site has them. */
export const navItems: NavItem[] = [
  { id: 'home', label: '首页', href: '#home' },
  { id: 'football', label: '足球', href: '#football', children: under('football', ['即时', '赛果', '赛程', '收藏', '资料库']) },
  { id: 'basketball', label: '篮球', href: '#basketball', children: under('basketball', ['即时', '赛果', '赛程', '收藏']) },
  { id: 'live', label: '直播', href: '#live' },
  { id: 'schedule', label: '赛程', href: '#schedule' },
  { id: 'video', label: '视频', href: '#video' },
  { id: 'headlines', label: '头条', href: '#headlines' },
  { id: 'community', label: '社区', href: '#community' },
  { id: 'experts', label: '专家', href: '#experts' },
];

/** The same tabs in Vietnamese, which is longest. */
export const longNavItems: NavItem[] = [
  { id: 'home', label: 'Trang chủ', href: '#home' },
  { id: 'football', label: 'Tỉ số bóng đá', href: '#football', children: under('football', ['Trực tiếp', 'Kết quả', 'Lịch thi đấu', 'Đã lưu', 'Kho dữ liệu']) },
  { id: 'basketball', label: 'Tỉ số bóng rổ', href: '#basketball', children: under('basketball', ['Trực tiếp', 'Kết quả', 'Lịch thi đấu']) },
  { id: 'live', label: 'Phòng trực tiếp', href: '#live' },
  { id: 'schedule', label: 'Lịch thi đấu', href: '#schedule' },
  { id: 'video', label: 'Video nổi bật', href: '#video' },
  { id: 'headlines', label: 'Tin nóng', href: '#headlines' },
  { id: 'community', label: 'Cộng đồng', href: '#community' },
  { id: 'experts', label: 'Chuyên gia', href: '#experts' },
];
