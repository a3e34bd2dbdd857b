import type { Meta, StoryObj } from '@storybook/react-vite';
import { lively } from '../EventTimeline/EventTimeline.fixtures.ts';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { swaying } from './MomentumChart.fixtures.ts';
import { MomentumSkeleton } from './MomentumSkeleton.tsx';
import { MomentumChart } from './MomentumChart.tsx';

const { mci: home, ars: away, rma, juv } = storyClubs;
const meta = {
  component: MomentumChart,
  args: { minutes: swaying(67), events: lively, home, away, isOn: true },
  // A story that sets its own width has no frame.
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.wide}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof MomentumChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A running match, a white kit against a black one over 120 minutes, and a narrow column. */
export const Kits: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.wide}>
        <MomentumChart {...args} />
      </div>
      <div className={matchCard.wide}>
        <MomentumChart {...args} home={rma} away={juv} minutes={swaying(120, 'long')} length={120} isOn={false} />
      </div>
      <div className={matchCard.half}>
        <MomentumChart {...args} />
      </div>
    </>
  ),
};

/** Skeleton that reserves the chart's place. */
export const Loading: Story = { render: () => <MomentumSkeleton /> };
