import type { Meta, StoryObj } from '@storybook/react-vite';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { longRoomScore, roomScore } from './RoomScore.fixtures.ts';
import { RoomScore } from './RoomScore.tsx';

const meta = { component: RoomScore, args: roomScore, parameters: { theme: 'night' } } satisfies Meta<typeof RoomScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const BeforeTheMatch: Story = { args: { match: matches.scheduled, standing: undefined } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 452 }}>
      <RoomScore {...args} />
    </div>
  ),
};
export const LongVietnamese: Story = { args: longRoomScore, parameters: { locale: 'vi' } };
