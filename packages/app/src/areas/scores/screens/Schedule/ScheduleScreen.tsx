import { addDays, type CivilDay } from '@pitchside/ui/civil';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { followReservations } from '../../reserve/reserve.store.ts';
import { readDay, readType, scheduleTypes, stripAround, type ScheduleType, startOf } from '../../../../platform/days/days.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Columns, Side, Lines, Showing } from './Schedule.layout.ts';
import { ScheduleBar } from './ScheduleBar.tsx';
import { ScheduleDays } from './ScheduleDays.tsx';
import { ScheduleExport } from './ScheduleExport.tsx';
import { ScheduleMine } from './ScheduleMine.tsx';
import { loadStrip, openDay, schedule } from './schedule.store.ts';
import { useToday } from '../../../../platform/days/useToday.ts';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { Avatar } from '@pitchside/ui/Avatar';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { RowList } from '@pitchside/ui/RowList';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { roomHref } from '../../matchLinks.ts';
import { useShown } from './useShown.ts';

/** Rooms shown at most. */
const most = 7;

/** Rooms that show the matches of the chosen day, the most popular first; nothing without any. */
function ScheduleShowing({ type, day }: { type: ScheduleType; day: CivilDay }) {
  const { t } = useLingui();
  const format = useFormat();
  const { showing, zone } = useSnapshot(schedule);
  const { shown } = useShown(type);
  const until = startOf(addDays(day, 1), zone);
  const rooms = shown
    .filter(({ kickoff_at }) => kickoff_at < until)
    .flatMap((match) => (showing[match.id]?.rooms ?? []).map((room) => ({ match, room })))
    .toSorted((one, other) => other.room.heat - one.room.heat)
    .slice(0, most);
  if (rooms.length === 0) return null;
  return (
    <Card stacked padding="titled" title={t`谁来解说`} more={{ href: '/anchor?type=0' }}>
      <RowList>
        {rooms.map(({ match, room }) => (
          <li key={room.room_id}>
            <Pressable href={roomHref(room.room_id)}>
              <Showing>
                <Avatar seed={room.anchor.avatar} size={40} live={room.status === 'live'} />
                <Lines>
                  <Text weight="medium" cut={1}>
                    {room.anchor.user_nickname}
                  </Text>
                  <Text size="s" tone="quiet" cut={1}>
                    {format.time(match.kickoff_at)} {match.home.short_name} vs {match.away.short_name}
                  </Text>
                </Lines>
              </Showing>
            </Pressable>
          </li>
        ))}
      </RowList>
    </Card>
  );
}

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
        ...(next.day !== today && { day: next.day }),
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
