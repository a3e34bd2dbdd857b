import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { CommentField } from '../CommentField/index.ts';
import { threads } from './CommentThread.fixtures.ts';
import { CommentThread } from './CommentThread.tsx';

const [first, , , awaiting] = threads as [(typeof threads)[number], unknown, unknown, (typeof threads)[number]];
const meta = {
  component: CommentThread,
  args: { thread: first, acts: { onLike: fn(), onReply: fn(), onDelete: fn(), onReport: fn() }, onMore: fn() },
  render: (args) => (
    <div style={{ width: 640 }}>
      <CommentThread {...args} />
    </div>
  ),
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Discussion: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 640 }}>
      {threads.map((thread) => (
        <CommentThread key={thread.id} {...args} thread={thread} />
      ))}
    </div>
  ),
};
export const Answering: Story = {
  args: {
    field: (
      <CommentField
        avatarSeed="me"
        to={say('枪迷阿正', 'Gooner Zheng', 'Pháo thủ Chính')}
        value=""
        onValueChange={fn()}
        onSend={() => true}
        onCancel={fn()}
      />
    ),
  },
};
export const Focused: Story = { args: { focusedId: '12' } };
export const LoadingMore: Story = { args: { loading: true } };
export const Awaiting: Story = { args: { thread: awaiting } };
