import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { DailyBars } from './DailyBars.tsx';

const values = [
  0, 620, 1480, 260, 0, 3880, 4610, 720, 0, 366, 1914, 588, 0, 5340, 2640, 490, 0, 120, 1820, 1314, 960, 0, 0, 8800, 300, 1040, 0, 888,
  5200, 1160,
];
const days = values.map((value, index) => ({
  id: String(index),
  label: say(`第 ${index + 1} 天，${value} 黄钻`, `Day ${index + 1}, ${value} diamonds`, `Ngày ${index + 1}, ${value} kim cương`),
  value,
}));

const meta = {
  component: DailyBars,
  args: { days, label: say('每日支出', 'Spent by day', 'Chi theo ngày') },
  render: (args) => (
    <div style={{ width: 560 }}>
      <DailyBars {...args} />
    </div>
  ),
} satisfies Meta<typeof DailyBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Month: Story = { tags: ['gallery'] };
export const NothingSpent: Story = { args: { days: days.map((day) => ({ ...day, value: 0 })) } };
export const ThreeMonthsNarrow: Story = {
  args: { days: Array.from({ length: 92 }, (_, index) => ({ id: String(index), label: String(index), value: (index * 37) % 50 })) },
  render: (args) => (
    <div style={{ width: 320 }}>
      <DailyBars {...args} />
    </div>
  ),
};
