import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { lineups } from './LineupPitch.fixtures.ts';
import type { LineupPlayer } from './lineup.ts';
import { LineupPitch } from './LineupPitch.tsx';

const { mci: home, ars: away, rma, juv } = storyClubs;
const meta = {
  component: LineupPitch,
  args: { home, away, lineups },
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
} satisfies Meta<typeof LineupPitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A white kit against a black one. */
export const Kits: Story = { tags: ['gallery'], args: { home: rma, away: juv } };
export const Narrow: Story = {
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div className={matchCard.half}>
        <Story />
      </div>
    ),
  ],
};

const named = (player: LineupPlayer) => ({ ...player, name: 'Nguyễn Hoàng Đức Trần Quang Hải' });
const long = (side: 'home' | 'away') => ({
  ...lineups[side],
  coach: 'Park Hang-seo',
  starters: lineups[side].starters.map(named),
  bench: lineups[side].bench.map(named),
});
export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    home: { ...home, shortName: 'Man City' },
    away: { ...away, shortName: 'Arsenal' },
    lineups: { home: long('home'), away: long('away') },
  },
};
