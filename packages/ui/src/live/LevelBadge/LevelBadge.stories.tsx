import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { LevelBadge } from './LevelBadge.tsx';

const meta = { component: LevelBadge, args: { level: 23 } } satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tiers: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Gallery key={size} direction="row">
          {[1, 12, 23, 34, 45, 100].map((level) => (
            <LevelBadge key={level} level={level} size={size} />
          ))}
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const BesideAName: Story = {
  render: (args) => (
    <p>
      {say('北看台老周', 'North Stand Zhou', 'Chu khán đài Bắc')} <LevelBadge {...args} />
    </p>
  ),
};
