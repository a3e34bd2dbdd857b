import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { notices } from './RoomNotices.fixtures.ts';
import { RoomNotices } from './RoomNotices.tsx';

const meta = {
  component: RoomNotices,
  args: { notices, onAct: fn(), onClose: fn() },
  render: (args) => (
    <div style={{ width: 552 }}>
      <RoomNotices {...args} />
    </div>
  ),
} satisfies Meta<typeof RoomNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const NarrowVietnamese: Story = {
  args: {
    notices: [
      { kind: 'shortage', id: 'shortage', gift: 'Băng đội trưởng danh dự', count: 188, missing: 154_138 },
      { kind: 'quality', id: 'quality', from: 'original', to: 'high' },
    ],
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <RoomNotices {...args} />
    </div>
  ),
};
