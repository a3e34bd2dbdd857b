import { useLingui } from '@lingui/react/macro';
import { getUserReserveLiveList } from '@pitchside/api/scores/schedule';
import { useCalendarWords } from '@pitchside/ui/Calendar';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ScheduleDay, ScheduleFold, ScheduleList, ScheduleSkeleton } from '@pitchside/ui/ScheduleList';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { dayOf } from '../../../../platform/days/days.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { ReservedHours } from './ReservedHours.tsx';

/** Matches that are asked for: those of the last weeks. */
const most = 50;

/** Reserved matches that are over, folded away until somebody asks. */
export function ReservedOver() {
  const { t } = useLingui();
  const words = useCalendarWords();
  const [open, setOpen] = useState(false);
  const { value, state, again } = useResource(open ? 'over' : null, (signal) =>
    api.call(getUserReserveLiveList, { state: 'over', limit: most }, { signal }),
  );
  const list = value?.list.map(({ match }) => match) ?? [];
  const hint = value && list.length === 0 ? t`还没有` : undefined;
  return (
    <section aria-label={t`已结束的预约`}>
      <ScheduleList>
        <ScheduleFold label={t`已结束的预约`} hint={hint} open={open} onOpenChange={setOpen} />
        {open &&
          !value &&
          (state === 'failed' ? <ErrorState layout="row" title={t`预约没能送到`} onRetry={again} /> : <ScheduleSkeleton />)}
        {open &&
          [...Map.groupBy(list, ({ kickoff_at }) => dayOf(kickoff_at))].map(([day, matches]) => (
            <ScheduleDay key={day} title={words.short(day)} hint={words.weekday(day)}>
              <ReservedHours matches={matches} />
            </ScheduleDay>
          ))}
      </ScheduleList>
    </section>
  );
}
