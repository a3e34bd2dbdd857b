import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { PlanStamp } from './PlanStamp.tsx';

const meta = { component: PlanStamp, args: { result: 'won' } } satisfies Meta<typeof PlanStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Results: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {(['won', 'void', 'lost', 'open', 'cancelled'] as const).map((result) => (
        <PlanStamp key={result} result={result} />
      ))}
      <PlanStamp size="l" result="won" gained={1.36} />
      <PlanStamp size="l" result="lost" gained={-1} />
    </Gallery>
  ),
};
