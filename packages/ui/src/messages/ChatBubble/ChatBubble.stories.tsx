import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { bubbles, planCard, sheet, written } from './ChatBubble.fixtures.ts';
import { column, half, slim } from './ChatBubble.stories.css.ts';
import { ChatBubble, type MessageActs } from './ChatBubble.tsx';
import type { ChatMessage } from './message.ts';

const acts: MessageActs = {
  onResend: fn(),
  onDelete: fn(),
  onOpenImage: fn(),
  onDownload: fn(),
  onCancel: fn(),
  onOpenCard: fn(),
  onOpenAuthor: fn(),
};

function Column({ messages, look }: { messages: readonly ChatMessage[]; look?: string }) {
  return (
    <div className={look ? `${column} ${look}` : column}>
      {messages.map((message, index) => (
        <ChatBubble key={message.id} message={message} acts={acts} follows={messages[index - 1]?.side === message.side} />
      ))}
    </div>
  );
}

const meta = {
  component: ChatBubble,
  args: { message: bubbles.words, acts },
  render: ({ message }) => <Column messages={[message]} />,
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      <Column look={half} messages={Object.values(bubbles).slice(0, 7)} />
      <Column look={half} messages={Object.values(bubbles).slice(7)} />
    </Gallery>
  ),
};

export const Named: Story = {
  render: (args) => (
    <div className={column}>
      <ChatBubble {...args} />
    </div>
  ),
  args: { named: true, message: { ...bubbles.image, author: { id: 'nonick9', name: '' } } },
};

export const BrokenPictures: Story = {
  render: () => (
    <Column
      messages={[
        written('other', 9, { type: 'image', url: 'data:image/png;base64,broken', width: 640, height: 360 }),
        written('own', 8, { ...planCard, imageUrl: 'data:image/png;base64,broken' }),
      ]}
    />
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <Column
      look={slim}
      messages={[
        written(
          'other',
          9,
          'Người hâm mộ Quảng Ngãi chờ trận này suốt cả mùa giải, đường chuyền ấy quá đẳng cấp! https://example.com/mot-dia-chi-rat-dai-khong-the-ngat-dong',
        ),
        written('own', 8, 'Không gửi được thì gửi lại giúp mình nhé', { status: 'failed' }),
        written('own', 7, { ...sheet, name: 'Danh_sach_chan_thuong_va_lich_thi_dau_vong_12_Serie_A_ban_cuoi.xlsx' }, { status: 'blocked' }),
        written('other', 6, { ...planCard, title: 'Inter chấp nửa trái có thắng kèo không? Xem hai cánh của Juventus' }),
      ]}
    />
  ),
};
