import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio, ShieldAlert, Wallet } from 'lucide-react';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { NoticeList, type Notice } from './NoticeList.tsx';

const evening = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const look = say('去看', 'Watch', 'Xem');
const notices: readonly Notice[] = [
  {
    id: 'live',
    title: say('阿飞说球 开播了', 'Fei on football is live', 'Phi bình bóng đá đang phát'),
    text: say('曼城 vs 阿森纳 榜首大战，三机位陪你看', 'Man City v Arsenal, three cameras', 'Man City - Arsenal, ba máy quay'),
    at: evening - 20_000,
    unread: true,
    tone: 'live',
    icon: <Radio size={20} />,
    link: { href: '/live?id=2', label: look },
  },
  {
    id: 'payout',
    title: say('提现已受理', 'Withdrawal accepted', 'Đã nhận lệnh rút tiền'),
    text: say('预计 17:00 前到账', 'Expected before 17:00', 'Dự kiến trước 17:00'),
    at: evening - 5 * hour,
    unread: true,
    tone: 'brand',
    icon: <Wallet size={20} />,
  },
  {
    id: 'device',
    title: say('新设备登录', 'A new device signed in', 'Đăng nhập trên thiết bị mới'),
    text: say('不是你的话马上改密码。', 'If it was not you, change your password now.', 'Nếu không phải bạn, hãy đổi mật khẩu ngay.'),
    at: evening - 24 * hour,
    tone: 'warning',
    icon: <ShieldAlert size={20} />,
  },
  {
    id: 'news',
    title: say('比分表可以自己排列了', 'Arrange the score table yourself', 'Bảng tỷ số nay tự sắp xếp được'),
    at: evening - 96 * hour,
  },
];

const meta = { component: NoticeList, args: { notices, onRead: fn(), timeZone: 'Asia/Shanghai' } } satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 340 }}>
      <NoticeList {...args} />
    </div>
  ),
};
