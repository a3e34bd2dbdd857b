import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';

function Writing({ value: first, ...props }: MessageComposerProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ width: 560, maxWidth: '100%' }}>
      <MessageComposer {...props} value={value} onValueChange={setValue} />
    </div>
  );
}

const draft = say(
  '[思考] 那我先按三中卫的阵型推一版，赛前对一下[赞]',
  '[思考] I will draft it with three at the back, let us check before kick-off[赞]',
  '[思考] Mình dựng thử sơ đồ ba trung vệ, trước trận đối chiếu nhé[赞]',
);
const uploads = [
  {
    id: 'a',
    name: say('国米近五场右路触球图.pdf', 'Inter_right_wing_touches.pdf', 'Inter_cham_bong_canh_phai.pdf'),
    size: 5_000_000,
    progress: 0.62,
  },
  { id: 'b', name: say('越位线.png', 'offside_line.png', 'vach_viet_vi.png'), size: 1_200_000, progress: 0.1, failed: true },
];

const meta = {
  component: MessageComposer,
  args: {
    value: '',
    onValueChange: fn(),
    onSend: fn(() => true),
    onImages: fn(),
    onFiles: fn(),
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    onSignIn: fn(),
    to: say('竞彩老周', 'Old Zhou', 'Lão Chu'),
  },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Writing {...args} value={draft} uploads={uploads} />
      <Writing {...args} value={'。'.repeat(2004)} />
      <Writing {...args} value={draft} state={{ status: 'offline' }} />
      <Writing {...args} state={{ status: 'connecting' }} />
      <Writing {...args} state={{ status: 'signedOut' }} />
      <Writing {...args} state={{ status: 'blocked' }} />
    </Gallery>
  ),
};

export const Narrow: Story = {
  args: { value: draft, uploads },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Writing {...args} />
    </div>
  ),
};
