import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { say } from '../../lab/storykit/say.ts';
import { circles } from '../CircleRow/CircleRow.fixtures.ts';
import { PostComposer, type PostComposerProps } from './PostComposer.tsx';

function Writing(args: PostComposerProps) {
  const [value, onValueChange] = useState(args.value);
  const [circle, onCircleChange] = useState(args.circle);
  return <PostComposer {...args} {...{ value, onValueChange, circle, onCircleChange }} />;
}

const meta = {
  component: PostComposer,
  args: {
    avatarSeed: 'zhou',
    circles: circles.map(({ id, name }) => ({ id, name })),
    circle: '1',
    value: say(
      '现场看台拍的，福登这脚球出去的一瞬间整个东看台都站起来了',
      'The whole east stand rose the moment Foden struck it',
      'Cả khán đài Đông đứng dậy khi Foden tung cú sút',
    ),
    pictures: <span />,
    onCircleChange: fn(),
    onValueChange: fn(),
    onPublish: fn(),
  },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof PostComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Missing: Story = {
  args: { circle: null, value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('发布', 'Post', 'Đăng') }));
  },
};
/** A video post with its required parts missing; each is named. */
export const MissingVideo: Story = {
  args: { isVideo: true, video: <span />, match: <span /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('发布', 'Post', 'Đăng') }));
  },
};
export const Visitor: Story = { args: { onSignIn: fn() } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 340 }}>
      <Writing {...args} />
    </div>
  ),
};
