import { Bookmark, CalendarDays, CircleDot, Gamepad2, Heart, Mic, Radio, Smartphone, Trophy } from 'lucide-react';
import type { ComponentType } from 'react';
import { say } from '../../lab/storykit/say.ts';
import type { SidebarAnchor, SidebarGroup, SidebarItem } from './Sidebar.types.ts';
import { bare } from '../../theme/bare.css.ts';

function Basketball({ size }: { size: number }) {
  return (
    <svg
      className={bare}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M2 12h20M12 2v20M5 5a10 10 0 0 1 0 14M19 5a10 10 0 0 0 0 14" />
    </svg>
  );
}

const item = (id: string, label: string, Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>, count?: number): SidebarItem => ({
  id,
  label,
  href: `#${id}`,
  icon: <Icon size={20} aria-hidden={true} />,
  ...(count !== undefined && { count }),
});

export const sidebarGroups: SidebarGroup[] = [
  {
    id: 'mine',
    items: [
      item('schedule', say('赛程', 'Fixtures', 'Lịch đấu'), CalendarDays),
      item('rank', say('排行', 'Rankings', 'Xếp hạng'), Trophy),
      item('attention', say('关注', 'Following', 'Theo dõi'), Heart),
      item('reserve', say('预约', 'Reminders', 'Đã hẹn'), Bookmark, 3),
    ],
  },
  {
    id: 'live',
    label: say('直播分类', 'Live categories', 'Chuyên mục'),
    items: [
      item('all', say('全部主播', 'All streamers', 'Mọi streamer'), Radio, 108),
      item('football', say('足球', 'Football', 'Bóng đá'), CircleDot, 42),
      item('basketball', say('篮球', 'Basketball', 'Bóng rổ'), Basketball, 18),
      item('esports', say('电竞', 'Esports', 'Esports'), Gamepad2, 27),
      item('talk', say('娱乐', 'Talk', 'Giải trí'), Mic, 21),
    ],
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
  {
    id: 'a1',
    nickname: say('老张侃西甲', 'La Liga with Zhang', 'Trương bàn La Liga'),
    showing: say('西甲 国家德比', 'La Liga, El Clásico', 'La Liga, siêu kinh điển'),
    href: '#a1',
  },
  {
    id: 'a2',
    nickname: say('峡谷解说阿九', 'Rift caster Nine', 'BLV đấu trường Cửu'),
    showing: say('LPL 决胜局', 'LPL, deciding game', 'LPL, ván quyết định'),
    href: '#a2',
  },
  {
    id: 'a3',
    nickname: say('小鹿踢前锋', 'Deer up front', 'Nai đá tiền đạo'),
    showing: say('热刺 2-2 纽卡', 'Spurs 2-2 Newcastle', 'Spurs 2-2 Newcastle'),
    href: '#a3',
  },
  {
    id: 'a4',
    nickname: say(
      '五棵松老炮，一个名字很长的解说',
      'Wukesong veteran, a caster with a very long name',
      'Lão tướng Ngũ Khoa Tùng, BLV có cái tên rất dài',
    ),
    showing: say(
      '北京 71-64 新疆，首都钢铁防线锁死内线',
      'Beijing 71-64 Xinjiang, the paint is locked',
      'Bắc Kinh 71-64 Tân Cương, khóa chặt vùng cấm',
    ),
    href: '#a4',
  },
];

export const sidebarActions: SidebarItem[] = [
  item('apply', say('申请做主播', 'Become a streamer', 'Làm streamer'), Mic),
  item('download', say('下载客户端', 'Get the app', 'Tải ứng dụng'), Smartphone),
].map((action, index) => ({ ...action, icon: index ? <Smartphone size={16} aria-hidden /> : <Mic size={16} aria-hidden /> }));
