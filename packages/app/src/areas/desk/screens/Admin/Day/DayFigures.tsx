import { useLingui } from '@lingui/react/macro';
import type { adminDay, DayPair } from '@pitchside/api/desk/operations';
import type { CallData } from '@pitchside/api/contract';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { useFormat } from '@pitchside/ui/format';

/** Members and rooms of the day, each with yesterday beside it. */
export function DayFigures({ day: { members, rooms, diamonds } }: { day: CallData<typeof adminDay> }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const hours = (minutes: number) => integer(Math.round(minutes / 60));
  const before = ({ yesterday }: DayPair, as = integer): string => {
    const whole = yesterday === null ? '–' : as(yesterday);
    return t`昨天 ${whole}`;
  };
  const sum = (way: 'in' | 'out', when: keyof DayPair) => diamonds.reduce((total, flow) => total + (flow[way][when] ?? 0), 0);
  const both = (way: 'in' | 'out'): DayPair => ({ today: sum(way, 'today'), yesterday: sum(way, 'yesterday') });
  const [gained, spent] = [both('in'), both('out')];
  const total = integer(members.total);
  return (
    <FigureBand
      label={t`今天`}
      figures={[
        { id: 'joined', label: t`新会员`, value: integer(members.joined.today), aside: before(members.joined), note: t`共 ${total} 人` },
        { id: 'active', label: t`活跃会员`, value: integer(members.active.today), aside: before(members.active) },
        { id: 'live', label: t`正在直播的房间`, value: integer(rooms.live), raised: true },
        { id: 'hours', label: t`开播小时`, value: hours(rooms.minutes.today), aside: before(rooms.minutes, hours) },
        { id: 'in', label: t`流入黄钻`, value: integer(gained.today), aside: before(gained) },
        { id: 'out', label: t`流出黄钻`, value: integer(spent.today), aside: before(spent) },
      ]}
    />
  );
}
