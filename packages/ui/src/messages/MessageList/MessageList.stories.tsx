import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { longTalk, mockupTalk } from './MessageList.fixtures.ts';
import { panel, small } from './MessageList.stories.css.ts';
import { MessageList, type MessageListProps } from './MessageList.tsx';

const acts = { onResend: fn(), onDelete: fn(), onOpenImage: fn(), onDownload: fn(), onCancel: fn(), onOpenCard: fn() };
const Panel = ({ low = false, ...props }: MessageListProps & { low?: boolean }) => (
  <div className={low ? `${panel} ${small}` : panel}>
    <MessageList {...props} />
  </div>
);

const meta = {
  component: MessageList,
  args: { messages: mockupTalk, unreadFrom: mockupTalk[4]?.id, acts, timeZone: 'Asia/Shanghai', onEarlier: fn(), onRetry: fn() },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Panel {...args} low messages={[]} />
      <Panel {...args} low messages={[]} status="loading" />
      <Panel {...args} low messages={[]} status="error" />
      <Panel {...args} low messages={longTalk(2)} unreadFrom={undefined} earlier="none" typing />
      <Panel {...args} low messages={longTalk(2)} unreadFrom={undefined} earlier="loading" />
      <Panel {...args} low messages={longTalk(2)} unreadFrom={undefined} earlier="failed" />
    </Gallery>
  ),
};

export const ScrolledUp: Story = {
  args: { messages: longTalk(400), unreadFrom: 't360', named: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('log');
    box.scrollTop -= 300;
    await fireEvent.scroll(box);
  },
};

export const TenThousand: Story = { args: { messages: longTalk(10_000), unreadFrom: undefined } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Panel {...args} />
    </div>
  ),
};
