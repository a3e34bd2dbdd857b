import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { pinnedComment, pinnedLine } from './PinnedMessage.fixtures.ts';
import { PinnedMessage } from './PinnedMessage.tsx';

const meta = {
  component: PinnedMessage,
  args: { pin: pinnedLine },
  render: (args) => (
    <div style={{ width: 360 }}>
      <PinnedMessage {...args} />
    </div>
  ),
} satisfies Meta<typeof PinnedMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A line of the anchor, a long comment, and what an assistant sees. */
export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {[pinnedLine, pinnedComment].map((pin) => (
        <div key={pin.id} style={{ width: 360 }}>
          <PinnedMessage pin={pin} />
        </div>
      ))}
      <div style={{ width: 320 }}>
        <PinnedMessage pin={{ ...pinnedComment, role: 'admin' }} onUnpin={fn()} />
      </div>
    </Gallery>
  ),
};

export const Unpinning: Story = { args: { onUnpin: fn(), unpinning: true } };
export const Nothing: Story = { args: { pin: null } };
