import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EventAxis } from '@pitchside/ui/EventTimeline';
import { MomentumChart, MomentumSkeleton } from '@pitchside/ui/MomentumChart';
import { matchPhase, type MatchStatus } from '@pitchside/api/scores/matches';
import { useSnapshot } from 'valtio';
import { eventView, isFootballEvent, teamView } from './match.presenter.ts';
import { detail } from './detail.store.ts';
import { momentumView } from './detail/detail.presenter.ts';

const late: readonly MatchStatus[] = ['extra_time', 'penalties'];

/** Momentum of the match, one bar a minute; without such figures the events by minute. Renders nothing before the match. */
export function MomentumCard() {
  const { t } = useLingui();
  const { match, events, extra, extraState } = useSnapshot(detail);
  if (!match || match.sport !== 'football' || matchPhase(match.status) === 'before') return null;
  const views = events.filter(isFootballEvent).map(eventView);
  const length = late.includes(match.status) || events.some(({ minute }) => minute > 90) ? 120 : 90;
  const momentum = extra?.momentum;
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  const isOn = matchPhase(match.status) === 'playing';
  return (
    <Card stacked title={t`攻势走势`} aria-busy={extraState === 'loading'}>
      {extraState === 'loading' ? (
        <MomentumSkeleton />
      ) : momentum && momentum.length > 0 ? (
        <MomentumChart minutes={momentumView(momentum)} events={views} {...teams} length={length} isOn={isOn} />
      ) : (
        <EventAxis
          events={views}
          {...teams}
          label={t({ id: 'detail.events', message: '事件' })}
          length={length}
          {...(isOn && match.minute !== null && { minute: match.minute })}
        />
      )}
    </Card>
  );
}
