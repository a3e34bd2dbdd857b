import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { longRoom, room } from '../RoomHead/RoomHead.fixtures.ts';
import { RoomShare } from './RoomShare.tsx';

const meta = {
  component: RoomShare,
  args: {
    url: 'https://pitchside.example/live?id=880217',
    title: room.title,
    anchor: room.anchor.nickname,
    onCopy: fn(),
    onShare: fn(),
  },
  render: (args) => (
    <div style={{ width: 432 }}>
      <RoomShare {...args} />
    </div>
  ),
} satisfies Meta<typeof RoomShare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

/** A picture replaces the code, and the system has no share sheet. */
export const WithPicture: Story = {
  args: { onShare: undefined, picture: <p>{say('比赛的图片', 'The picture of the match', 'Ảnh của trận đấu')}</p> },
};

export const LongVietnamese: Story = { args: { title: longRoom.title, anchor: longRoom.anchor.nickname }, parameters: { locale: 'vi' } };
