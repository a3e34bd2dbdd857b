import {
  Bell,
  BookMarked,
  Boxes,
  Crown,
  Heart,
  House,
  ListChecks,
  Megaphone,
  Radio,
  ReceiptText,
  Send,
  Settings,
  ShieldCheck,
  ShoppingBag,
  TrendingUp,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import type { MemberMenuGroup, MemberMenuItem } from './MemberMenu.tsx';

const item = (id: string, label: string, Icon: LucideIcon, more?: Partial<MemberMenuItem>): MemberMenuItem => ({
  id,
  label,
  href: `#${id}`,
  icon: <Icon size={16} aria-hidden />,
  ...more,
});

/** Pages of a member who is not an anchor. */
export const memberMenu: readonly MemberMenuGroup[] = [
  {
    id: 'wallet',
    label: say('钱包', 'Wallet', 'Ví'),
    items: [
      item('wallet', say('我的钱包', 'My wallet', 'Ví của tôi'), Wallet),
      item('withdraw', say('提现与转入', 'Withdraw and convert', 'Rút và chuyển'), ShieldCheck),
      item('transfer', say('转账', 'Transfer', 'Chuyển tiền'), Send),
      item('orders', say('全部订单', 'All orders', 'Mọi đơn'), ReceiptText, { hint: say('1 待付', '1 unpaid', '1 chờ trả') }),
    ],
  },
  {
    id: 'mine',
    label: say('我的', 'Mine', 'Của tôi'),
    items: [
      item('space', say('我的空间', 'My space', 'Không gian của tôi'), House),
      item('profile', say('个人资料', 'Profile', 'Hồ sơ'), UserRound),
      item('safety', say('账号安全', 'Account security', 'Bảo mật'), ShieldCheck),
    ],
  },
  {
    id: 'social',
    label: say('社交', 'People', 'Kết nối'),
    items: [
      item('follows', say('关注与粉丝', 'Following and fans', 'Theo dõi và fan'), Heart),
      item('reserved', say('预约与收藏', 'Reminders and favourites', 'Nhắc và đã lưu'), BookMarked),
      item('messages', say('消息中心', 'Messages', 'Tin nhắn'), Bell, { count: 7 }),
    ],
  },
  {
    id: 'growth',
    label: say('成长', 'Growth', 'Thăng tiến'),
    items: [
      item('tasks', say('任务中心', 'Tasks', 'Nhiệm vụ'), ListChecks, { count: 3 }),
      item('level', say('我的等级', 'My level', 'Cấp của tôi'), TrendingUp),
      item('noble', say('贵族与守护', 'Nobility and guard', 'Quý tộc và hộ vệ'), Crown, { hint: say('23 天', '23 days', '23 ngày') }),
      item('backpack', say('背包与礼物', 'Backpack and gifts', 'Ba lô và quà'), Boxes),
      item('horn', say('喇叭记录', 'Horn messages', 'Loa đã gửi'), Megaphone),
      item('mall', say('兑换商城', 'Mall', 'Cửa hàng'), ShoppingBag),
    ],
  },
  {
    id: 'anchor',
    label: say('主播', 'Streaming', 'Phát sóng'),
    items: [item('apply', say('申请做主播', 'Become a streamer', 'Đăng ký phát sóng'), Radio)],
  },
  { id: 'rest', items: [item('settings', say('设置', 'Settings', 'Cài đặt'), Settings)] },
];
