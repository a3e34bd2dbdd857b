import type { Meta, StoryObj } from '@storybook/react-vite';
import { basketballClubs } from '../Crest/Crest.fixtures.ts';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { courtShots } from './ShotChart.fixtures.ts';
import { ShotChart } from './ShotChart.tsx';

const { lal: home, gsw: away } = basketballClubs;
const meta = {
  component: ShotChart,
  args: { home, away, shots: courtShots(170) },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.bare ? matchCard.narrow : matchCard.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShotChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first quarter. */
export const Early: Story = { tags: ['gallery'], args: { shots: courtShots(40) } };

export const Narrow: Story = { parameters: { bare: true }, args: { shots: courtShots(60) } };

/** Before the first shot. */
export const Empty: Story = { args: { shots: [] } };
