import type { Meta, StoryObj } from '@storybook/react-vite';
import { basketballClubs } from '../Crest/Crest.fixtures.ts';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { say } from '../../lab/storykit/say.ts';
import { seeded } from '../../pictures/seed.ts';
import { WinChance } from './WinChance.tsx';

const { lal: home, gsw: away } = basketballClubs;
const chance = seeded('chance');
let sway = 0.4;
const chances = Array.from({ length: 49 }, (_, index) => {
  sway += (chance() - 0.49) * 0.7;
  return index === 48 ? 1 : 1 / (1 + Math.exp(-sway * (1 + index / 24)));
});
const meta = {
  component: WinChance,
  args: {
    home,
    away,
    chances,
    swing: {
      minute: 47,
      side: 'home',
      player: say('詹森', 'Jansen', 'Jansen'),
      points: 3,
      before: 0.38,
      after: 0.74,
      score: { home: 108, away: 106 },
    },
    runs: [
      { side: 'home', points: 12, from: 14, to: 17 },
      { side: 'away', points: 9, from: 30, to: 31 },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.bare ? matchCard.narrow : matchCard.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WinChance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the second quarter of a game of four times ten minutes. */
export const Running: Story = { tags: ['gallery'], args: { chances: chances.slice(0, 15), quarter: 10, runs: [] } };

export const Narrow: Story = { parameters: { bare: true } };

/** Before the tip-off. */
export const Empty: Story = { render: ({ home: one, away: other }) => <WinChance home={one} away={other} chances={[]} /> };
