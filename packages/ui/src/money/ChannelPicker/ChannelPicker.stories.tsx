import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../lab/storykit/say.ts';
import { channels } from './ChannelPicker.fixtures.ts';
import { ChannelPicker, type ChannelPickerProps } from './ChannelPicker.tsx';

function Chosen(args: ChannelPickerProps) {
  const [value, setValue] = useState(args.value);
  return <ChannelPicker {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  component: ChannelPicker,
  args: { channels, value: 'wechat', onValueChange: () => undefined, label: say('支付方式', 'Pay with', 'Thanh toán bằng') },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof ChannelPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Channels: Story = {
  tags: ['gallery'],
  args: { channels: channels.map((channel, index) => ({ ...channel, disabled: index === 4 })) },
};
export const Narrow: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Chosen {...args} />
    </div>
  ),
};
