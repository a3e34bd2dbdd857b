import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: say('还没有收藏比赛', 'No favourite matches yet', 'Chưa có trận yêu thích'),
    children: say(
      '在比分表里点星，进球和红牌会第一时间告诉你。',
      'Press the star in the scores: goals and red cards reach you first.',
      'Nhấn ngôi sao trong bảng tỷ số để biết ngay bàn thắng và thẻ đỏ.',
    ),
    action: <Button icon={<Star size={16} aria-hidden />}>{say('去比分页', 'To the scores', 'Đến bảng tỷ số')}</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The title names the page: nothing else on it does. */
export const WholePage: Story = { args: { level: 1 } };

export const StandardWords: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      <EmptyState />
      <EmptyState kind="list" />
      <EmptyState kind="list" drawing={null} />
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: {
    title: 'Bạn chưa lưu trận đấu nào cả',
    children: 'Nhấn vào ngôi sao trong bảng tỷ số, bàn thắng và thẻ đỏ sẽ được báo cho bạn đầu tiên.',
    action: <Button>Đến bảng tỷ số</Button>,
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <EmptyState {...args} />
    </div>
  ),
};
