import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { rated } from './RatingReasons.fixtures.ts';
import { RatingReasons } from './RatingReasons.tsx';

const { mci: home, ars: away } = storyClubs;
const meta = {
  component: RatingReasons,
  args: { home, away, players: rated },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.bare ? matchCard.narrow : matchCard.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All players, each side with its own number of them. */
export const All: Story = { tags: ['gallery'], args: { first: 11 } };

export const Narrow: Story = { parameters: { bare: true } };
