import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Gift } from 'lucide-react';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { IconTile } from './IconTile.tsx';

const meta = { component: IconTile, args: { children: <BadgeCheck size={20} /> } } satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <IconTile {...args} />
      <IconTile {...args} size="l" />
      <IconTile size="s">
        <Gift size={16} />
      </IconTile>
    </Gallery>
  ),
};
