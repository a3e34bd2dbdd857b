import { Plural, useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { useCalendarLabels } from '@pitchside/ui/Calendar';
import { addDays, type CivilDay, dayOf, daysBetween } from '@pitchside/ui/civil';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ScheduleDay, ScheduleFold, ScheduleList, ScheduleSkeleton } from '@pitchside/ui/ScheduleList';
import { useEnvironment } from '@pitchside/ui/UiProvider';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { AllRows, useWantsAll } from '../../../../platform/pieces/AllRows.tsx';
import { usePieces } from '../../../../platform/pieces/usePieces.ts';
import { NotYet } from '../../../../platform/widgets/NotYet.tsx';
import { startOf, type ScheduleType, sportsOf } from '../../../../platform/days/days.ts';
import { clearFilter } from './filter.store.ts';
import { groupDay } from './groups.ts';
import { Place } from './Schedule.layout.ts';
import { ScheduleHours } from './ScheduleHours.tsx';
import { retryDay, schedule } from './schedule.store.ts';
import { useShown } from './useShown.ts';
import type { CallData } from '@pitchside/api/contract';
import type { scheduleDays } from '@pitchside/api/scores/schedule';

type Deep<T> = { readonly [Key in keyof T]: T[Key] extends object ? Deep<T[Key]> : T[Key] };

/** The day with matches that is nearest to one without, the later of two; undefined when there is none at all or nothing is known yet. */
function nearestDay(
  type: ScheduleType,
  day: CivilDay,
  first: CivilDay | null,
  data: Deep<CallData<typeof scheduleDays>> | null,
  timeZone: string | undefined,
): CivilDay | undefined {
  if (!first || !data) return undefined;
  const sports = sportsOf(type);
  const inside = data.days.flatMap(({ counts }, at) => (sports.some((sport) => counts[sport] > 0) ? [addDays(first, at)] : []));
  const outside = sports
    .flatMap((sport) => [data.earlier[sport], data.later[sport]])
    .flatMap((at) => (at === null ? [] : [dayOf(at, timeZone)]));
  return [...inside, ...outside]
    .filter((one) => one !== day)
    .toSorted((one, other) => Math.abs(daysBetween(day, one)) - Math.abs(daysBetween(day, other)) || (one > other ? -1 : 1))[0];
}

interface DaysProps {
  type: ScheduleType;
  day: CivilDay;
  today: CivilDay;
  onDay: (day: CivilDay) => void;
}

/** From so many matches of the chosen day on, the day after it begins folded. */
const manyMatches = 24;

/** The chosen day and the one after it, by hour. */
export function ScheduleDays({ type, day: asked, today, onDay }: DaysProps) {
  const { t } = useLingui();
  const { state, day: loaded, zone } = useSnapshot(schedule);
  const day = zone === undefined ? asked : (loaded ?? asked);
  const { shown, limited } = useShown(type);
  const words = useCalendarLabels();
  const [openNext, setOpenNext] = useState<boolean>();
  if (state === 'failed' && shown.length === 0) return <ErrorState title={t`赛程没能送到`} onRetry={retryDay} />;
  if (state === 'loading' || loaded !== day) return <ScheduleSkeleton />;

  const next = addDays(day, 1);
  const near: Readonly<Record<CivilDay, string>> = { [addDays(today, -1)]: t`昨天`, [today]: t`今天`, [addDays(today, 1)]: t`明天` };
  const title = (one: CivilDay) => near[one] ?? words.weekday(one);
  const hint = (one: CivilDay, count: number) => (
    <>
      {near[one] ? `${words.short(one)} ${words.weekday(one)}` : words.short(one)} ·{' '}
      {limited ? <Plural value={count} other="筛选后 # 场" /> : <Plural value={count} other="# 场" />}
    </>
  );
  const spanOf = (one: CivilDay) => [startOf(one, zone), startOf(addDays(one, 1), zone)] as const;
  const sizeOf = (one: CivilDay) => {
    const [from, until] = spanOf(one);
    return shown.filter(({ kickoff_at }) => kickoff_at >= from && kickoff_at < until).length;
  };
  const [here, after] = [sizeOf(day), sizeOf(next)];
  const nextOpen = openNext ?? here < manyMatches;

  return (
    <ScheduleList>
      <ScheduleDay title={title(day)} hint={hint(day, here)} zoneAt={startOf(day, zone)}>
        {here > 0 ? (
          <DayHours key={day} list={shown} span={spanOf(day)} />
        ) : (
          <NothingOn type={type} day={day} limited={limited} onDay={onDay} />
        )}
      </ScheduleDay>
      {after > 0 && (
        <ScheduleDay title={title(next)} hint={hint(next, after)} open={nextOpen} onOpenChange={setOpenNext}>
          <DayHours key={next} list={shown} span={spanOf(next)} />
        </ScheduleDay>
      )}
    </ScheduleList>
  );
}

/** Rows that a day begins with, which fill a common window, and those that come with each idle moment. */
const [firstRows, piece] = [16, 12];

/** One day: finished matches folded away, the others by hour, the first ones at once and the rest piece by piece. */
function DayHours({ list, span }: { list: readonly Match[]; span: readonly [from: number, until: number] }) {
  const { over, rest } = groupDay(list, ...span);
  const finished = over.flatMap(({ matches }) => matches);
  const [open, setOpen] = useState(rest.length === 0);
  const count = rest.length > 0 ? rest.reduce((sum, { matches }) => sum + matches.length, 0) : finished.length;
  const upTo = usePieces(useWantsAll() ? count : firstRows, piece, count);
  const latest = finished
    .slice(-2)
    .toReversed()
    .map(({ home, away, home_score, away_score }) => `${home.short_name} ${home_score ?? ''}-${away_score ?? ''} ${away.short_name}`);
  return (
    <>
      {finished.length > 0 && rest.length > 0 && (
        <ScheduleFold
          label={<Plural value={finished.length} other="已完场 # 场" />}
          hint={latest.join('  ·  ')}
          open={open}
          onOpenChange={setOpen}
        />
      )}
      {count > firstRows && <AllRows total={count} />}
      {(open || rest.length === 0) && <ScheduleHours groups={over} {...(rest.length === 0 && { upTo })} />}
      <ScheduleHours groups={rest} upTo={upTo} withNow />
    </>
  );
}

/** A day without matches: the nearest one that has some, or the limits that hide them. */
function NothingOn({ type, day, limited, onDay }: Omit<DaysProps, 'today'> & { limited: boolean }) {
  const { t } = useLingui();
  const { strip } = useSnapshot(schedule);
  const words = useCalendarLabels();
  const { timeZone } = useEnvironment();
  if (limited)
    return (
      <Place>
        <EmptyState
          kind="list"
          title={t`没有符合的比赛`}
          action={
            <Button tone="soft" onClick={clearFilter}>
              {t`清除筛选`}
            </Button>
          }
        />
      </Place>
    );
  const nearest = nearestDay(type, day, strip.first, strip.data, timeZone);
  if (strip.data && !nearest)
    return (
      <Place>
        <NotYet />
      </Place>
    );
  const name = nearest && `${words.weekday(nearest)} ${words.short(nearest)}`;
  return (
    <Place>
      <EmptyState
        kind="list"
        title={t`这一天没有比赛`}
        action={
          nearest && (
            <Button tone="soft" onClick={() => onDay(nearest)}>
              {t`去看 ${name}`}
            </Button>
          )
        }
      >
        {nearest ? t`离这一天最近的比赛在 ${name}。` : t`有了赛程，比赛会排在这里。`}
      </EmptyState>
    </Place>
  );
}
