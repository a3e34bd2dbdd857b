import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { addDays } from '@pitchside/ui/civil';
import { DateStrip } from '@pitchside/ui/DateStrip';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDay, readType, scheduleTypes, type ScheduleType } from '../../../../platform/days/days.ts';
import { useToday } from '../../../../platform/days/useToday.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Bar } from './Foresight.layout.ts';
import { ForesightDay } from './ForesightDay.tsx';
import { openForesight } from './foresight.store.ts';

/** Days of the strip before and after the chosen one. */
const around = 3;

/** /foresight: forecasts of a day's matches, and the fans' votes. */
export function ForesightScreen() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const type = readType(parameters.get('type'));
  const day = readDay(parameters.get('day')) ?? today;
  const sport = type === 'all' ? undefined : type;
  useEffect(() => openForesight(day, sport), [day, sport]);
  const go = (change: { day?: string; type?: ScheduleType }) => {
    const next = { day, type, ...change };
    setParameters(
      { ...(next.type !== 'all' && { type: String(scheduleTypes.indexOf(next.type)) }), ...(next.day !== today && { day: next.day }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const names: Record<ScheduleType, string> = { all: t`全部`, football: t`足球`, basketball: t`篮球`, esports: t`电竞` };
  return (
    <Page data-ready>
      <Card padding="none" aria-label={t`选择前瞻`}>
        <Bar>
          <Text as="h1" size="xl">{t`前瞻`}</Text>
          <SegmentedControl
            label={t`运动`}
            segments={scheduleTypes.map((id) => ({ value: id, label: names[id] }))}
            value={type}
            onValueChange={(next) => go({ type: next })}
          />
          <div>
            <DateStrip
              look="compact"
              label={t`前瞻日期`}
              days={Array.from({ length: 2 * around + 1 }, (_, at) => ({ day: addDays(day, at - around) }))}
              value={day}
              onValueChange={(next) => go({ day: next })}
              onEarlier={() => go({ day: addDays(day, -1) })}
              onLater={() => go({ day: addDays(day, 1) })}
              calendar={{ min: addDays(today, -365), max: addDays(today, 365) }}
            />
          </div>
        </Bar>
      </Card>
      <ForesightDay day={day} sport={sport} />
    </Page>
  );
}
