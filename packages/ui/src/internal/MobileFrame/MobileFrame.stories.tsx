import type { Meta, StoryObj } from '@storybook/react-vite';
import { rooms } from '../../live/LiveCard/LiveCard.fixtures.ts';
import { LiveCard, LiveCardSkeleton } from '../../live/LiveCard/index.ts';
import { roomsFrame } from './MobileFrame.fixtures.tsx';
import { MobileFrame } from './MobileFrame.tsx';
import { MobileWall } from './MobilePlaces.tsx';

const meta = {
  component: MobileFrame,
  args: { ...roomsFrame, children: null },
  parameters: { bleed: true },
  render: (args) => (
    <div style={{ width: 390 }}>
      <MobileFrame {...args} />
    </div>
  ),
} satisfies Meta<typeof MobileFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const wall = (
  <MobileWall>
    {rooms.slice(0, 5).map((room, index) => (
      <LiveCard key={room.href} room={room} lines={index === 0 ? 2 : 1} eager />
    ))}
  </MobileWall>
);

export const Default: Story = { args: { children: wall } };
export const Rooms: Story = { tags: ['gallery'], args: { children: wall } };
export const Loading: Story = {
  args: {
    children: (
      <MobileWall busy>
        {Array.from({ length: 5 }, (_, index) => (
          <LiveCardSkeleton key={index} />
        ))}
      </MobileWall>
    ),
  },
};
