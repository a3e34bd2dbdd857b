import { Bell, Eraser, Flag, MessageSquareOff, Moon, Share2, ShieldCheck, UserRoundPlus, UserRoundX } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import type { MenuEntry } from './entry.ts';

const nothing = () => undefined;

/** Actions of an assistant on a viewer of the room. */
export const moderation: readonly MenuEntry[] = [
  {
    kind: 'submenu',
    id: 'mute',
    label: say('禁言', 'Time out', 'Cấm chat'),
    icon: <MessageSquareOff size={16} aria-hidden />,
    entries: [1, 5, 10, 60].map((minutes) => ({
      id: `mute-${minutes}`,
      label: say(`${minutes} 分钟`, `${minutes} min`, `${minutes} phút`),
      onSelect: nothing,
    })),
  },
  {
    id: 'erase',
    label: say('撤下他的发言', 'Remove his messages', 'Gỡ bình luận của người này'),
    icon: <Eraser size={16} aria-hidden />,
    hint: say('9 条', '9', '9'),
    onSelect: nothing,
  },
  {
    id: 'moderator',
    label: say('设为房管', 'Make moderator', 'Cho làm quản phòng'),
    icon: <ShieldCheck size={16} aria-hidden />,
    disabledReason: say('只有主播可以', 'Only the streamer can', 'Chỉ BLV làm được'),
  },
  {
    id: 'assistant',
    label: say('设为助理', 'Make assistant', 'Cho làm trợ lý'),
    icon: <UserRoundPlus size={16} aria-hidden />,
    hint: '18/200',
    onSelect: nothing,
  },
  { kind: 'separator', id: 'line' },
  {
    id: 'kick',
    label: say('踢出房间', 'Kick from room', 'Mời ra khỏi phòng'),
    icon: <UserRoundX size={16} aria-hidden />,
    tone: 'critical',
    onSelect: nothing,
  },
];

/** Actions of a fan on a match: acts with keys, a link, a setting, a choice. */
export const match: readonly MenuEntry[] = [
  {
    id: 'share',
    label: say('分享比赛', 'Share match', 'Chia sẻ trận đấu'),
    icon: <Share2 size={16} aria-hidden />,
    shortcut: 'S',
    onSelect: nothing,
  },
  { id: 'report', label: say('举报', 'Report', 'Báo cáo'), icon: <Flag size={16} aria-hidden />, href: '/report', onSelect: nothing },
  { kind: 'separator', id: 'line' },
  {
    kind: 'check',
    id: 'sound',
    label: say('进球提示音', 'Goal sound', 'Âm báo bàn thắng'),
    icon: <Bell size={16} aria-hidden />,
    checked: true,
    onCheckedChange: nothing,
  },
  {
    kind: 'check',
    id: 'night',
    label: say('夜间安静', 'Quiet at night', 'Yên lặng ban đêm'),
    icon: <Moon size={16} aria-hidden />,
    checked: false,
    onCheckedChange: nothing,
  },
  {
    kind: 'choice',
    id: 'order',
    label: say('排序', 'Order', 'Thứ tự'),
    value: 'time',
    options: [
      { value: 'time', label: say('按开赛时间', 'By kick-off', 'Theo giờ bóng lăn') },
      { value: 'league', label: say('按赛事', 'By competition', 'Theo giải đấu') },
    ],
    onValueChange: nothing,
  },
];
