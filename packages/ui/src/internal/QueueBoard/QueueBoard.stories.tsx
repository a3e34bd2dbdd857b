import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { queues } from './QueueBoard.fixtures.ts';
import { QueueBoard } from './QueueBoard.tsx';

const meta = {
  component: QueueBoard,
  args: { label: say('等着处理的', 'What waits', 'Đang chờ xử lý'), queues },
} satisfies Meta<typeof QueueBoard>;
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

/** A morning on which all is done. */
export const AllDone: Story = {
  args: {
    queues: queues
      .slice(0, 4)
      .map((queue) => ({ ...queue, total: 0, value: '0', late: false, note: say('没有等着的', 'Nobody waits', 'Không có ai chờ') })),
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
};
