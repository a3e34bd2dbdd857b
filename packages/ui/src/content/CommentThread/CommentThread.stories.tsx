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
/** Below a video, moments of it lead there. */
export const Moments: Story = {
  args: {
    thread: {
      ...first,
      replies: [],
      total: 0,
      text: say(
        '0:42 那脚直塞就是答案，1:15 慢镜头再看一遍，3:2 实至名归',
        'The through ball at 0:42 is the answer, see it again in slow motion at 1:15. A 3:2 well earned',
        'Đường chọc khe ở 0:42 là lời giải, xem lại pha quay chậm ở 1:15. Tỷ số 3:2 xứng đáng',
      ),
    },
    acts: { onLike: fn(), onReply: fn(), onReport: fn(), moments: { seconds: 120, onJump: fn() } },
  },
};
