import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { HornBanner } from './HornBanner.tsx';

const meta = {
  component: HornBanner,
  args: {
    from: { nickname: say('雷子聊湖人', 'Lakers with Lei', 'Lôi nói Lakers'), avatarSeed: 'lei' },
    words: say(
      '加时还剩 40 秒平分！这一攻谁来投？速来',
      'Level with 40 seconds of overtime left! Who takes the shot? Come now',
      'Hiệp phụ còn 40 giây, đang hoà! Ai sẽ ném? Vào ngay',
    ),
    room: { href: '#880218', title: say('湖人之夜', 'Lakers night', 'Đêm Lakers') },
    waiting: 2,
    onClose: fn(),
  },
} satisfies Meta<typeof HornBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With others behind it, in its own room, and in a narrow place. */
export const Places: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[960, 640, 400].map((width) => (
        <div key={width} style={{ width }}>
          <HornBanner {...args} {...(width === 640 && { room: undefined, waiting: 0 })} />
        </div>
      ))}
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  args: {
    words: 'Anh em ơi hiệp phụ còn bốn mươi giây, đang hoà, ai vào xem',
    from: { nickname: 'Cổ động viên Quảng Ngãi lâu năm', avatarSeed: 'vi' },
  },
  parameters: { locale: 'vi' },
};
