import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { BasketballTable } from './BasketballTable.tsx';
import { byLeague, manyGames, storyNow } from './manyMatches.fixtures.ts';
import { widths } from './ScoreTable.stories.css.ts';
import { ScoreTableSkeleton } from './ScoreTableSkeleton.tsx';

const meta = {
  component: BasketballTable,
  args: {
    label: say('篮球即时比分', 'Live basketball scores', 'Tỷ số bóng rổ trực tiếp'),
    sections: manyGames(9),
    starred: new Set(['pinned-game-0']),
    onStar: fn(),
    onPin: fn(),
    onFold: fn(),
    timeZone: 'Asia/Shanghai',
  },
  // A story that sets its own width stands bare.
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={widths[1392]}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof BasketballTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By league: the column of the league is gone. */
export const ByLeague: Story = { args: { sections: byLeague(manyGames(9)) } };

/** All groups, and what is left of the columns as the page grows narrow. */
export const Widths: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      {([1392, 944] as const).map((width) => (
        <div key={width} className={widths[width]}>
          <BasketballTable {...args} sections={manyGames(4).slice(1, 3)} />
        </div>
      ))}
    </>
  ),
};
export const Stale: Story = { args: { sections: manyGames(8), staleSince: storyNow - 13 * 60_000 } };
export const Loading: Story = { render: ({ timeZone }) => <ScoreTableSkeleton sport="basketball" rows={6} timeZone={timeZone} /> };
