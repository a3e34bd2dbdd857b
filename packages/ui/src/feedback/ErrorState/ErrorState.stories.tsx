import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = { component: ErrorState, args: { onRetry: fn() } } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Layouts: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <ErrorState
        {...args}
        title={say('赛程没能送到', 'The fixtures did not arrive', 'Lịch đấu chưa tải được')}
        action={<Button tone="outline">{say('看昨天缓存', 'See yesterday’s', 'Xem bản hôm qua')}</Button>}
      >
        {say(
          '服务器 20 秒没有回应。页面其他部分不受影响。',
          'No answer for 20 seconds. The rest of the page is fine.',
          'Máy chủ không trả lời 20 giây. Phần còn lại vẫn ổn.',
        )}
      </ErrorState>
      <ErrorState {...args} layout="row" />
      <ErrorState {...args} layout="row" retrying />
      <ErrorState kind="input" layout="row" />
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: { title: 'Lịch thi đấu chưa tải được', children: 'Máy chủ không trả lời trong 20 giây. Các phần khác của trang vẫn bình thường.' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <ErrorState {...args} />
    </div>
  ),
};
