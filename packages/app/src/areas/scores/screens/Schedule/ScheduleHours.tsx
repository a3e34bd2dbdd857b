import { Plural } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { useFormat, useNow } from '@pitchside/ui/format';
import { ScheduleHour, ScheduleNow } from '@pitchside/ui/ScheduleList';
import { Fragment } from 'react';
import type { HourGroup } from './groups.ts';
import { ScheduleRowWired } from './ScheduleRow.tsx';

const dayLength = 86_400_000;

/** Hours of a day with their matches; `withNow` draws the line between started and upcoming ones. */
export function ScheduleHours({ groups, withNow = false }: { groups: readonly HourGroup<Match>[]; withNow?: boolean }) {
  const format = useFormat();
  const now = useNow(60_000);
  const first = groups.findIndex(({ at }) => at > now);
  return groups.map(({ at, matches }, index) => {
    const playing = matches.filter(({ status }) => matchPhase(status) === 'playing').length;
    const state = playing > 0 ? 'on' : matches.every(({ status }) => matchPhase(status) === 'after') ? 'over' : 'coming';
    const hint =
      playing > 0 ? (
        <Plural value={playing} other="# 场进行中" />
      ) : state === 'coming' && at > now && at - now < dayLength ? (
        format.relative(at, now)
      ) : undefined;
    return (
      <Fragment key={at}>
        {withNow && index === first && index > 0 && <ScheduleNow at={now} />}
        <ScheduleHour at={at} state={state} hint={hint}>
          {matches.map(({ id }) => (
            <ScheduleRowWired key={id} id={id} />
          ))}
        </ScheduleHour>
      </Fragment>
    );
  });
}
