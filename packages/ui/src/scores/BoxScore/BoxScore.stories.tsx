import type { Meta, StoryObj } from '@storybook/react-vite';
import { basketballClubs } from '../Crest/Crest.fixtures.ts';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { boxPlayers } from './BoxScore.fixtures.ts';
import { BoxScore } from './BoxScore.tsx';
import { TopPlayers } from './TopPlayers.tsx';

const { lal: home, gsw: away } = basketballClubs;
const meta = {
  component: BoxScore,
  args: { home, away, players: { home: boxPlayers('home'), away: boxPlayers('away') } },
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
} satisfies Meta<typeof BoxScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The table, and the best players of both sides. */
export const Game: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.wide}>
        <BoxScore {...args} />
      </div>
      <div className={matchCard.half}>
        <TopPlayers {...args} />
      </div>
    </>
  ),
};

/** Figures are scrolled sideways, names stay. */
export const Narrow: Story = {
  parameters: { bare: true },
  render: (args) => (
    <div className={matchCard.narrow}>
      <BoxScore {...args} />
    </div>
  ),
};
