import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Gallery } from '../storykit/Gallery.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = { component: ErrorState, args: { onRetry: fn() } } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Layouts: Story = {
  render: (args) => (
    <Gallery>
      <ErrorState {...args} title="赛程没能送到" action={<Button tone="outline">看昨天缓存</Button>}>
        服务器 20 秒没有回应。页面其他部分不受影响。
      </ErrorState>
      <ErrorState {...args} layout="row" />
      <ErrorState {...args} layout="row" retrying />
      <ErrorState kind="input" layout="row" />
    </Gallery>
  ),
};

export const Night: Story = { ...Layouts, parameters: { theme: 'night' } };

export const LongVietnameseNarrow: Story = {
  args: { title: 'Lịch thi đấu chưa tải được', children: 'Máy chủ không trả lời trong 20 giây. Các phần khác của trang vẫn bình thường.' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <ErrorState {...args} />
    </div>
  ),
};
