import { Bookmark, CalendarDays, CircleDot, Gamepad2, Heart, Mic, Radio, Smartphone, Trophy } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SidebarAnchor, SidebarGroup, SidebarItem } from './Sidebar.types.ts';

function Basketball({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M2 12h20M12 2v20M5 5a10 10 0 0 1 0 14M19 5a10 10 0 0 0 0 14" />
    </svg>
  );
}

const item = (id: string, label: string, Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>, count?: number): SidebarItem => ({ id, label, href: `#${id}`, icon: <Icon size={20} aria-hidden={true} />, ...(count !== undefined && { count }) });

export const sidebarGroups: SidebarGroup[] = [
  { id: 'mine', items: [item('schedule', '赛程', CalendarDays), item('rank', '排行', Trophy), item('attention', '关注', Heart), item('reserve', '预约', Bookmark, 3)] },
  {
    id: 'live',
    label: '直播分类',
    items: [item('all', '全部主播', Radio, 108), item('football', '足球', CircleDot, 42), item('basketball', '篮球', Basketball, 18), item('esports', '电竞', Gamepad2, 27), item('talk', '娱乐', Mic, 21)],
  },
];

const vietnamese: Record<string, string> = {
  schedule: 'Lịch thi đấu',
  rank: 'Bảng xếp hạng',
  attention: 'Đang theo dõi',
  reserve: 'Đã đặt lịch',
  all: 'Tất cả bình luận viên',
  football: 'Bóng đá',
  basketball: 'Bóng rổ',
  esports: 'Thể thao điện tử',
  talk: 'Giải trí và tán gẫu',
};

/** The same in Vietnamese. */
export const longSidebarGroups: SidebarGroup[] = sidebarGroups.map((group) => ({
  ...group,
  ...(group.label && { label: 'Chuyên mục trực tiếp' }),
  items: group.items.map((one) => ({ ...one, label: vietnamese[one.id] ?? one.label })),
}));

export const sidebarAnchors: SidebarAnchor[] = [
  { id: 'a1', nickname: '老张侃西甲', showing: '西甲 国家德比', href: '#a1' },
  { id: 'a2', nickname: '峡谷解说阿九', showing: 'LPL 决胜局', href: '#a2' },
  { id: 'a3', nickname: '小鹿踢前锋', showing: '热刺 2-2 纽卡', href: '#a3' },
  { id: 'a4', nickname: '五棵松老炮，一个名字很长的解说', showing: '北京 71-64 新疆，首都钢铁防线锁死内线', href: '#a4' },
];

export const sidebarActions: SidebarItem[] = [item('apply', '申请做主播', Mic), item('download', '下载客户端', Smartphone)].map((action, index) => ({ ...action, icon: index ? <Smartphone size={16} aria-hidden /> : <Mic size={16} aria-hidden /> }));
