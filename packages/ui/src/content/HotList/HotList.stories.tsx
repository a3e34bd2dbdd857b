import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { hotPosts } from './HotList.fixtures.ts';
import { HotList } from './HotList.tsx';

const meta = {
  component: HotList,
  args: { items: hotPosts, label: say('热帖榜', 'Hot posts', 'Bài nóng'), onRetry: fn() },
  render: (args) => (
    <div style={{ width: 312 }}>
      <HotList {...args} />
    </div>
  ),
} satisfies Meta<typeof HotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Empty: Story = {
  args: {
    items: [],
    emptyWords: say('读得多的报道会排在这里。', 'The most read reports will appear here.', 'Bài được đọc nhiều nhất sẽ hiện ở đây.'),
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
