import type { Meta, StoryObj } from '@storybook/react-vite';
import { clips, goalClip, longClip } from './ClipCard.fixtures.ts';
import { column, one, wall } from './ClipCard.stories.css.ts';
import { ClipCard } from './ClipCard.tsx';
import { ClipCardSkeleton } from './ClipCardSkeleton.tsx';

const meta = { component: ClipCard, args: { clip: goalClip } } satisfies Meta<typeof ClipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className={one}>
      <ClipCard {...args} />
    </div>
  ),
};

/** Being made, ready, of a goal that was taken back, taken down, not made, and loading. */
export const States: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={wall}>
      {clips.map((clip) => (
        <ClipCard key={clip.id} clip={clip} />
      ))}
      <ClipCardSkeleton />
    </div>
  ),
};

/** Beside the player: the one that plays says so. */
export const Column: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={column}>
      {clips.map((clip, index) => (
        <ClipCard key={clip.id} clip={clip} look="row" current={index === 1} />
      ))}
      <ClipCardSkeleton look="row" />
    </div>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div className={column}>
      <ClipCard clip={longClip} />
      <ClipCard clip={longClip} look="row" />
      <ClipCard clip={longClip} look="row" current />
    </div>
  ),
};
