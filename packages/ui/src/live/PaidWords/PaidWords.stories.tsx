import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { PaidWords, type PaidOffer } from './PaidWords.tsx';

const horn: PaidOffer = {
  id: 'horn',
  name: say('全站喇叭', 'Global horn', 'Loa toàn trang'),
  reach: say('所有直播间都看得到', 'Every room sees it', 'Mọi phòng đều thấy'),
  price: 30,
};
const advert: PaidOffer = {
  id: 'advert',
  name: say('广告弹幕', 'Highlighted message', 'Bình luận nổi bật'),
  reach: say('这个直播间里醒目显示', 'Stands out in this room', 'Nổi bật trong phòng này'),
  price: 0,
  freeLeft: 12,
};

const meta = {
  component: PaidWords,
  args: {
    open: true,
    onClose: fn(),
    offers: [horn, advert],
    balance: 12_806,
    onSend: fn((): DanmakuAnswer => true),
    onRecharge: fn(),
  },
  parameters: { stage: 560 },
} satisfies Meta<typeof PaidWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Short: Story = { args: { balance: 8 } };
export const Capped: Story = { args: { allowance: 20 } };
export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: { offers: [horn, { ...advert, reach: 'Được tô nổi trong phòng này, ai cũng nhìn thấy ngay' }] },
};
