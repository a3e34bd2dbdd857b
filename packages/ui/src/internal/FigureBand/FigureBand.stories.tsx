import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { FigureBand } from './FigureBand.tsx';

const figures = [
  {
    id: 'mine',
    label: say('等我审', 'Waiting for me', 'Chờ tôi duyệt'),
    value: '32',
    aside: say('最久等了 22 时 05 分', 'the oldest for 22 h 05', 'lâu nhất 22 giờ 05'),
    note: say('提现 9 · 实名 14', 'Withdrawals 9 · papers 14', 'Rút 9 · giấy tờ 14'),
  },
  { id: 'pay', label: say('待付提现', 'To be paid', 'Chờ chi'), value: '¥12,480.00', note: say('9 笔', '9 of them', '9 khoản') },
  { id: 'drift', label: say('账本漂移', 'Ledger drift', 'Lệch sổ'), value: '0', note: '22:30', raised: true },
  {
    id: 'in',
    label: say('今日充值', 'Topped up today', 'Nạp hôm nay'),
    value: '¥48,912.00',
    note: say('1,306 单', '1,306 orders', '1.306 đơn'),
  },
];

const meta = { component: FigureBand, args: { label: say('今天', 'Today', 'Hôm nay'), figures } } satisfies Meta<typeof FigureBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1100 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['gallery'],
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
};
