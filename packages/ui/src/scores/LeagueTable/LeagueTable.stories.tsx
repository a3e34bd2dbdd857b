import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { say } from '../../lab/storykit/say.ts';
import { views, zones } from './LeagueTable.fixtures.ts';
import { LeagueTable } from './LeagueTable.tsx';

const meta = {
  component: LeagueTable,
  args: {
    label: say('英超积分榜', 'Premier League table', 'Bảng xếp hạng Ngoại hạng Anh'),
    views,
    zones,
    note: say('按即时比分排名', 'Ranked by live scores', 'Xếp theo tỷ số trực tiếp'),
  },
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
} satisfies Meta<typeof LeagueTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The full table, and its remaining columns in narrow places. */
export const Widths: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      {(['wide', 'half', 'narrow'] as const).map((width) => (
        <div key={width} className={matchCard[width]}>
          <LeagueTable
            {...args}
            marked={width === 'half' ? views.overall.slice(1, 3).map(({ team }) => team.id) : []}
            views={width === 'wide' ? views : { overall: views.overall.slice(0, 6) }}
          />
        </div>
      ))}
    </>
  ),
};

/** Both sides of a match among their neighbours. */
export const Around: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <div className={matchCard.half}>
      <LeagueTable
        {...args}
        around
        views={{ overall: views.overall }}
        marked={[3, 11].map((index) => views.overall[index]?.team.id ?? '')}
      />
    </div>
  ),
};

/** Without a script nothing sorts, and no head is a button. */
export const Unsortable: Story = { args: { sortable: false } };
