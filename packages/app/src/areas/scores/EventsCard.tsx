import { useLingui } from '@lingui/react/macro';
import { matchPhase, type MatchEventKind } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { EventTimeline } from '@pitchside/ui/EventTimeline';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { eventView, isFootballEvent, teamView } from './match.presenter.ts';
import { detail } from './detail.store.ts';
import { useGoalClips } from './useClips.ts';
import { useSpokenMatch } from './useSpokenMatch.ts';

/** Which events are shown. */
const filters = ['all', 'goals', 'cards', 'changes'] as const;
type Filter = (typeof filters)[number];

const kinds: Record<Exclude<Filter, 'all'>, readonly MatchEventKind[]> = {
  goals: ['goal', 'penalty_goal', 'own_goal', 'goal_cancelled', 'shootout_goal', 'shootout_miss'],
  cards: ['yellow', 'second_yellow', 'red'],
  changes: ['substitution'],
};

/** Timeline of the match with both sides on one axis, newest first. */
export function EventsCard() {
  const { t } = useLingui();
  const { match, events, extraState } = useSnapshot(detail);
  const [filter, setFilter] = useState<Filter>('all');
  const clipOf = useGoalClips(match?.id);
  useSpokenMatch(match, events);
  if (!match) return null;
  // Corners are only counted here: as rows they would bury the rest.
  const shownEvents = events
    .filter(isFootballEvent)
    .filter(({ kind }) => kind !== 'corner')
    .toReversed();
  const none = matchPhase(match.status) === 'after' ? t`没有记下这场比赛的事件` : t`比赛还没有事件`;
  const shown = filter === 'all' ? shownEvents : shownEvents.filter(({ kind }) => kinds[filter].includes(kind));
  const labels: Record<Filter, string> = {
    all: t`全部`,
    goals: t({ id: 'events.goals', message: '进球' }),
    cards: t`红黄牌`,
    changes: t({ id: 'events.changes', message: '换人' }),
  };
  return (
    <Card
      stacked
      aria-busy={shownEvents.length === 0 && extraState === 'loading'}
      title={t({ id: 'detail.events', message: '事件' })}
      tabs={
        <SegmentedControl
          look="line"
          label={t`显示哪些事件`}
          segments={filters.map((id) => ({ value: id, label: labels[id] }))}
          value={filter}
          onValueChange={setFilter}
        />
      }
    >
      {shownEvents.length === 0 && extraState === 'loading' ? (
        // They may wait for the viewer's own picture: that none are seen does not mean that there were none.
        <Skeleton lines={6} />
      ) : shown.length === 0 ? (
        <EmptyState title={shownEvents.length === 0 ? none : t`没有这类事件`} drawing={null} />
      ) : (
        <EventTimeline
          events={shown.map((event) => ({ ...eventView(event), ...clipOf(event.id) }))}
          home={teamView(match.home)}
          away={teamView(match.away)}
          label={t({ id: 'detail.events', message: '事件' })}
        />
      )}
    </Card>
  );
}
