import type { CallData } from '@pitchside/api/contract';
import type { scheduleDays } from '@pitchside/api/scores/schedule';
import { addDays, dayOf, daysBetween, type CivilDay } from '@pitchside/ui/civil';
import { sportsOf, type ScheduleType } from '../../../../platform/days/days.ts';

type Deep<T> = { readonly [Key in keyof T]: T[Key] extends object ? Deep<T[Key]> : T[Key] };

/** The day with matches that is nearest to one without, the later of two; undefined when there is none at all or nothing is known yet. */
export function nearestDay(
  type: ScheduleType,
  day: CivilDay,
  first: CivilDay | null,
  data: Deep<CallData<typeof scheduleDays>> | null,
): CivilDay | undefined {
  if (!first || !data) return undefined;
  const sports = sportsOf(type);
  const inside = data.days.flatMap(({ counts }, at) => (sports.some((sport) => counts[sport] > 0) ? [addDays(first, at)] : []));
  const outside = sports.flatMap((sport) => [data.earlier[sport], data.later[sport]]).flatMap((at) => (at === null ? [] : [dayOf(at)]));
  return [...inside, ...outside]
    .filter((one) => one !== day)
    .toSorted((one, other) => Math.abs(daysBetween(day, one)) - Math.abs(daysBetween(day, other)) || (one > other ? -1 : 1))[0];
}
