import type { Meta, StoryObj } from '@storybook/react-vite';
import { Filter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { FilterDialog, type FilterKind } from '../../scores/FilterDialog/index.ts';
import { countries, events as leagues } from '../../scores/FilterDialog/FilterDialog.fixtures.ts';
import { GoalPopup } from '../../scores/GoalPopup/index.ts';
import { events } from '../../scores/GoalPopup/GoalPopup.fixtures.ts';
import { MatchCard } from '../../scores/MatchCard/index.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { BasketballTable, ScoreTable } from '../../scores/ScoreTable/index.ts';
import { manyGames, manyMatches } from '../../scores/ScoreTable/manyMatches.fixtures.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { say } from '../storykit/say.ts';
import { LinkTabs } from '../../actions/Tabs/index.ts';
import { scoreLinks } from '../../actions/Tabs/Tabs.fixtures.ts';
import * as css from './Scores.css.ts';
import { PageFrame } from './PageFrame.tsx';

type Sport = 'football' | 'basketball';
const football = manyMatches(36);
const basketball = manyGames(9);
const names: Record<Sport, string> = { football: say('足球', 'Football', 'Bóng đá'), basketball: say('篮球', 'Basketball', 'Bóng rổ') };
const none: ReadonlySet<string> = new Set();
const nothing = () => undefined;

function LiveScores({ start }: { start: Sport }) {
  const [sport, setSport] = useState<Sport>(start);
  const [starred, setStarred] = useState<ReadonlySet<string>>(new Set(football[0]?.matches.map(({ id }) => id)));
  const [filtering, setFiltering] = useState(false);
  const [chosen, setChosen] = useState<Record<FilterKind, ReadonlySet<string>>>({ event: none, country: none });
  const star = (id: string, on: boolean) =>
    setStarred((before) => (on ? new Set([...before, id]) : new Set([...before].filter((kept) => kept !== id))));
  const shared = { starred, onStar: star, onPin: nothing, timeZone: 'Asia/Shanghai', label: names[sport] };
  const kept = football.map((section) => ({
    ...section,
    matches: section.matches.filter(({ league }) => chosen.event.size === 0 || chosen.event.has(league.id)),
  }));
  return (
    <div className={css.page}>
      <h1 hidden>{names[sport]}</h1>
      <div className={css.mine}>
        {[matches.live, matches.halftime, matches.stoppage, matches.scheduled].map((match, index) => (
          <MatchCard
            key={index}
            match={match}
            href="#match"
            league={say('我的比赛', 'My match', 'Trận của tôi')}
            timeZone="Asia/Shanghai"
          />
        ))}
      </div>
      <div className={css.controls}>
        <SegmentedControl
          label={say('运动', 'Sport', 'Môn')}
          segments={(['football', 'basketball'] as const).map((value) => ({ value, label: names[value] }))}
          value={sport}
          onValueChange={setSport}
        />
        <LinkTabs
          label={say('比分栏目', 'Score sections', 'Mục tỷ số')}
          tabs={scoreLinks.filter(({ id }) => id !== 'pinned')}
          value="immediate"
        />
        <span className={css.end}>
          <Button tone="outline" icon={<Filter size={16} aria-hidden />} onClick={() => setFiltering(true)}>
            {say('赛事筛选', 'Competitions', 'Lọc giải')}
          </Button>
        </span>
      </div>
      {sport === 'football' ? <ScoreTable sections={kept} {...shared} /> : <BasketballTable sections={basketball} {...shared} />}
      <FilterDialog
        open={filtering}
        onClose={() => setFiltering(false)}
        items={{ event: leagues, country: countries }}
        chosen={chosen}
        onApply={({ kind, chosen: now }) => {
          setChosen({ ...chosen, [kind]: now });
          setFiltering(false);
        }}
      />
    </div>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, page: true, controls: { disable: true } },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {
  tags: ['gallery'],
  render: () => (
    <PageFrame currentId="football">
      <LiveScores start="football" />
      <GoalPopup items={[events.goal, events.other, events.red]} onClose={nothing} onMute={nothing} />
    </PageFrame>
  ),
};

export const Basketball: Story = {
  render: () => (
    <PageFrame currentId="basketball">
      <LiveScores start="basketball" />
    </PageFrame>
  ),
};
