import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { say } from '../../lab/storykit/say.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { SeasonLine, type SeasonLineMatch } from './SeasonLine.tsx';

const { ars, rma, juv, mci } = storyClubs;
const played = (['W', 'W', 'L', 'W', 'D', 'W', 'W', 'W', 'L', 'W'] as const).map((result, index): SeasonLineMatch => ({
  id: `m${index}`,
  href: '#match',
  opponent: [ars, rma, juv, mci][index % 4] ?? ars,
  isHome: index % 2 === 1,
  text: { W: '2-1', D: '1-1', L: '0-2' }[result],
  result,
  place: [5, 2, 4, 2, 3, 2, 1, 1, 2, 2][index] ?? 1,
}));
const now: SeasonLineMatch = { id: 'now', href: '#match', opponent: ars, isHome: true, text: '2-1', live: true };
const next = [rma, juv].map((opponent, index): SeasonLineMatch => ({
  id: `n${index}`,
  href: '#match',
  opponent,
  isHome: index === 0,
  text: '11-29',
}));

const meta = {
  component: SeasonLine,
  args: { label: say('这一季', 'This season', 'Mùa này'), matches: [...played, now, ...next], of: 20 },
  decorators: [
    (Story) => (
      <div className={matchCard.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeasonLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From the top to the bottom of the table, a cup without one, a season that has just begun, and scores of basketball. */
export const Seasons: Story = {
  tags: ['gallery'],
  render: (args) => (
    <>
      <SeasonLine {...args} matches={played.map((match, index) => ({ ...match, place: 1 + index * 2 }))} />
      <SeasonLine {...args} matches={played.map(({ place: _, ...match }) => match)} />
      <SeasonLine {...args} matches={[now, ...next]} />
      <SeasonLine {...args} matches={played.map((match) => ({ ...match, text: '107-119' }))} of={15} />
    </>
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className={matchCard.narrow}>
        <Story />
      </div>
    ),
  ],
};
