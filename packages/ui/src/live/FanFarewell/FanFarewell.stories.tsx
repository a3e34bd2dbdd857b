import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { FanFarewell } from './FanFarewell.tsx';

const meta = {
  component: FanFarewell,
  args: {
    badge: say('看台', 'Kop', 'Kop'),
    anchor: say('阿飞说球', 'Alfie on football', 'Phi bình bóng'),
    at: Date.UTC(2026, 10, 21, 12),
    closeness: 1_240,
    onPutAway: fn(),
  },
} satisfies Meta<typeof FanFarewell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[680, 360].map((width) => (
        <div key={width} style={{ width }}>
          <FanFarewell {...args} {...(width === 360 && { badge: say('北看台', 'North', 'Bắc'), busy: true })} />
        </div>
      ))}
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  args: { badge: 'ĐỎĐô', anchor: 'Khán đài phía bắc sân Mỹ Đình', closeness: 25_000 },
  parameters: { locale: 'vi' },
};
