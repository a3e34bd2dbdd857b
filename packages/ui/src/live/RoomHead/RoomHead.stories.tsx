import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Share2 } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { longRoom, room } from './RoomHead.fixtures.ts';
import { RoomHead } from './RoomHead.tsx';

const meta = {
  component: RoomHead,
  args: {
    ...room,
    actions: (
      <>
        <IconButton label={say('分享', 'Share', 'Chia sẻ')} icon={<Share2 size={20} aria-hidden />} />
        <Button icon={<Plus size={16} aria-hidden />}>{say('关注', 'Follow', 'Theo dõi')}</Button>
      </>
    ),
  },
  parameters: { theme: 'night' },
} satisfies Meta<typeof RoomHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Day: Story = { parameters: { theme: 'day' } };
export const Offline: Story = {
  args: {
    live: false,
    heat: undefined,
    actions: undefined,
    anchor: { id: 'new', nickname: say('新主播', 'New Streamer', 'BLV mới') },
    category: { label: say('足球', 'Football', 'Bóng đá') },
  },
};
export const LongVietnamese: Story = { args: longRoom, parameters: { locale: 'vi' } };
export const Narrow: Story = {
  args: longRoom,
  decorators: [
    (Story) => (
      <div style={{ width: 452 }}>
        <Story />
      </div>
    ),
  ],
};
