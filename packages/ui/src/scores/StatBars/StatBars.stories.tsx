import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { stats } from './StatBars.fixtures.ts';
import { StatBarsSkeleton } from './StatBarsSkeleton.tsx';
import { StatBars } from './StatBars.tsx';

const { mci: home, ars: away, rma, juv } = storyClubs;
const meta = {
  component: StatBars,
  args: { stats, home, away, label: say('技术统计', 'Statistics', 'Thống kê') },
  // A story that sets its own width has no frame.
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.half}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof StatBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Both sizes, and a white kit against a black one. */
export const Sizes: Story = {
  tags: ['gallery'],
  render: (args) => (
    <>
      <StatBars {...args} />
      <br />
      <StatBars {...args} home={rma} away={juv} />
      <br />
      <StatBars {...args} size="s" stats={stats.slice(0, 3)} />
    </>
  ),
};

export const Narrow: Story = {
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div className={matchCard.narrow}>
        <Story />
      </div>
    ),
  ],
};

/** Skeleton that reserves the place of the figures. */
export const Loading: Story = { render: ({ size = 'm' }) => <StatBarsSkeleton size={size} rows={8} /> };
