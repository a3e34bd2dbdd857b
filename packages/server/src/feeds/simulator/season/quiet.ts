import type { QuietPlan } from '../../../catalogue/season.types.ts';
import { dayIn, dayLength, seasonId, weekBegins, weekOf, type Season } from './days.ts';
import { offsetOn } from './hours.ts';

const minute = 60_000;
const hour = 60 * minute;
const weekLength = 7 * dayLength;

const slotStep = 15 * minute;
const binLength = 5 * minute;
const bins = weekLength / binLength;
/** Hours from the first to the last start of a day; with the days between two rounds every team gets its rest. */
const spread = 8;

/** Fields of a competition in quiet hours that the placing needs. */
export interface Quiet {
  competition: { id: string };
  teams: readonly unknown[];
  plan: QuietPlan;
  /** Time that is certain to be played, ms after the scheduled start. */
  surelyOn: readonly [from: number, until: number];
}

/** Days between the first round of a week and the others. */
const apart = [0, 2, 4] as const;

/** Places of a competition's rounds in every week. */
export interface QuietPlace {
  /** Days since the week began, in order. */
  days: readonly number[];
  /** Starts of each of those rounds, ms after the start of the day. */
  starts: readonly (readonly number[])[];
}

/** Weeks of a championship; the next one follows at once. */
export const quietWeeks = 13;

/** The championships of a competition that begin in a year; they do not all begin in the same week. */
export const quietSeasons = (index: number, year: number): Season[] => {
  const firstWeek = weekOf(dayIn(year, '01-05')) + (index % 4);
  const next = weekOf(dayIn(year + 1, '01-05')) + (index % 4);
  return (['stage-1', 'stage-2', 'stage-3', 'stage-4'] as const).map((kind, part) => {
    const from = weekBegins(firstWeek + part * quietWeeks);
    // Some years have a week more than four quarters.
    const until = weekBegins(part === 3 ? next : firstWeek + (part + 1) * quietWeeks) - 1;
    return { id: seasonId(kind, year), kind, year, from, until };
  });
};

/** Full and half hours are usual, quarters are not. */
const usual = (slot: number) => (slot % hour === 0 ? 1.02 : slot % (30 * minute) === 0 ? 1.01 : 1);

/** A winter day, whose offset applies to the hours of a quiet competition all the year. */
const winter = 20_835;

/**
 * Places the rounds of all competitions in a week: each competition takes the days, and each match the hour, at which the fewest others
 * run; then each match is removed and placed again. They ignore daylight saving time, so that no hour is left bare.
 */
export function placeQuiet(competitions: readonly Quiet[]): ReadonlyMap<string, QuietPlace> {
  /** Gain of one more match in a span of five minutes: a quarter of the gain with one match less. */
  const worth = new Float64Array(bins).fill(1);
  const spanOf = (slot: number, [from, until]: Quiet['surelyOn']) => ({
    first: (Math.ceil((slot + from) / binLength) + bins) % bins,
    length: Math.floor((slot + until) / binLength) - Math.ceil((slot + from) / binLength),
  });
  const gain = (slot: number, on: Quiet['surelyOn']) => {
    const { first, length } = spanOf(slot, on);
    let sum = 0;
    for (let step = 0; step < length; step += 1) sum += worth[(first + step) % bins] ?? 0;
    return usual(slot) * sum;
  };
  const add = (slot: number, on: Quiet['surelyOn'], by: 1 | -1) => {
    const { first, length } = spanOf(slot, on);
    const times = 4 ** -by;
    for (let step = 0; step < length; step += 1) worth[(first + step) % bins] = (worth[(first + step) % bins] ?? 1) * times;
  };
  const best = ({ plan: { zone, from }, surelyOn }: Quiet, day: number) => {
    const begins = day * dayLength + from * hour - offsetOn(zone, winter);
    let [found, most] = [begins, -1];
    for (let option = begins; option <= begins + spread * hour; option += slotStep) {
      const its = gain(option, surelyOn);
      if (its > most) [found, most] = [option, its];
    }
    return found;
  };
  const place = (competition: Quiet, day: number) => {
    const slots = Array.from({ length: Math.floor(competition.teams.length / 2) }, () => {
      const slot = best(competition, day);
      add(slot, competition.surelyOn, 1);
      return slot;
    });
    return { competition, day, slots };
  };
  const remove = ({ competition, slots }: ReturnType<typeof place>) => slots.forEach((slot) => add(slot, competition.surelyOn, -1));
  /** Gain of a competition on the days that begin with `first`. */
  const worthOn = (competition: Quiet, first: number) => {
    const tried = apart.map((later) => {
      const day = (first + later) % 7;
      const its = gain(best(competition, day), competition.surelyOn);
      return { its, placed: place(competition, day) };
    });
    tried.forEach(({ placed: one }) => remove(one));
    return tried.reduce((sum, { its }) => sum + its, 0);
  };
  const placed = competitions.flatMap((competition) => {
    const values = Array.from({ length: 7 }, (_, first) => worthOn(competition, first));
    const first = values.indexOf(Math.max(...values));
    return apart
      .map((later) => (first + later) % 7)
      .toSorted((a, b) => a - b)
      .map((day) => place(competition, day));
  });
  for (let pass = 0; pass < 4; pass += 1)
    for (const { competition, day, slots } of placed)
      slots.forEach((slot, index) => {
        add(slot, competition.surelyOn, -1);
        slots[index] = best(competition, day);
        add(slots[index] ?? slot, competition.surelyOn, 1);
      });
  return new Map(
    [...Map.groupBy(placed, ({ competition }) => competition.competition.id)].map(([id, rounds]) => [
      id,
      { days: rounds.map(({ day }) => day), starts: rounds.map(({ day, slots }) => slots.map((slot) => slot - day * dayLength)) },
    ]),
  );
}
