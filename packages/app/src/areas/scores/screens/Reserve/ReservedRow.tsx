import type { Match } from '@pitchside/api/scores/matches';
import { ScheduleRow } from '@pitchside/ui/ScheduleList';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { toggleCollected } from '../../collectActs.ts';
import { collected } from '../../collect.store.ts';
import { reserve, reserved, reserving, setReminder } from '../../reserve/reserve.store.ts';
import { scheduleView, type Showing } from '../../reserve/schedule.presenter.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { useCancel } from '../../reserve/useCancel.ts';

/** Reserved match, with its settings. */
export function ReservedRow({ match, showing }: { match: Match; showing: Showing | undefined }) {
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
