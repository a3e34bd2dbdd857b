import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { longRoomScore, roomScore } from './RoomScore.fixtures.ts';
import { RoomScore } from './RoomScore.tsx';

const star = <IconButton size="s" label={say('收藏这场比赛', 'Save this match', 'Lưu trận này')} icon={<Star size={16} aria-hidden />} />;
const meta = { component: RoomScore, args: { ...roomScore, action: star }, parameters: { theme: 'night' } } satisfies Meta<
  typeof RoomScore
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const BeforeTheMatch: Story = { args: { match: matches.scheduled, standing: undefined, scorers: undefined } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 452 }}>
      <RoomScore {...args} />
    </div>
  ),
};
export const LongVietnamese: Story = { args: longRoomScore, parameters: { locale: 'vi' } };
