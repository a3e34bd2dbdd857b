import type { MonthDay, RoundHours } from '../../../catalogue/season.types.ts';
import { weekOf, weekdays, weeksWith } from './days.ts';
import { hoursOf, type Hour } from './hours.ts';
import type { Pairing } from './pairings.ts';
import type { PlacedRound } from './rounds.ts';

/** A cup of clubs from several countries, played on midweek nights. */
export interface Abroad {
  teams: ReadonlySet<string>;
  only: readonly MonthDay[];
  hours: RoundHours;
}

/** A cup as one season sees it. */
export type Nights = Omit<Abroad, 'only'> & { weeks: ReadonlySet<number> };

/** Cups with the weeks in which they are played around a season. */
export const nightsOf = (cups: readonly Abroad[], years: readonly number[]): Nights[] =>
  cups.map(({ only, ...cup }) => ({ ...cup, weeks: weeksWith(only, years) }));

type Side = { id: string; strength: number };

const friday = weekdays.indexOf('Fri');
const saturday = weekdays.indexOf('Sat');
const sunday = weekdays.indexOf('Sun');
const monday = weekdays.indexOf('Mon');
/** After a Thursday night nobody plays before Saturday evening. */
const rested = 17 * 60;

/** Appeal of a match, about 2-200. */
export const appeal = ({ home, away }: Pairing<Side>) => home.strength + away.strength;

/** An hour without the days that would leave no rest after a round in the middle of this week, or before one of the next. */
function eased(hour: Hour, { isTight }: PlacedRound): Hour {
  if (isTight.before && hour.weekday === friday) return { ...hour, weekday: saturday };
  if (isTight.after && hour.weekday === monday) return { ...hour, weekday: sunday };
  return hour;
}

/**
 * Assigns the hours of a round: the better the match, the better the hour, but teams that have played abroad in the middle of the week play
 * later, and those that are about to do not play on Monday.
 */
export function assignHours<Team extends Side>(
  pairs: readonly Pairing<Team>[],
  round: PlacedRound,
  cups: readonly Nights[],
): (Hour & Pairing<Team>)[] {
  const week = weekOf(round.begins);
  const played = (each: number) => cups.filter(({ weeks }) => weeks.has(each));
  const [now, next] = [played(week), played(week + 1)];
  const isIn = (cup: Nights, { home, away }: Pairing<Team>) => cup.teams.has(home.id) || cup.teams.has(away.id);
  const comesLate = (pair: Pairing<Team>) => now.some((cup) => isIn(cup, pair) && cup.hours.includes('Thu'));
  const suits = (pair: Pairing<Team>) => {
    const isLate = comesLate(pair);
    const isEarly = next.some((cup) => isIn(cup, pair));
    return ({ weekday, minutes }: Hour) => {
      if (weekday === monday) return !isEarly;
      return weekday < friday || !isLate || weekday > saturday || (weekday === saturday && minutes >= rested);
    };
  };
  const free = hoursOf(round.hours, pairs.length).map((hour) => eased(hour, round));
  const isBound = (pair: Pairing<Team>) => [...now, ...next].some((cup) => isIn(cup, pair));
  const bonds = (pair: Pairing<Team>) => Number(comesLate(pair)) + Number(isBound(pair));
  const inTurn = [...pairs].sort((a, b) => bonds(b) - bonds(a) || appeal(b) - appeal(a));
  return inTurn.flatMap((pair) => {
    const fit = free.findIndex(suits(pair));
    const [hour] = free.splice(fit, 1);
    // Where every hour is too near to a night abroad, the last one is moved to Sunday.
    return hour ? [{ ...pair, ...hour, ...(fit < 0 && { weekday: sunday }) }] : [];
  });
}
