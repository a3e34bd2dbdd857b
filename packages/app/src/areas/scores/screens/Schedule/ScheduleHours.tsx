import { Plural } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { useFormat, useNow } from '@pitchside/ui/format';
import { ScheduleHour, ScheduleNow, ScheduleRow, type ReservationState } from '@pitchside/ui/ScheduleList';
import { Fragment, memo } from 'react';
import type { HourGroup } from './groups.ts';
import { useSnapshot } from 'valtio';
import { toggleCollected } from '../../collectActs.ts';
import { collected } from '../../collect.store.ts';
import { reserve, reserved, reserving, setReminder } from '../../reserve/reserve.store.ts';
import { useVisibleMatch } from '../../../../platform/guard/useVisibleMatches.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { schedule } from './schedule.store.ts';
import { scheduleView } from '../../reserve/schedule.presenter.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { useCancel } from '../../reserve/useCancel.ts';

/** One row of the schedule; it alone is drawn again when its match or its reservation changes. */
const ScheduleRowWired = memo(function ScheduleRowWired({ id }: { id: string }) {
  const match = useVisibleMatch(id);
  const showing = useSnapshot(schedule.showing)[id];
  const counts = useSnapshot(schedule.reserveCounts);
  const { byMatch, counts: reservedCounts } = useSnapshot(reserved);
  const pending = useSnapshot(reserving);
  const stars = useSnapshot(collected);
  const cancel = useCancel();
  const { saveOne } = useCalendarFile();
  if (!match) return null;
  const mine = byMatch[id];
  const reservation: ReservationState = mine ? (mine.remind ? 'reminding' : 'silent') : pending.has(id) ? 'pending' : 'none';
  return (
    <ScheduleRow
      match={scheduleView(match, showing, reservedCounts[id] ?? counts[id] ?? 0)}
      reservation={reservation}
      onReserve={() => unlessLost(reserve(id))}
      onCancel={() => cancel(match)}
      onRemind={(_, remind) => unlessLost(setReminder(id, remind))}
      onCalendar={() => saveOne(match)}
      starred={stars.has(id)}
      onStar={() => toggleCollected(id, match.sport)}
    />
  );
});

const dayLength = 86_400_000;

interface HoursProps {
  groups: readonly HourGroup<Match>[];
  /** Number of matches that stand, the others having their place kept; default all. */
  upTo?: number;
  /** Draws the line between started and upcoming ones; default false. */
  withNow?: boolean;
}

/** Hours of a day with their matches. */
export function ScheduleHours({ groups, upTo = Infinity, withNow = false }: HoursProps) {
  const format = useFormat();
  const now = useNow(60_000);
  const first = groups.findIndex(({ at }) => at > now);
  return groups.map(({ at, matches }, index) => {
    const before = groups.slice(0, index).reduce((sum, group) => sum + group.matches.length, 0);
    const standing = matches.slice(0, Math.max(0, upTo - before));
    const playing = matches.filter(({ status }) => matchPhase(status) === 'playing').length;
    const state = playing > 0 ? 'on' : matches.every(({ status }) => matchPhase(status) === 'after') ? 'over' : 'coming';
    const hint =
      playing > 0 ? (
        <Plural value={playing} other="# 场进行中" />
      ) : state === 'coming' && at > now && at - now < dayLength ? (
        format.relative(at, now)
      ) : undefined;
    return (
      <Fragment key={at}>
        {withNow && index === first && index > 0 && <ScheduleNow at={now} />}
        <ScheduleHour at={at} state={state} hint={hint} coming={matches.length - standing.length}>
          {standing.map(({ id }) => (
            <ScheduleRowWired key={id} id={id} />
          ))}
        </ScheduleHour>
      </Fragment>
    );
  });
}
