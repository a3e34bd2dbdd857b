import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Hurdle } from './Hurdle.tsx';

const meta = {
  component: Hurdle,
  args: {
    icon: <BadgeCheck size={20} />,
    title: say('还没有实名认证', 'Your name is not verified', 'Chưa xác minh danh tính'),
    children: say(
      '提现要核对户名，约 1 个工作日审完',
      'Payouts go to your own name; it takes about a working day',
      'Cần khớp tên khi rút tiền, duyệt khoảng 1 ngày làm việc',
    ),
    act: (
      <ButtonLink size="s" tone="soft" href="#verify">
        {say('去认证', 'Verify', 'Xác minh')}
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Hurdle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneHurdle: Story = { tags: ['gallery'] };
