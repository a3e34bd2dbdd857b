import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { derby, evening, longMatch } from './MatchRow.fixtures.ts';
import { narrowTable } from './MatchRow.stories.css.ts';
import { MatchRow } from './MatchRow.tsx';
import { matchGroups, MatchTable, MatchTableSection } from './MatchTable.tsx';
import { MatchTableSkeleton } from './MatchTableSkeleton.tsx';

const meta = { component: MatchTable, args: { caption: '足球即时比分', timeZone: 'Asia/Shanghai', children: null } } satisfies Meta<typeof MatchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const onStar = fn();
const onPin = fn();

export const Evening: Story = {
  render: (args) => (
    <MatchTable {...args}>
      {matchGroups.map((group) => (
        <MatchTableSection key={group} group={group} count={evening[group].length} hint={group === 'live' ? '另有 8 场被筛选隐藏' : undefined}>
          {evening[group].map((match, index) => (
            <MatchRow key={match.id} match={match} starred={group === 'pinned' || index === 1} onStar={onStar} pinned={group === 'pinned'} onPin={onPin} />
          ))}
        </MatchTableSection>
      ))}
    </MatchTable>
  ),
};

export const Night: Story = { ...Evening, parameters: { theme: 'night' } };
export const English: Story = { ...Evening, parameters: { locale: 'en' } };

const goals: Story['render'] = (args) => (
  <MatchTable {...args}>
    <MatchTableSection group="live" count={4}>
      <MatchRow match={derby} scored="home" onStar={onStar} starred />
      {evening.live.map((match, index) => (
        <MatchRow key={match.id} match={match} scored={index % 2 ? 'away' : 'home'} onStar={onStar} />
      ))}
    </MatchTableSection>
  </MatchTable>
);

/** For four seconds a goal wears the scoring side's colour. */
export const Goals: Story = { render: goals };
export const GoalsAtNight: Story = { render: goals, parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <>
      {([{ width: 944 }, { width: 720 }, { width: 520 }] as const).map(({ width }) => (
        <div key={width} className={narrowTable[width]}>
          <MatchTable {...args}>
            <MatchTableSection group="live" count={2} hint="Còn 8 trận bị bộ lọc ẩn đi">
              <MatchRow match={longMatch} onStar={onStar} onPin={onPin} />
              <MatchRow match={longMatch} scored="home" onStar={onStar} starred onPin={onPin} pinned />
            </MatchTableSection>
          </MatchTable>
        </div>
      ))}
    </>
  ),
};

export const Loading: Story = { render: ({ timeZone }) => <MatchTableSkeleton rows={12} timeZone={timeZone} /> };
