import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lively } from '../EventTimeline/EventTimeline.fixtures.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { stats } from '../StatBars/StatBars.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { byLeague, manyMatches, pricesOf, storyNow } from './manyMatches.fixtures.ts';
import { MatchPeek } from './MatchPeek.tsx';
import { NoMatches } from './NoMatches.tsx';
import { createScoreFeed } from './scoreFeed.ts';
import { ScoreTable, type ScoreTableProps } from './ScoreTable.tsx';
import { ScoreTableSkeleton } from './ScoreTableSkeleton.tsx';
import { widths } from './ScoreTable.stories.css.ts';

const evening = manyMatches(16).map((section) =>
  section.group === 'live'
    ? { ...section, hint: say('另有 8 场被筛选隐藏', '8 more hidden by filters', 'Bộ lọc đang ẩn 8 trận') }
    : section,
);

const meta = {
  component: ScoreTable,
  args: {
    label: say('足球即时比分', 'Live football scores', 'Tỷ số bóng đá trực tiếp'),
    sections: evening,
    starred: new Set(['pinned-0', 'live-1', 'later-2']),
    onStar: fn(),
    onPin: fn(),
    onUnpinAll: fn(),
    onFold: fn(),
    timeZone: 'Asia/Shanghai',
    peek: ({ home, away }) => <MatchPeek home={home} away={away} events={lively.toReversed()} stats={stats.slice(0, 3)} />,
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
} satisfies Meta<typeof ScoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By league, top leagues first; pinned matches are above, with the league below the time. */
export const ByLeague: Story = { args: { sections: byLeague(manyMatches(22)), folded: ['league:l1'] } };

const named = (name: string) => ({ name, shortName: name });
const women = {
  home: named(say('布莱顿女足', 'Brighton W', 'Brighton Nữ')),
  away: named(say('伯恩茅斯女足', 'Bournemouth W', 'Bournemouth Nữ')),
};
/** A window of 1280 px: win, draw and win give way, names and the mark of a women's side are whole. */
export const Leagues1280: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <div className={widths[1232]}>
      <ScoreTable
        {...args}
        sections={byLeague(manyMatches(12)).map((section, index) =>
          section.group === 'league' && index % 3 === 1
            ? {
                ...section,
                matches: section.matches.map((match) => ({
                  ...match,
                  home: { ...match.home, ...women.home },
                  away: { ...match.away, ...women.away },
                })),
              }
            : section,
        )}
      />
    </div>
  ),
};

/** Win, draw and win called back at 1280 px, and a past day without prices. */
export const Columns: Story = {
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={widths[1200]}>
        <ScoreTable {...args} sections={manyMatches(4)} keepsEuropean />
      </div>
      <div className={widths[1200]}>
        <ScoreTable {...args} sections={manyMatches(8).filter(({ group }) => group === 'finished')} odds={false} />
      </div>
    </>
  ),
};

/** Menu of further pages on a match. */
export const Analysis: Story = {
  args: { sections: manyMatches(10) },
  parameters: { stage: 760 },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /分析|Analysis|Phân tích/ });
    await userEvent.click(first ?? canvasElement);
    await within(document.body).findByRole('menu');
  },
};

/** A goal in the first row: the feed brings the score, the row takes the scoring side's colour and its markets are locked. */
function WithGoal(args: ScoreTableProps) {
  const feed = useMemo(() => createScoreFeed(), []);
  useEffect(() => {
    const match = args.sections[0]?.matches[0];
    if (!match?.score) return;
    feed.push(match.id, {
      score: { ...match.score, home: match.score.home + 1 },
      status: { kind: 'live', minute: 67 },
      asian: null,
      size: null,
      european: null,
    });
    feed.flush();
  }, [feed, args.sections]);
  return <ScoreTable {...args} feed={feed} />;
}

/** All groups with a goal and a folded group, and the columns that are left at 992 px. */
export const Widths: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={widths[1392]}>
        <WithGoal {...args} sections={manyMatches(6)} folded={['later']} />
      </div>
      <div className={widths[944]}>
        <ScoreTable {...args} sections={manyMatches(4)} />
      </div>
    </>
  ),
};

/** Columns that remain in a narrow table. */
export const Narrow: Story = {
  parameters: { bare: true },
  render: (args) => (
    <>
      {([700, 480] as const).map((width) => (
        <div key={width} className={widths[width]}>
          <ScoreTable {...args} sections={manyMatches(4)} />
        </div>
      ))}
    </>
  ),
};

/** The connection was lost at 19:47: running matches are hatched with that time, finished ones are unchanged. */
export const Stale: Story = { args: { staleSince: storyNow - 13 * 60_000, sections: manyMatches(10) } };

/** The card beside a score. */
export const Peek: Story = {
  args: { sections: manyMatches(10) },
  parameters: { stage: 760 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getAllByRole('link', { name: /\d/ })[0] ?? canvasElement);
    await waitFor(() => expect(document.querySelector('ol')).not.toBeNull(), { timeout: 3000 });
  },
};

export const Loading: Story = { render: ({ timeZone }) => <ScoreTableSkeleton rows={12} timeZone={timeZone} /> };
export const Empty: Story = {
  args: {
    sections: [],
    empty: <NoMatches nearest={{ at: storyNow + 2 * 86_400_000, count: 24 }} onNearest={fn()} timeZone="Asia/Shanghai" />,
  },
};
export const Failed: Story = {
  args: { sections: [], empty: <ErrorState title={say('比分没能送到', 'Scores did not arrive', 'Không tải được tỷ số')} onRetry={fn()} /> },
};

const longTeam = (id: string, name: string, shortName: string, color: string) => ({
  id,
  name,
  shortName,
  colors: [color, '#fff'] as const,
});
export const LongVietnamese: Story = {
  parameters: { locale: 'vi', bare: true },
  decorators: [
    (Story) => (
      <div className={widths[944]}>
        <Story />
      </div>
    ),
  ],
  args: {
    sections: manyMatches(8).map(({ group, matches }) => ({
      group,
      hint: 'Còn 8 trận bị bộ lọc ẩn đi',
      matches: matches.map((match) => ({
        ...match,
        league: { ...match.league, name: 'Giải vô địch quốc gia Việt Nam' },
        home: longTeam('cahn', 'Câu lạc bộ Công an Hà Nội', 'Công an Hà Nội', 'oklch(0.53 0.21 26)'),
        away: longTeam('hcm', 'Câu lạc bộ Thành phố Hồ Chí Minh', 'TP Hồ Chí Minh', 'oklch(0.38 0.13 10)'),
        cards: { home: { yellow: 4, red: 1 }, away: { yellow: 3, red: 2 } },
      })),
    })),
  },
};

/** A long night at full load: 500 matches, a thousand changes a second. */
function Stress(args: ScoreTableProps) {
  const feed = useMemo(() => createScoreFeed(), []);
  const { random } = useEnvironment();
  const [sections] = useState(() => manyMatches(500));
  useEffect(() => {
    const ids = sections.flatMap(({ group, matches }) => (group === 'live' || group === 'pinned' ? matches.map(({ id }) => id) : []));
    const timer = setInterval(() => {
      for (let change = 0; change < 50; change++) {
        const id = ids[Math.floor(random() * ids.length)];
        if (!id) continue;
        const quotes = pricesOf((random() - 0.4) * 2, 2 + random());
        const kinds = [
          { asian: quotes.asian },
          { size: quotes.size },
          { european: quotes.european },
          { corners: { home: Math.floor(random() * 10), away: Math.floor(random() * 10) } },
        ];
        feed.push(id, kinds[change % 4] ?? {});
      }
    }, 50);
    return () => clearInterval(timer);
  }, [feed, sections, random]);
  return <ScoreTable {...args} sections={sections} feed={feed} peek={undefined} />;
}
export const FiveHundred: Story = { tags: ['stress'], parameters: { live: true }, render: (args) => <Stress {...args} /> };
