import { useLingui } from '@lingui/react/macro';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { addDays, type CivilDay } from '@pitchside/ui/civil';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { Button } from '@pitchside/ui/Button';
import { DateStrip, type StripDay } from '@pitchside/ui/DateStrip';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { Search as SearchIcon } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { scheduleTypes, sportsOf, stripLength, type ScheduleType } from '../../../../platform/days/days.ts';
import { useSyncSnapshot } from '../../../../platform/typing/useSyncSnapshot.ts';
import { filter } from './filter.store.ts';
import { Line, Search, Spread } from './Schedule.layout.ts';
import { ScheduleLeagues } from './ScheduleLeagues.tsx';
import { loadStrip, schedule } from './schedule.store.ts';

export interface ScheduleBarProps {
  type: ScheduleType;
  day: CivilDay;
  /** The strip's first day. */
  first: CivilDay;
  today: CivilDay;
  onGo: (change: { day?: CivilDay; type?: ScheduleType; from?: CivilDay }) => void;
}

/** Range of the day picker before and after today, days. */
const reach = { back: 365, ahead: 365 };

/** Filters of the schedule: sport, day, leagues, rooms, and a search. */
export function ScheduleBar({ type, day, first, today, onGo }: ScheduleBarProps) {
  const { t } = useLingui();
  const { strip } = useSnapshot(schedule);
  const { shownOnly, search } = useSyncSnapshot(filter);
  const data = strip.first === first ? strip.data : null;
  const sports = sportsOf(type);
  const days = Array.from({ length: stripLength }, (_, at): StripDay => {
    const known = data?.days[at];
    const own = { day: addDays(first, at) };
    if (!known) return own;
    const spread = sports.map((sport) => known.spread[sport]);
    return {
      ...own,
      count: sports.reduce((sum, sport) => sum + known.counts[sport], 0),
      spread: (spread[0] ?? []).map((_each, part) => spread.reduce((sum, list) => sum + (list[part] ?? 0), 0)),
    };
  });
  const ofDay = data?.days[days.findIndex((each) => each.day === day)]?.counts;
  const total = (one: ScheduleType) => ofDay && sportsOf(one).reduce((sum, sport) => sum + ofDay[sport], 0);
  const names: Record<ScheduleType, string> = { all: t`全部`, football: t`足球`, basketball: t`篮球`, esports: t`电竞` };
  const segments = scheduleTypes.map((id) => ({ value: id, label: names[id], ...(ofDay && { count: total(id) }) }));
  const [min, max] = [addDays(today, -reach.back), addDays(today, reach.ahead)];

  return (
    <Card padding="none" aria-label={t`选择赛程`}>
      <Line>
        <Text as="h1" size="xl">{t`赛程`}</Text>
        <SegmentedControl label={t`运动`} segments={segments} value={type} onValueChange={(next) => onGo({ type: next })} />
        <Spread />
        {day !== today && (
          <Button tone="outline" size="s" onClick={() => onGo({ day: today })}>
            {t`回到今天`}
          </Button>
        )}
        <Search>
          <Input
            label={t`搜球队、赛事`}
            labelHidden
            placeholder={t`搜球队、赛事`}
            icon={<SearchIcon size={16} aria-hidden />}
            maxLength={30}
            value={search}
            onValueChange={(text) => (filter.search = text)}
          />
        </Search>
      </Line>
      <CardBleed>
        {strip.failed && !data ? (
          <ErrorState layout="row" title={t`赛程日期没能送到`} onRetry={() => loadStrip(first)} />
        ) : (
          <DateStrip
            label={t`赛程日期`}
            days={days}
            value={day}
            onValueChange={(next) => onGo({ day: next })}
            {...(first > min && { onEarlier: () => onGo({ from: addDays(first, -stripLength) }) })}
            {...(first < max && { onLater: () => onGo({ from: addDays(first, stripLength) }) })}
            calendar={{ min, max }}
          />
        )}
      </CardBleed>
      <Line>
        <ScheduleLeagues type={type} />
        <Spread />
        <Checkbox checked={shownOnly} onCheckedChange={(on) => (filter.shownOnly = on)}>
          {t`有主播`}
        </Checkbox>
      </Line>
    </Card>
  );
}
