import { Plural, useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import type { CivilDay } from '@pitchside/ui/civil';
import { Button } from '@pitchside/ui/Button';
import { RadioGroup } from '@pitchside/ui/RadioGroup';
import { Select } from '@pitchside/ui/Select';
import { AlarmClock, Download } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { reserved } from '../../reserve/reserve.store.ts';
import type { ScheduleType } from '../../../../platform/days/days.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { schedule } from './schedule.store.ts';
import { useShown } from './useShown.ts';

const reminders = ['none', '5', '15', '30', '60'] as const;
type Reminder = (typeof reminders)[number];

/** Saves the reserved matches, or those the list shows, for the calendar of a phone or a desktop. */
export function ScheduleExport({ type, day }: { type: ScheduleType; day: CivilDay }) {
  const { t } = useLingui();
  const { byMatch } = useSnapshot(reserved);
  const { state } = useSnapshot(schedule);
  const { shown } = useShown(type);
  const { save } = useCalendarFile();
  const [choice, setChoice] = useState<'mine' | 'shown'>();
  const [reminder, setReminder] = useState<Reminder>('15');
  const isComing = ({ status }: Pick<Match, 'status'>) => matchPhase(status) === 'before';
  const mine = Object.values(byMatch)
    .map(({ match }) => match as Match)
    .filter(isComing);
  const list = shown.filter(isComing);
  // Without own reservations the choice starts with the shown matches.
  const which = choice ?? (mine.length > 0 ? 'mine' : 'shown');
  const matches = which === 'mine' ? mine : list;
  const words: Record<Reminder, string> = {
    none: t`不提醒`,
    '5': t`开赛前 5 分钟提醒`,
    '15': t`开赛前 15 分钟提醒`,
    '30': t`开赛前 30 分钟提醒`,
    '60': t`开赛前 1 小时提醒`,
  };
  return (
    <Card stacked padding="titled" title={t`导出日历`}>
      <RadioGroup
        label={t`导出哪些比赛`}
        value={which}
        onValueChange={setChoice}
        options={[
          {
            value: 'mine',
            label: (
              <>
                {t`我的预约`} · <Plural value={mine.length} other="# 场" />
              </>
            ),
          },
          {
            value: 'shown',
            label: (
              <>
                {t`当前列表未开始的`}
                {state === 'ready' && (
                  <>
                    {' '}
                    · <Plural value={list.length} other="# 场" />
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      <Select
        label={t`日历提醒`}
        icon={<AlarmClock size={16} aria-hidden />}
        value={reminder}
        onValueChange={setReminder}
        options={reminders.map((value) => ({ value, label: words[value] }))}
      />
      <Button
        tone="primary"
        disabled={matches.length === 0}
        icon={<Download size={16} aria-hidden />}
        onClick={() => save(matches, `${which === 'mine' ? 'reserved' : day}.ics`, reminder === 'none' ? null : Number(reminder))}
      >
        {t`下载 .ics`}
      </Button>
    </Card>
  );
}
