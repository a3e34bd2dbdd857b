import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, WifiOff } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Banner } from './Banner.tsx';

const reconnect = (words: string) => (
  <Button tone="outline" size="s" icon={<RefreshCw size={16} aria-hidden />}>
    {words}
  </Button>
);

const meta = {
  component: Banner,
  args: {
    open: true,
    icon: <WifiOff size={16} aria-hidden />,
    children: say('网络断开，比分停在 21:47', 'Connection lost, scores stopped at 21:47', 'Mất mạng, tỷ số dừng lúc 21:47'),
    action: reconnect(say('现在重连', 'Reconnect now', 'Kết nối lại ngay')),
  },
  parameters: { bleed: true, stage: 120 },
  render: (args) => (
    <>
      <Banner {...args} />
      <p style={{ padding: '60px 24px 0' }}>
        {say('页面内容不会被推下去', 'The page below does not move', 'Nội dung trang không bị đẩy xuống')}
      </p>
    </>
  ),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Notice: Story = {
  args: {
    tone: 'info',
    icon: undefined,
    children: say('比分来自十分钟前', 'Scores are ten minutes old', 'Tỷ số của mười phút trước'),
    action: undefined,
  },
};

export const LongVietnameseNarrow: Story = {
  args: { children: 'Mất mạng, tỷ số dừng lại lúc 21:47, đang thử kết nối lại lần thứ 3', action: reconnect('Kết nối lại ngay') },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 500 }}>
      <Banner {...args} />
    </div>
  ),
};
