import { Plural, useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { useCalendarWords } from '@pitchside/ui/Calendar';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ScheduleDay, ScheduleList, ScheduleSkeleton } from '@pitchside/ui/ScheduleList';
import { useSnapshot } from 'valtio';
import { addDays, dayOf, startOf } from '../../../../platform/days/days.ts';
import { useToday } from '../../../../platform/days/useToday.ts';
import { routes } from '../../../../routes.data.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { loadReservations, reserved } from '../../reserve/reserve.store.ts';
import { ReservedHours } from './ReservedHours.tsx';

/** Matches that the member has reserved and that are to come or on, day by day. */
export function ReservedMatches() {
  const { t } = useLingui();
  const { byMatch, state } = useSnapshot(reserved);
  const words = useCalendarWords();
  const today = useToday();
  const fresh = useFreshMatches();
  const list = Object.values(byMatch)
    .map(({ match }) => fresh(match as Match))
    .filter(({ status }) => matchPhase(status) !== 'after')
    .toSorted((one, other) => one.kickoff_at - other.kickoff_at);
  if (list.length === 0) {
    if (state === 'failed') return <ErrorState title={t`预约没能送到`} onRetry={loadReservations} />;
    if (state !== 'ready') return <ScheduleSkeleton />;
    return (
      <EmptyState
        title={t`还没有预约比赛`}
        action={<ButtonLink href={routes.schedule.path} tone="soft">{t`去看赛程`}</ButtonLink>}
      >{t`点比赛右边的「预约」，开赛时提醒你。`}</EmptyState>
    );
  }
  const near: Readonly<Record<string, string>> = { [addDays(today, -1)]: t`昨天`, [today]: t`今天`, [addDays(today, 1)]: t`明天` };
  return (
    <ScheduleList>
      {[...Map.groupBy(list, ({ kickoff_at }) => dayOf(kickoff_at))].map(([day, matches]) => (
        <ScheduleDay
          key={day}
          title={near[day] ?? words.weekday(day)}
          zoneAt={startOf(day)}
          hint={
            <>
              {near[day] ? `${words.short(day)} ${words.weekday(day)}` : words.short(day)} · <Plural value={matches.length} other="# 场" />
            </>
          }
        >
          <ReservedHours matches={matches} day={day} />
        </ScheduleDay>
      ))}
    </ScheduleList>
  );
}
