import { useLingui } from '@lingui/react/macro';
import { addDays, type CivilDay } from '@pitchside/ui/civil';
import { Avatar } from '@pitchside/ui/Avatar';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { roomHref } from '../../matches/match.links.ts';
import { startOf, type ScheduleType } from '../../../../platform/days/days.ts';
import { Card, Inside, Lines, Showing } from './Schedule.layout.ts';
import { schedule } from './schedule.store.ts';
import { useShown } from './useShown.ts';

/** How many are named. */
const most = 7;

/** Who shows the matches of the chosen day, the most popular first; nothing while nobody does. */
export function ScheduleShowing({ type, day }: { type: ScheduleType; day: CivilDay }) {
  const { t } = useLingui();
  const format = useFormat();
  const { showing } = useSnapshot(schedule);
  const { shown } = useShown(type);
  const until = startOf(addDays(day, 1));
  const rooms = shown
    .filter(({ kickoff_at }) => kickoff_at < until)
    .flatMap((match) => (showing[match.id]?.rooms ?? []).map((room) => ({ match, room })))
    .toSorted((one, other) => other.room.heat - one.room.heat)
    .slice(0, most);
  if (rooms.length === 0) return null;
  return (
    <Card aria-labelledby="schedule-showing">
      <Inside>
        <SectionTitle id="schedule-showing" more={{ href: '/anchor?type=0' }}>
          {t`谁来解说`}
        </SectionTitle>
        <ul>
          {rooms.map(({ match, room }) => (
            <Showing key={room.room_id}>
              <a href={roomHref(room.room_id)}>
                <Avatar seed={room.anchor.avatar} size={40} live={room.status === 'live'} />
                <Lines>
                  <strong>{room.anchor.user_nickname}</strong>
                  <span>
                    {format.time(match.kickoff_at)} {match.home.short_name} vs {match.away.short_name}
                  </span>
                </Lines>
              </a>
            </Showing>
          ))}
        </ul>
      </Inside>
    </Card>
  );
}
