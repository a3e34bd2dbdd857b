import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import type { TeamRecord } from '../LeagueTable/standing.ts';
import { StandingPair } from './StandingPair.tsx';

const { mci: home, ars: away } = storyClubs;
const record = (won: number, drawn: number, lost: number): TeamRecord => ({
  played: won + drawn + lost,
  won,
  drawn,
  lost,
  scored: won * 2 + drawn,
  conceded: lost * 2 + drawn,
  points: won * 3 + drawn,
});
const meta = {
  component: StandingPair,
  args: {
    home,
    away,
    standings: {
      home: { position: 2, of: 20, total: record(19, 6, 3), home: record(10, 3, 1), away: record(9, 3, 2) },
      away: { position: 1, of: 20, total: record(20, 4, 4), home: record(11, 1, 2), away: record(9, 3, 2) },
    },
  },
  decorators: [
    (Story) => (
      <div className={matchCard.half}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StandingPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const OneWithoutTable: Story = { args: { standings: { ...meta.args.standings, away: null } } };
/** A game of basketball: there is no draw, and places go by the share of wins. */
export const Share: Story = {
  args: {
    by: 'share',
    standings: {
      home: { position: 2, of: 20, total: record(19, 0, 9), home: record(10, 0, 4), away: record(9, 0, 5) },
      away: { position: 1, of: 20, total: record(20, 0, 8), home: record(11, 0, 3), away: record(9, 0, 5) },
    },
  },
};
