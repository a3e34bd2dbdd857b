import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { shots } from '../ShotMap/ShotMap.fixtures.ts';
import { XgRace } from './XgRace.tsx';

const { mci: home, ars: away, rma, juv } = storyClubs;
const meta = {
  component: XgRace,
  args: { shots, home, away },
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
} satisfies Meta<typeof XgRace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A running match, 120 minutes with a white kit against a black one, and a narrow column. */
export const Matches: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.wide}>
        <XgRace {...args} shots={shots.slice(0, 8)} minute={58} />
      </div>
      <div className={matchCard.half}>
        <XgRace {...args} home={rma} away={juv} length={120} />
      </div>
      <div className={matchCard.narrow}>
        <XgRace {...args} />
      </div>
    </>
  ),
};

/** Before the first shot. */
export const Empty: Story = { args: { shots: [], minute: 1 } };
