import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MatchEventKind } from '@pitchside/api/matches';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useSnapshot } from 'valtio';
import { EventLine, Events } from './Live.layout.ts';
import { roomMatch } from './match.store.ts';

/** What each event is called. */
const names: Record<MatchEventKind, MessageDescriptor> = {
  kick_off: msg`开球`,
  goal: msg`进球`,
  penalty_goal: msg`点球命中`,
  own_goal: msg`乌龙球`,
  goal_cancelled: msg`进球取消`,
  yellow: msg`黄牌`,
  second_yellow: msg`两黄变红`,
  red: msg`红牌`,
  substitution: msg`换人`,
  corner: msg`角球`,
  half_time: msg`中场休息`,
  second_half: msg`下半场开始`,
  full_time: msg`全场结束`,
};

const scoring: readonly MatchEventKind[] = ['goal', 'penalty_goal', 'own_goal', 'goal_cancelled', 'half_time', 'full_time'];

/** What has happened in the match, newest first. */
export function LiveEvents() {
  const { t, i18n } = useLingui();
  const { match, events } = useSnapshot(roomMatch);
  const told = events.filter(({ kind }) => kind !== 'corner').toReversed();
  if (told.length === 0) return <EmptyState title={match ? t`比赛还没有事件` : t`这个直播间没有比赛`} />;
  return (
    <Events>
      {told.map(({ id, kind, minute, added, player, other_player, side, home_score, away_score }) => (
        <EventLine key={id}>
          <span>{added > 0 ? `${minute}+${added}'` : `${minute}'`}</span>
          <span>
            {i18n._(names[kind])} {side && match?.[side].short_name} {player}
            {other_player && ` (${other_player})`}
          </span>
          <span>{scoring.includes(kind) && `${home_score}-${away_score}`}</span>
        </EventLine>
      ))}
    </Events>
  );
}
