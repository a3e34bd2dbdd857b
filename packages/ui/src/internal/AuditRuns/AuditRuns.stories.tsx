import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { AuditRuns, type AuditRunMark } from './AuditRuns.tsx';

const start = Date.UTC(2026, 10, 20, 15, 30);
const runs = (count: number, odd: Record<number, AuditRunMark['state']> = {}): AuditRunMark[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), at: start + index * 1_800_000, state: odd[index] ?? 'sound' }));

const meta = { component: AuditRuns, args: { runs: runs(46, { 17: 'slow' }) } } satisfies Meta<typeof AuditRuns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Days: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <AuditRuns runs={[]} />
      <AuditRuns runs={runs(3)} />
      <AuditRuns runs={runs(60, { 20: 'slow', 40: 'faulty' })} />
    </Gallery>
  ),
};
