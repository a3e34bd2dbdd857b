import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OverlayPreview } from './OverlayPreview.tsx';

/** A page of its own that stands for an overlay. */
const src = 'data:text/html,<p style="margin:48px;font:64px sans-serif;color:white;text-shadow:0 0 8px black">Arsenal 2-1 Chelsea</p>';

const meta = {
  component: OverlayPreview,
  args: { src, onGroundChange: fn() },
  render: (args) => (
    <div style={{ width: 'min(640px, 100%)' }}>
      <OverlayPreview {...args} />
    </div>
  ),
} satisfies Meta<typeof OverlayPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OverAPitch: Story = { args: { defaultGround: 'pitch' } };
