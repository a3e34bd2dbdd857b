import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { say } from '../../lab/storykit/say.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { LeagueTicks, type LeagueFigure } from './LeagueTicks.tsx';

const two = (value: number) => value.toFixed(2);
const spread = (mean: number, width: number) => Array.from({ length: 19 }, (_, index) => mean + Math.sin(index * 2.4) * width);
const figures: readonly LeagueFigure[] = [
  { id: 'scored', label: say('进球', 'Goals', 'Bàn thắng'), own: 2.25, others: spread(1.43, 0.6), write: two },
  { id: 'conceded', label: say('失球', 'Conceded', 'Thủng lưới'), own: 0.92, others: spread(1.43, 0.6), write: two, isLessBetter: true },
  { id: 'corners', label: say('角球', 'Corners', 'Phạt góc'), own: 4.1, others: spread(5.2, 1.6), write: two },
  {
    id: 'red',
    label: say('红牌', 'Red cards', 'Thẻ đỏ'),
    own: 0,
    others: Array.from({ length: 19 }, () => 0),
    write: String,
    isLessBetter: true,
  },
];

const meta = {
  component: LeagueTicks,
  args: { team: storyClubs.mci, figures, label: say('和联赛比', 'Against the league', 'So với giải đấu') },
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
} satisfies Meta<typeof LeagueTicks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two columns and one, a white shirt and a black one. */
export const Widths: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.wide}>
        <LeagueTicks {...args} team={storyClubs.rma} />
      </div>
      <div className={matchCard.half}>
        <LeagueTicks {...args} team={storyClubs.juv} />
      </div>
    </>
  ),
};
