import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Gallery } from '../storykit/Gallery.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: '还没有收藏比赛', children: '在比分表里点星，进球和红牌会第一时间告诉你。', action: <Button icon={<Star size={16} aria-hidden />}>去比分页</Button> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StandardWords: Story = {
  render: () => (
    <Gallery direction="row">
      <EmptyState />
      <EmptyState kind="list" />
      <EmptyState kind="list" drawing={null} />
    </Gallery>
  ),
};

export const Night: Story = { parameters: { theme: 'night' } };

export const LongVietnameseNarrow: Story = {
  args: { title: 'Bạn chưa lưu trận đấu nào cả', children: 'Nhấn vào ngôi sao trong bảng tỉ số, bàn thắng và thẻ đỏ sẽ được báo cho bạn đầu tiên.', action: <Button>Đến bảng tỉ số</Button> },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <EmptyState {...args} />
    </div>
  ),
};
