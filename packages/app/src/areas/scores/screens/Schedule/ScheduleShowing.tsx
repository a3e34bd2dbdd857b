import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { addDays, type CivilDay } from '@pitchside/ui/civil';
import { Avatar } from '@pitchside/ui/Avatar';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { RowList } from '@pitchside/ui/RowList';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { roomHref } from '../../matchLinks.ts';
import { startOf, type ScheduleType } from '../../../../platform/days/days.ts';
import { Lines, Showing } from './Schedule.layout.ts';
import { schedule } from './schedule.store.ts';
import { useShown } from './useShown.ts';

/** Rooms shown at most. */
const most = 7;

/** Rooms that show the matches of the chosen day, the most popular first; nothing without any. */
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
