import type { Meta, StoryObj } from '@storybook/react-vite';
import { longReplay, replays } from './ReplayCard.fixtures.ts';
import { column, one, wall } from './ReplayCard.stories.css.ts';
import { ReplayCard } from './ReplayCard.tsx';
import { ReplayCardSkeleton } from './ReplayCardSkeleton.tsx';

const [first = longReplay] = replays;
const meta = { component: ReplayCard, args: { replay: first } } satisfies Meta<typeof ReplayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className={one}>
      <ReplayCard {...args} />
    </div>
  ),
};

export const Wall: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={wall}>
      {replays.map((replay) => (
        <ReplayCard key={replay.href} replay={replay} />
      ))}
      <ReplayCardSkeleton />
    </div>
  ),
};

/** Beside the player: the one that plays says so. */
export const Column: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={column}>
      {replays.map((replay, index) => (
        <ReplayCard key={replay.href} replay={replay} look="row" current={index === 1} />
      ))}
      <ReplayCardSkeleton look="row" />
    </div>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div className={column}>
      <ReplayCard replay={longReplay} />
      <ReplayCard replay={longReplay} look="row" />
      <ReplayCard replay={longReplay} look="row" current />
    </div>
  ),
};
