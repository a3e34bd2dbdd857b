import type { RoundHours, SeasonPlan } from '../../../catalogue/season.types.ts';
import { restsOf, weekBegins, weekdays, weekOf, weeksWith, yearOf, type Season } from './days.ts';
import { weekdaysOf } from './hours.ts';

/** A round in its season. */
export interface PlacedRound {
  /** First day of its week; of a round over two nights the day before the first. */
  begins: number;
  hours: RoundHours;
  /** Whether the middle of its week, and that of the next, has a round too: then nobody plays on its Friday, or on its Monday. */
  isTight: { before: boolean; after: boolean };
}

/** Picks `count` items of a list, evenly spread, with the first and the last. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (count >= items.length) return [...items];
  return Array.from(
    { length: count },
    (_, index) => items[count === 1 ? 0 : Math.round((index * (items.length - 1)) / (count - 1))],
  ).filter((item) => item !== undefined);
}

/** Picks `wanted` items of a list, evenly spread, away from its ends. */
function within<Item>(items: readonly Item[], wanted: number): Item[] {
  const count = Math.min(wanted, items.length);
  return Array.from({ length: count }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}

/** Rounds over two nights each, one after the other. */
function nightly(plan: SeasonPlan, hours: RoundHours, season: Season, rounds: number): PlacedRound[] {
  const { from, until } = season;
  const rests = restsOf(plan.rests, season);
  const open = Array.from({ length: until - from + 1 }, (_, index) => from + index).filter((day) => !rests(day) && !rests(day + 1));
  const step = (open.length - 2) / (rounds - 1);
  if (step < 2) throw new RangeError(`${rounds} rounds of two nights have no room in ${open.length} days`);
  return Array.from({ length: rounds }, (_, index) => ({
    begins: open[Math.floor(index * step)] ?? from,
    hours,
    isTight: { before: false, after: false },
  }));
}

/** Weeks in whose middle clubs of a league play cups. */
export interface CupWeeks {
  /** All of them, for that of their country. */
  own: ReadonlySet<number>;
  /** Some of them at least. */
  any: ReadonlySet<number>;
}

const noCups: CupWeeks = { own: new Set(), any: new Set() };

const monday = weekdays.indexOf('Mon');

/**
 * Places the rounds of a season: one in every open week, and midweek rounds as often as needed, evenly spread.
 * @param cups weeks whose middle belongs to cups
 */
export function placeRounds(plan: SeasonPlan, season: Season, rounds: number, cups: CupWeeks = noCups): PlacedRound[] {
  if (rounds === 0) return [];
  if (plan.nightly) return nightly(plan, plan.nightly, season, rounds);
  const { week: patterns, nights = [], only } = plan;
  const years = [yearOf(season.from), yearOf(season.until)];
  const [taken, wanted] = [weeksWith(nights, years), only && weeksWith(only, years)];
  const rests = restsOf(plan.rests, season);
  const weeks = Array.from({ length: weekOf(season.until) - weekOf(season.from) + 1 }, (_, index) => weekOf(season.from) + index);
  const open = patterns.map((hours, index) => {
    const days = weekdaysOf(hours);
    return weeks.filter((week) => {
      if (index > 0 && (taken.has(week) || cups.any.has(week) || (days.includes(monday) && cups.any.has(week + 1)))) return false;
      if (wanted && !wanted.has(week)) return false;
      return days.every((weekday) => {
        const day = weekBegins(week) + weekday;
        return day >= season.from && day <= season.until && !rests(day);
      });
    });
  });
  const chosen: { week: number; pattern: number }[] = [];
  for (const [pattern, possible] of open.entries()) {
    const missing = rounds - chosen.length;
    if (missing <= 0) break;
    const some = pattern === 0 ? spread(possible, missing) : within(possible, missing);
    chosen.push(...some.map((week) => ({ week, pattern })));
  }
  if (chosen.length < rounds) throw new RangeError(`${rounds} rounds have no room in ${season.id}, only ${chosen.length}`);
  const firstDay = patterns.map((hours) => Math.min(...weekdaysOf(hours)));
  const has = (week: number) => cups.own.has(week) || chosen.some((other) => other.week === week && other.pattern > 0);
  return chosen
    .sort((a, b) => a.week - b.week || (firstDay[a.pattern] ?? 0) - (firstDay[b.pattern] ?? 0))
    .map(({ week, pattern }) => ({
      begins: weekBegins(week),
      hours: patterns[pattern] ?? '',
      isTight: pattern === 0 ? { before: has(week), after: has(week + 1) } : { before: false, after: false },
    }));
}
