import type { Meta, StoryObj } from '@storybook/react-vite';
import { longRoom, rooms } from './LiveCard.fixtures.ts';
import { narrowWall, one, tall, wall } from './LiveCard.stories.css.ts';
import { LiveCard } from './LiveCard.tsx';
import { LiveCardSkeleton } from './LiveCardSkeleton.tsx';

const [derby = longRoom] = rooms;
const meta = { component: LiveCard, args: { room: derby, eager: true } } satisfies Meta<typeof LiveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className={one}>
      <LiveCard {...args} />
    </div>
  ),
};

export const Wall: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={wall}>
      {rooms.map((room) => (
        <LiveCard key={room.href} {...args} room={room} />
      ))}
    </div>
  ),
};

/** The first card of a wall takes whatever height its place has. */
export const Filling: Story = {
  render: (args) => (
    <div className={tall}>
      <LiveCard {...args} fill />
    </div>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div className={wall}>
      <LiveCard {...args} room={longRoom} />
      <LiveCard {...args} room={longRoom} lines={2} />
      <LiveCard {...args} room={derby} lines={2} />
      <LiveCardSkeleton lines={2} />
    </div>
  ),
};

/** Skeletons have exactly the geometry of cards. */
export const Loading: Story = {
  render: (args) => (
    <div className={wall}>
      <LiveCard {...args} />
      <LiveCardSkeleton />
      <LiveCardSkeleton />
      <LiveCardSkeleton />
    </div>
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <div className={narrowWall}>
      {[...rooms.slice(0, 4), longRoom].map((room) => (
        <LiveCard key={room.href} {...args} room={room} />
      ))}
    </div>
  ),
};
