import { addDays, dayOf, type CivilDay } from '@pitchside/ui/civil';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { followReservations } from '../../reserve/reserve.store.ts';
import { readDay, readType, scheduleTypes, stripAround, type ScheduleType } from '../../../../platform/days/days.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Columns, Side } from './Schedule.layout.ts';
import { ScheduleBar } from './ScheduleBar.tsx';
import { ScheduleDays } from './ScheduleDays.tsx';
import { ScheduleExport } from './ScheduleExport.tsx';
import { ScheduleMine } from './ScheduleMine.tsx';
import { ScheduleShowing } from './ScheduleShowing.tsx';
import { loadStrip, openDay } from './schedule.store.ts';
import { useToday } from '../../../../platform/days/useToday.ts';

/** /schedule: matches by day and hour, with their rooms and the person's reservations. */
export function ScheduleScreen() {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const type = readType(parameters.get('type'));
  const day = readDay(parameters.get('day')) ?? today;
  const first = readDay(parameters.get('from')) ?? stripAround(day, today);

  useEffect(() => openDay(day), [day]);
  useEffect(() => loadStrip(first), [first]);
  useEffect(followReservations, []);

  function go(change: { day?: CivilDay; type?: ScheduleType; from?: CivilDay }) {
    const next = { day, type, ...change };
    // A day brings its own strip, unless the strip alone was turned.
    const from =
      change.from ?? (change.day === undefined || (change.day >= first && change.day < addDays(first, 8)) ? parameters.get('from') : null);
    setParameters(
      {
        ...(next.type !== 'all' && { type: String(scheduleTypes.indexOf(next.type)) }),
        ...(next.day !== dayOf(Date.now()) && { day: next.day }),
        ...(from && { from }),
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Page data-ready>
      <ScheduleBar type={type} day={day} first={first} today={today} onGo={go} />
      <Columns>
        <ScheduleDays type={type} day={day} today={today} onDay={(next) => go({ day: next })} />
        <Side>
          <ScheduleMine />
          <ScheduleExport type={type} day={day} />
          <ScheduleShowing type={type} day={day} />
        </Side>
      </Columns>
    </Page>
  );
}
