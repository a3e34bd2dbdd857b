import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { syncBars } from './SyncBars.fixtures.ts';
import { SyncBars } from './SyncBars.tsx';

const meta = {
  component: SyncBars,
  args: syncBars,
  render: (args) => (
    <div style={{ width: 420 }}>
      <SyncBars {...args} />
    </div>
  ),
} satisfies Meta<typeof SyncBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Synchronised, and each with its own latency. */
export const Both: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[6.2, null].map((delay) => (
        <div key={delay} style={{ width: 420 }}>
          <SyncBars {...args} delay={delay} />
        </div>
      ))}
    </Gallery>
  ),
};
