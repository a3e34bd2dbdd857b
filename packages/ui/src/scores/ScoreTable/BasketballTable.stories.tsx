import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { boxPlayers } from '../BoxScore/BoxScore.fixtures.ts';
import { BasketballTable } from './BasketballTable.tsx';
import { GamePeek } from './GamePeek.tsx';
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
  // A story that sets its own width has no frame.
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

/** By league, without the column of the league. */
export const ByLeague: Story = { args: { sections: byLeague(manyGames(9)) } };

/** All groups, and the columns that remain as the page gets narrower. */
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

/** The card beside a score. */
export const Peek: Story = {
  tags: ['gallery'],
  args: {
    sections: manyGames(4).slice(1, 2),
    peek: ({ home, away }) => (
      <GamePeek
        home={home}
        away={away}
        periods={[
          { home: 28, away: 24 },
          { home: 22, away: 31 },
          { home: 12, away: 9 },
        ]}
        total={{ home: 62, away: 64 }}
        leads={[0, 4, -5, -6, -8, -2]}
        isOn
        players={{ home: boxPlayers('home'), away: boxPlayers('away') }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const score = canvasElement.querySelector('[data-match-link]');
    if (score) await userEvent.hover(score);
    await screen.findByRole('table', { name: (name) => name !== '' }, { timeout: 5_000 });
  },
};
export const Stale: Story = { args: { sections: manyGames(8), staleSince: storyNow - 13 * 60_000 } };
export const Loading: Story = { render: ({ timeZone }) => <ScoreTableSkeleton sport="basketball" rows={6} timeZone={timeZone} /> };
