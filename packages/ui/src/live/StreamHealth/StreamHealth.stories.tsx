import type { Meta, StoryObj } from '@storybook/react-vite';
import { awayStream, brokenStream, goodStream, keylessStream, streamTrail, weakStream } from './StreamHealth.fixtures.ts';
import { StreamHealth } from './StreamHealth.tsx';

const meta = {
  component: StreamHealth,
  args: { stream: goodStream, trail: streamTrail, onRenewKey: () => undefined, onRetry: () => undefined },
  render: (args) => (
    <div style={{ width: 760 }}>
      <StreamHealth {...args} />
    </div>
  ),
} satisfies Meta<typeof StreamHealth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40, width: 760 }}>
      <StreamHealth {...args} />
      <StreamHealth {...args} stream={weakStream} />
      <StreamHealth {...args} stream={brokenStream} />
      <StreamHealth {...args} stream={keylessStream} />
      <StreamHealth {...args} stream={awayStream} />
      <StreamHealth {...args} hasStandby />
      <StreamHealth {...args} stream={null} trail={[]} />
      <StreamHealth {...args} stream={null} trail={[]} turnedAwayAt={goodStream.since} />
    </div>
  ),
};
export const TurnedAway: Story = { args: { stream: null, trail: [], turnedAwayAt: goodStream.since } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const JustBegun: Story = { args: { trail: streamTrail.slice(0, 1) } };
export const Narrow: Story = {
  args: { stream: weakStream },
  render: (args) => (
    <div style={{ width: 360 }}>
      <StreamHealth {...args} />
    </div>
  ),
};
export const LongVietnamese: Story = { args: { stream: weakStream }, parameters: { locale: 'vi' } };
