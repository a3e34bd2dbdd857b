import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { BalanceShift } from './BalanceShift.tsx';

const meta = {
  component: BalanceShift,
  args: {
    from: {
      name: say('收益（转入后）', 'Income (afterwards)', 'Thu nhập (sau khi chuyển)'),
      amount: '¥1,684.60',
      note: say('现在 ¥1,884.60', 'Now ¥1,884.60', 'Hiện có ¥1.884,60'),
    },
    to: {
      name: say('消费钱包（转入后）', 'Spending wallet (afterwards)', 'Ví chi tiêu (sau khi chuyển)'),
      amount: '¥526.40',
      note: say('现在 ¥326.40', 'Now ¥326.40', 'Hiện có ¥326,40'),
    },
  },
  render: (args) => (
    <div style={{ width: 360 }}>
      <BalanceShift {...args} />
    </div>
  ),
} satisfies Meta<typeof BalanceShift>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shift: Story = { tags: ['gallery'] };
