import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { stripRooms } from './ChannelStrip.fixtures.tsx';
import { ChannelStrip, type ChannelStripProps } from './ChannelStrip.tsx';
import { ChannelStripSkeleton } from './ChannelStripSkeleton.tsx';

/** The stage around the strip: 180 px wide and as high as a player. */
function Stage(args: ChannelStripProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ width: 212, height: 560, padding: 16, background: 'oklch(0.235 0.038 168)' }}>
      <ChannelStrip {...args} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  component: ChannelStrip,
  args: { rooms: stripRooms, value: 'afei', onValueChange: () => {} },
  render: Stage,
} satisfies Meta<typeof ChannelStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const TwoRooms: Story = { args: { rooms: stripRooms.slice(0, 2) } };

/** Under a player, where the page is narrow. */
export const InARow: Story = {
  render: (args) => (
    <div style={{ width: 640, padding: 16, background: 'oklch(0.235 0.038 168)' }}>
      <ChannelStrip {...args} />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={{ width: 212, height: 560, padding: 16, background: 'oklch(0.235 0.038 168)' }}>
      <ChannelStripSkeleton rooms={5} />
    </div>
  ),
};
