import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { TrophyShelf, type TrophyShelfProps } from './TrophyShelf.tsx';

const day = 86_400_000;
/** The moment at which stories live. */
const now = Date.UTC(2026, 10, 21, 12);
const names = [
  say('秋季送礼赛', 'Autumn gift contest', 'Giải tặng quà mùa thu'),
  say('国庆竞猜榜', 'October predictions', 'Đoán vui tháng Mười'),
  say('主播杯', 'Streamer cup', 'Cúp streamer'),
];
const Wide = ({ width = 760, ...props }: TrophyShelfProps & { width?: number }) => (
  <div style={{ width, maxWidth: '100%' }}>
    <TrophyShelf {...props} />
  </div>
);
const meta = {
  component: TrophyShelf,
  args: {
    label: say('我的奖杯', 'My trophies', 'Cúp của tôi'),
    emptyNote: say('进到前三名就有一座', 'Finish in the top three to win one', 'Vào ba hạng đầu là có cúp'),
    trophies: names.map((event, index) => ({ id: String(index), place: index + 1, event, at: now - (9 + index * 20) * day })),
    onRetry: fn(),
  },
  render: (args) => <Wide {...args} />,
} satisfies Meta<typeof TrophyShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const EmptyBrokenLoadingNarrow: Story = {
  render: (args) => (
    <Gallery>
      <Wide {...args} trophies={[]} emptyAction={<Button onClick={fn()}>{say('登录', 'Log in', 'Đăng nhập')}</Button>} />
      <Wide {...args} status="error" />
      <Wide {...args} status="loading" />
      <Wide {...args} width={320} />
    </Gallery>
  ),
};
