import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { FollowButton, type FollowButtonProps, type FollowState } from './FollowButton.tsx';

function Following(args: FollowButtonProps) {
  const [state, setState] = useState<FollowState>(args.state);
  return <FollowButton {...args} state={state} onFollowChange={(follow) => setState(follow ? 'following' : 'none')} />;
}

const meta = {
  component: FollowButton,
  args: { state: 'none', name: say('阿飞说球', 'Terrace Talk', 'Phi bình bóng'), onFollowChange: fn(), count: 34_000 },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <Following {...args} /> };

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Gallery key={size} direction="row">
          <FollowButton {...args} size={size} />
          <FollowButton {...args} size={size} count={undefined} />
          <FollowButton {...args} size={size} state="following" />
          <FollowButton {...args} size={size} state="mutual" />
          <FollowButton {...args} size={size} disabled />
        </Gallery>
      ))}
      <div style={{ width: 240 }}>
        <FollowButton {...args} stretch />
      </div>
    </Gallery>
  ),
};

export const Leaving: Story = {
  args: { state: 'following' },
  play: async () => {
    await userEvent.tab();
  },
};

export const Busy: Story = {
  args: { onFollowChange: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await within(canvasElement).findByRole('button', { name: new RegExp(say('已关注', 'Following', 'Đang theo dõi')) });
  },
};
