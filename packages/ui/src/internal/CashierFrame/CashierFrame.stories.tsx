import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../frame/Card/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { sandboxWindow } from './CashierFrame.fixtures.ts';
import { CashierFrame } from './CashierFrame.tsx';

const order = (
  <div style={{ padding: 24 }}>
    <Card title={say('3,000 黄钻', '3,000 diamonds', '3.000 kim cương')}>¥30.00</Card>
  </div>
);
const meta = {
  component: CashierFrame,
  args: { ...sandboxWindow, children: order },
  parameters: { page: true, bleed: true },
} satisfies Meta<typeof CashierFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sandbox: Story = { tags: ['gallery'] };
export const RealMoney: Story = { args: { stamp: undefined, warning: undefined } };
