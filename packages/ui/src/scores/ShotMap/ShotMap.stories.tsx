import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { shots } from './ShotMap.fixtures.ts';
import { ShotMap } from './ShotMap.tsx';

const { mci: home, ars: away, rma, juv } = storyClubs;
const meta = {
  component: ShotMap,
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
} satisfies Meta<typeof ShotMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A white kit against a black one, a half column and a narrow one. */
export const Kits: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.half}>
        <ShotMap {...args} home={rma} away={juv} />
      </div>
      <div className={matchCard.narrow}>
        <ShotMap {...args} />
      </div>
    </>
  ),
};

/** Before the first shot. */
export const Empty: Story = { args: { shots: [] } };
