import { ScheduleRow, type ReservationState } from '@pitchside/ui/ScheduleList';
import { useSnapshot } from 'valtio';
import { toggleCollected } from '../../collectActs.ts';
import { collected } from '../../collect.store.ts';
import { reserve, reserved, reserving, setReminder } from '../../reserve/reserve.store.ts';
import { useSight } from '../../../../platform/guard/useSights.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { schedule } from './schedule.store.ts';
import { scheduleView } from '../../reserve/schedule.presenter.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { useCancel } from '../../reserve/useCancel.ts';

/** One row of the schedule; it alone is drawn again when its match or its reservation changes. */
export function ScheduleRowWired({ id }: { id: string }) {
  const match = useSight(id);
  const showing = useSnapshot(schedule.showing)[id];
  const counts = useSnapshot(schedule.reserveCounts);
  const { byMatch, counts: told } = useSnapshot(reserved);
  const pending = useSnapshot(reserving);
  const stars = useSnapshot(collected);
  const cancel = useCancel();
  const { saveOne } = useCalendarFile();
  if (!match) return null;
  const mine = byMatch[id];
  const reservation: ReservationState = mine ? (mine.remind ? 'reminding' : 'silent') : pending.has(id) ? 'pending' : 'none';
  return (
    <ScheduleRow
      match={scheduleView(match, showing, told[id] ?? counts[id] ?? 0)}
      reservation={reservation}
      onReserve={() => unlessLost(reserve(id))}
      onCancel={() => cancel(match)}
      onRemind={(_, remind) => unlessLost(setReminder(id, remind))}
      onCalendar={() => saveOne(match)}
      starred={stars.has(id)}
      onStar={() => toggleCollected(id, match.sport)}
    />
  );
}
