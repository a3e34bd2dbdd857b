import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { MinutesBar } from './MinutesBar.tsx';

const meta = {
  component: MinutesBar,
  args: { minutes: 74, team: storyClubs.mci },
  decorators: [
    (Story) => (
      <div className={matchCard.narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MinutesBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A whole match, one left early, one joined late and one in the last minute; white and black shirts. */
export const Spells: Story = {
  tags: ['gallery'],
  render: (args) => (
    <>
      <MinutesBar {...args} minutes={90} />
      <MinutesBar {...args} minutes={58} team={storyClubs.rma} />
      <MinutesBar {...args} from={67} minutes={23} team={storyClubs.juv} />
      <MinutesBar {...args} from={90} minutes={1} />
    </>
  ),
};
