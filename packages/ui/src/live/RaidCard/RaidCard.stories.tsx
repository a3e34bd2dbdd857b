import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { raid } from './RaidCard.fixtures.ts';
import { corner, narrow, wide } from './RaidCard.stories.css.ts';
import { RaidCard } from './RaidCard.tsx';

const meta = {
  component: RaidCard,
  args: { ...raid, onStay: fn() },
  render: (args) => (
    <div className={wide}>
      <RaidCard {...args} />
    </div>
  ),
} satisfies Meta<typeof RaidCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A viewer who was removed there, the anchor, one who has pressed, the last second, and a room without a match. */
export const States: Story = {
  tags: ['gallery'],
  render: ({ onStay = fn() }) => {
    const { match: _, ...room } = raid.room;
    return (
      <Gallery>
        <div className={wide}>
          <RaidCard {...raid} barred />
        </div>
        <div className={wide}>
          <RaidCard {...raid} onCallOff={fn()} />
        </div>
        <div className={wide}>
          <RaidCard {...raid} onCallOff={fn()} callingOff />
        </div>
        <div className={wide}>
          <RaidCard {...raid} until={raid.until - 24_000} room={room} onStay={onStay} />
        </div>
        <div className={corner}>
          <RaidCard {...raid} onStay={onStay} />
        </div>
      </Gallery>
    );
  },
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div className={corner}>
      <RaidCard {...args} />
    </div>
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <div className={narrow}>
      <RaidCard {...args} />
    </div>
  ),
};

export const ReducedMotion: Story = { parameters: { motion: 'reduced' } };
