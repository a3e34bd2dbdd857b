import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { CategoryPicker } from './CategoryPicker.tsx';

const all = [
  { id: '1', name: say('进球集锦', 'Goals', 'Bàn thắng'), total: 1_204 },
  { id: '2', name: say('战术分析', 'Tactics', 'Chiến thuật'), total: 86 },
  { id: '3', name: say('精彩瞬间', 'Plays', 'Khoảnh khắc'), total: 512 },
  { id: '4', name: say('赛事集锦', 'Match highlights', 'Điểm nhấn trận đấu'), total: 77 },
  { id: '5', name: say('侃球', 'Talk', 'Tán gẫu'), total: 0 },
];
const nothing = () => undefined;
const meta = {
  component: CategoryPicker,
  args: {
    mine: all.slice(0, 2),
    offered: all,
    query: '',
    onQueryChange: nothing,
    onAdd: nothing,
    onRemove: nothing,
    onMove: nothing,
  },
  render: (args) => (
    <div style={{ width: 420 }}>
      <CategoryPicker {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingKept: Story = { args: { mine: [] } };
export const NotFound: Story = { args: { offered: [], query: 'zzz' } };
export const Full: Story = { args: { full: true } };
export const Failed: Story = { args: { status: 'error', onRetry: nothing } };
