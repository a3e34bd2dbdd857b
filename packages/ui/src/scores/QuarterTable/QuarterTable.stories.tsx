import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { basketballClubs } from '../Crest/Crest.fixtures.ts';
import { QuarterTable } from './QuarterTable.tsx';

const { lal: home, gsw: away } = basketballClubs;
const meta = {
  component: QuarterTable,
  args: {
    home,
    away,
    periods: [
      { home: 28, away: 31 },
      { home: 24, away: 22 },
      { home: 12, away: 9 },
    ],
    total: { home: 64, away: 62 },
    isOn: true,
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.half}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof QuarterTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the third quarter, after two overtimes, and before the tip-off. */
export const Games: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.half}>
        <QuarterTable {...args} />
      </div>
      <div className={matchCard.wide}>
        <QuarterTable
          {...args}
          periods={[...args.periods, { home: 30, away: 32 }, { home: 8, away: 8 }, { home: 11, away: 6 }]}
          total={{ home: 113, away: 108 }}
          isOn={false}
        />
      </div>
      <div className={matchCard.half}>
        <QuarterTable {...args} periods={[]} total={null} isOn={false} />
      </div>
    </>
  ),
};
