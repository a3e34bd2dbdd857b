import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { broadcastProblems } from './broadcast.ts';
import { closedBroadcast, laptop } from './BrowserBroadcast.fixtures.ts';
import { BrowserBroadcast, type BrowserBroadcastProps } from './BrowserBroadcast.tsx';

const level = () => -12;
const preview = {
  picture: <div style={{ height: '100%', background: 'linear-gradient(160deg, #14532d, #4d7c0f)' }} />,
  read: level,
};

const meta = {
  component: BrowserBroadcast,
  args: closedBroadcast,
  render: (args) => (
    <div style={{ width: 860 }}>
      <BrowserBroadcast {...args} />
    </div>
  ),
} satisfies Meta<typeof BrowserBroadcast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open: Partial<BrowserBroadcastProps> = { ...laptop, preview };
const figures = { kbps: 2_431, width: 1_280, height: 720, fps: 30 };

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[
        { state: 'opening' as const },
        { state: 'preview' as const, ...open },
        { state: 'connecting' as const, ...open },
        { state: 'live' as const, ...open, figures },
        { state: 'poor' as const, ...open, figures: { ...figures, kbps: 410, fps: 11 } },
        { state: 'again' as const, ...open },
      ].map((each) => (
        <div key={each.state} style={{ width: 860 }}>
          <BrowserBroadcast {...args} {...each} />
        </div>
      ))}
    </Gallery>
  ),
};

export const Problems: Story = {
  render: (args) => (
    <Gallery>
      {broadcastProblems.map((problem) => (
        <div key={problem} style={{ width: 860 }}>
          <BrowserBroadcast {...args} problem={problem} />
        </div>
      ))}
    </Gallery>
  ),
};

/** A site without an ffmpeg, and a browser that cannot draw into the picture. */
export const Limited: Story = { args: { state: 'preview', ...open, hasSound: false, canCompose: false } };

export const Narrow: Story = {
  args: { state: 'live', ...open, figures },
  render: (args) => (
    <div style={{ width: 320 }}>
      <BrowserBroadcast {...args} />
    </div>
  ),
};
