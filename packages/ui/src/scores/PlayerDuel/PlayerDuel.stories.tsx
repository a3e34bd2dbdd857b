import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { duellists, lines } from './PlayerDuel.fixtures.ts';
import { PlayerDuel } from './PlayerDuel.tsx';

const meta = {
  component: PlayerDuel,
  args: { players: duellists, lines, defaultValue: ['h1', 'a1'] },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.bare ? matchCard.narrow : matchCard.half}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerDuel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two of one side, told apart by the second colour, and a long name. */
export const OneSide: Story = {
  tags: ['gallery'],
  render: (args) => (
    <>
      <PlayerDuel {...args} defaultValue={['h1', 'h2']} />
      <PlayerDuel {...args} defaultValue={['a2', 'h1']} />
    </>
  ),
};

export const Narrow: Story = { parameters: { bare: true } };
