import type { Meta, StoryObj } from '@storybook/react-vite';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { SandboxPanel } from './SandboxPanel.tsx';

const meta = {
  component: SandboxPanel,
  args: {
    price: '¥198.00',
    reasons: [
      { id: 'E1007', label: say('余额不足 E1007', 'Too low E1007', 'Không đủ E1007') },
      { id: 'E2003', label: say('风控拒绝 E2003', 'Risk control E2003', 'Từ chối rủi ro E2003') },
    ],
    ways: [
      { id: 'now', label: say('马上', 'Now', 'Ngay') },
      { id: 'late', label: say('晚 30 秒', '30 s late', 'Trễ 30 giây') },
      { id: 'twice', label: say('发两遍', 'Twice', 'Hai lần') },
      { id: 'forged', label: say('错签名', 'Forged', 'Chữ ký sai') },
    ],
    signature: sayAlike('HMAC-SHA256'),
    lines: [
      {
        id: '2',
        time: '22:31:21',
        event: sayAlike('paid #2'),
        verdict: say('重复，已确认', 'Repeated', 'Trùng lặp'),
        tone: 'info',
      },
      {
        id: '1',
        time: '22:31:08',
        event: sayAlike('paid #1'),
        verdict: say('验签通过', 'Applied', 'Hợp lệ'),
        tone: 'success',
      },
    ],
    onAct: () => undefined,
  },
  render: (args) => (
    <div style={{ width: 460 }}>
      <SandboxPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof SandboxPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Panel: Story = { tags: ['gallery'] };
export const EmptyAndBusy: Story = { args: { lines: [], busy: true } };
