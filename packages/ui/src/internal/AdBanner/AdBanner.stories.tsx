import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { adArts } from './AdArt.tsx';
import { AdBanner } from './AdBanner.tsx';

const meta = {
  component: AdBanner,
  args: {
    href: '#cup',
    title: say('欧冠夜，八场连播', 'Champions League night', 'Đêm Cúp C1'),
    line: say('赛前一键预约，进球不错过', 'Reserve with one press and miss no goal', 'Đặt lịch một chạm, không lỡ bàn thắng'),
    art: 'cup',
    colors: ['#0b2d24', '#f4c430'],
  },
  render: (args) => (
    <div style={{ width: 368 }}>
      <AdBanner {...args} />
    </div>
  ),
} satisfies Meta<typeof AdBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every drawing, on dark and light grounds, and an advertisement across the page. */
export const Banners: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 368px)', gap: 16 }}>
        {adArts.map((art, index) => (
          <AdBanner
            key={art}
            {...args}
            art={art}
            colors={index % 2 === 0 ? ['#0b2d24', '#f4c430'] : ['#f3e9d2', '#8a3b12']}
            advert={index === 3}
            {...(index === 3 && { onClose: fn() })}
          />
        ))}
      </div>
      <AdBanner {...args} look="strip" art="stands" colors={['#2a1c12', '#ffb45c']} advert onClose={fn()} />
    </div>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    title: 'Đêm Cúp C1 với tám trận phát liên tục từ khắp châu Âu',
    line: 'Đặt lịch trước trận chỉ với một chạm và không bao giờ lỡ bàn thắng nào nữa',
    advert: true,
    onClose: fn(),
  },
};
