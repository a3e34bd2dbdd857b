import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { HitRates } from './HitRates.tsx';

const meta = {
  component: HitRates,
  args: {
    rates: [
      { id: 'recent', label: say('近 30 场', 'Last 30', '30 gần nhất'), settled: 29, won: 17 },
      { id: 'all', label: say('全部', 'All', 'Tất cả'), settled: 367, won: 202 },
      { id: 'asian', label: say('让球', 'Handicap', 'Kèo chấp'), settled: 214, won: 120 },
      { id: 'size', label: say('大小球', 'Over/under', 'Tài xỉu'), settled: 3, won: 3 },
      { id: 'european', label: say('胜平负', '1X2', '1X2'), settled: 0, won: 0 },
    ],
  },
  render: (args) => (
    <div style={{ width: 304 }}>
      <HitRates {...args} />
    </div>
  ),
} satisfies Meta<typeof HitRates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Night: Story = { parameters: { theme: 'night' } };
export const LongVietnamese: Story = {
  args: {
    rates: [
      { id: 'recent', label: 'Ba mươi dự đoán gần nhất', settled: 30, won: 16 },
      { id: 'all', label: 'Tất cả', settled: 1_204, won: 655 },
    ],
  },
  parameters: { locale: 'vi' },
};
