import type { Meta, StoryObj } from '@storybook/react-vite';
import { Square } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { longBar, onAir } from './BroadcastBar.fixtures.ts';
import { BroadcastBar } from './BroadcastBar.tsx';

const hour = 3_600_000;
const begin = <Button>{say('开播', 'Go live', 'Lên sóng')}</Button>;
const end = (
  <Button tone="critical" icon={<Square size={16} aria-hidden />}>
    {say('结束直播', 'End', 'Kết thúc')}
  </Button>
);

const meta = { component: BroadcastBar, args: { ...onAir, since: Date.UTC(2026, 10, 21, 12) - 1.7 * hour, acts: end } } satisfies Meta<
  typeof BroadcastBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 1120 }}>
      <BroadcastBar {...args} />
      <BroadcastBar {...args} state="waiting" since={undefined} figures={[]} />
      <BroadcastBar {...args} state="off" since={undefined} figures={[]} acts={begin} />
    </div>
  ),
};
/** The encoder is gone, and viewers wait. */
export const Away: Story = {
  args: { awayUntil: Date.UTC(2026, 10, 21, 12) + 46_000, onEndNow: () => undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ width: 1120 }}>
        <BroadcastBar {...args} />
      </div>
      <div style={{ width: 420 }}>
        <BroadcastBar {...args} />
      </div>
    </div>
  ),
};
export const AwayVietnamese: Story = { ...Away, parameters: { locale: 'vi' }, args: { ...longBar, ...Away.args } };
export const LongVietnamese: Story = { args: longBar, parameters: { locale: 'vi' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
};
