import type { Meta, StoryObj } from '@storybook/react-vite';
import { streamKey } from './StreamKey.fixtures.ts';
import { StreamKey } from './StreamKey.tsx';

const meta = {
  component: StreamKey,
  args: streamKey,
  render: (args) => (
    <div style={{ width: 480 }}>
      <StreamKey {...args} />
    </div>
  ),
} satisfies Meta<typeof StreamKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const WithWhip: Story = { args: { whip: { url: 'https://pitchside.example/whip/12', token: 'a-token' } } };
export const Narrow: Story = {
  args: { server: 'rtmp://push.a-very-long-name-of-a-host.pitchside.example:1935/live' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <StreamKey {...args} />
    </div>
  ),
};
