import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordCurve } from './RecordCurve.tsx';

const day = 86_400_000;
const steps = [0.95, -1, 0.88, 0.92, -1, -0.5, 0.95, 0.9, 0.46, -1, 0.9, 0.98, -1, 0.93, 0.87, -1, -1, 0.94, 0.9, 0.47];
let gained = 0;
const points = steps.map((step, index) => ({ at: Date.UTC(2026, 9, 20) + index * 2 * day, gained: (gained += step) }));

const meta = {
  component: RecordCurve,
  args: { points, timeZone: 'Asia/Shanghai' },
  render: (args) => (
    <div style={{ width: 312 }}>
      <RecordCurve {...args} />
    </div>
  ),
} satisfies Meta<typeof RecordCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Losing: Story = { args: { points: points.map(({ at, gained: each }) => ({ at, gained: -each })) } };
