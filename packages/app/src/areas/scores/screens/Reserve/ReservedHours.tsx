import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { getReserveLiveList } from '@pitchside/api/scores/schedule';
import { useFormat, useNow } from '@pitchside/ui/format';
import { ScheduleHour, ScheduleRow } from '@pitchside/ui/ScheduleList';
import { api } from '../../../../platform/api/api.ts';
import { addDays, startOf, type CivilDay } from '../../../../platform/days/days.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { toggleCollected } from '../../collectActs.ts';
import { collected } from '../../collect.store.ts';
import { reserve, reserved, reserving, setReminder } from '../../reserve/reserve.store.ts';
import { scheduleView, type Showing } from '../../reserve/schedule.presenter.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { useCancel } from '../../reserve/useCancel.ts';

/** Reserved match, with its settings. */
function ReservedRow({ match, showing }: { match: Match; showing: Showing | undefined }) {
  const { id, sport } = match;
  const { byMatch, counts } = useSnapshot(reserved);
  const pending = useSnapshot(reserving);
  const stars = useSnapshot(collected);
  const cancel = useCancel();
  const { saveOne } = useCalendarFile();
  const mine = byMatch[id];
  return (
    <ScheduleRow
      match={scheduleView(match, showing, counts[id] ?? 0)}
      reservation={mine ? (mine.remind ? 'reminding' : 'silent') : pending.has(id) ? 'pending' : 'none'}
      onReserve={() => unlessLost(reserve(id))}
      onCancel={() => cancel(match)}
      onRemind={(_, remind) => unlessLost(setReminder(id, remind))}
      onCalendar={() => saveOne(match)}
      starred={stars.has(id)}
      onStar={() => toggleCollected(id, sport)}
    />
  );
}

const dayLength = 86_400_000;

export interface ReservedHoursProps {
  matches: readonly Match[];
  /** Their day, whose rooms are asked for; left out where nobody shows them any more. */
  day?: CivilDay;
}

/** Matches of a day by kick-off, with their rooms; those within a day show a countdown. */
export function ReservedHours({ matches, day }: ReservedHoursProps) {
  const format = useFormat();
  const now = useNow(60_000);
  const { value } = useResource(
    day ?? null,
    (signal) => api.call(getReserveLiveList, { from: startOf(day ?? ''), until: startOf(addDays(day ?? '', 1)) }, { signal, quiet: true }),
    { every: 60_000 },
  );
  const showing = new Map(value?.list.map(({ match_id, ...shown }) => [match_id, shown]));
  return [...Map.groupBy(matches, ({ kickoff_at }) => kickoff_at)].map(([at, group]) => {
    const phases = group.map(({ status }) => matchPhase(status));
    const state = phases.includes('playing') ? 'on' : phases.every((phase) => phase === 'after') ? 'over' : 'coming';
    const isNear = state === 'coming' && at > now && at - now < dayLength;
    return (
      <ScheduleHour key={at} at={at} state={state} hint={isNear ? format.relative(at, now) : undefined}>
        {group.map((match) => (
          <ReservedRow key={match.id} match={match} showing={showing.get(match.id)} />
        ))}
      </ScheduleHour>
    );
  });
}
