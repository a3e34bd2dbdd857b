import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { milestonesAt } from './MilestoneTrack.fixtures.ts';
import { MilestoneTrack } from './MilestoneTrack.tsx';

const meta = { component: MilestoneTrack, args: { run: 4, milestones: milestonesAt(4) } } satisfies Meta<typeof MilestoneTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Runs: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[0, 4, 7, 20, 30].map((run) => (
        <MilestoneTrack key={run} {...args} run={run} milestones={milestonesAt(run)} />
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  decorators: [
    (Story) => (
      <div style={{ width: 480 }}>
        <Story />
      </div>
    ),
  ],
};
