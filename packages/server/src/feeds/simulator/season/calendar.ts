import type { QuietPlan, SeasonPlan } from '../../../catalogue/season.types.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { remembered } from '../remember.ts';
import type { Abroad } from './assign.ts';
import { dayLength, seasonIn, weeksWith, yearOf, type Season } from './days.ts';
import { placeKnockout, type PlacedKnockout, type Play } from './knockout.ts';
import { placeQuiet, quietSeasons, type Quiet } from './quiet.ts';
import { placePlayoffs, playoffsEnd } from './playoffs.ts';
import type { CupWeeks } from './rounds.ts';
import { isQuiet, planQuietSeason, planSeason, type Played } from './season.ts';

/** Cached seasons: those around now of every competition, and some of the past. */
const seasonCacheSize = 480;

/** The time zone of nobody is further from Greenwich: a match begins at most a day beside the days of its season. */
const beside = 1;

/** Seasons of a competition that begin in a year, in some before it, or in the next. */
const allSeasons = (plan: SeasonPlan | QuietPlan, index: number, year: number, before: number): Season[] =>
  Array.from({ length: before + 2 }, (_, each) => year - before + each).flatMap((each) =>
    isQuiet(plan) ? quietSeasons(index, each) : plan.windows.map((window) => seasonIn(window, each)),
  );

/** The last day of a season, with its play-offs. */
const endOf = (plan: SeasonPlan | QuietPlan, season: Season): number =>
  isQuiet(plan) || !plan.playoffs ? season.until : playoffsEnd(plan.playoffs, season);

/** Seasons of a competition that may be played on a day. */
export function seasonsOn(plan: SeasonPlan | QuietPlan, index: number, day: number): Season[] {
  return allSeasons(plan, index, yearOf(day), 1).filter((season) => day >= season.from - beside && day <= endOf(plan, season) + beside);
}

/** The first of a list, ordered by kick-off, that begins at an instant or later. */
function firstSince(fixtures: readonly FeedFixture[], at: number): number {
  let [low, high] = [0, fixtures.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((fixtures[middle]?.kickoffAt ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Calendar of a sport: all matches that kick off on a day (days since 1970, UTC), by kick-off. A pure function of seed and day: seasons are
 * planned at first use, and cached.
 * @param play result of a match, for fixtures that follow from results
 * @param cups those of `divisions` whose nights keep clubs from play
 */
export function createSeasonCalendar(divisions: readonly Played[], play: Play, cups: readonly Abroad[] = []) {
  const quiet = divisions.filter((each): each is Played & Quiet => isQuiet(each.plan));
  const places = new Map(quiet.map(({ competition }, index) => [competition.id, index]));
  let placed: ReturnType<typeof placeQuiet> | undefined;

  const fixturesOf = remembered(
    (seed: string, played: Played, season: Season): readonly FeedFixture[] => {
      const { plan, competition, teams } = played;
      if (!isQuiet(plan))
        return planSeason(
          seed,
          { ...played, plan },
          season,
          cups.filter((cup) => teams.some(({ id }) => cup.teams.has(id))),
          cupWeeks(played, season),
        );
      placed ??= placeQuiet(quiet);
      const place = placed.get(competition.id);
      return place ? planQuietSeason(seed, { ...played, plan }, season, place) : [];
    },
    (seed, { competition }, { id }) => `${seed} ${competition.id} ${id}`,
    seasonCacheSize,
  );

  /** The weeks around a season of a league in which its clubs may play for cups. */
  function cupWeeks({ competition, teams }: Played, { year }: Season): CupWeeks {
    const clubs = new Set(teams.map(({ id }) => id));
    const weeksIn = (among: readonly Played[]) =>
      weeksWith(
        among.flatMap(({ plan }) => (isQuiet(plan) ? [] : (plan.knockout?.rounds.flatMap(({ on }) => on) ?? []))),
        [year, year + 1],
      );
    const cupsOf = divisions.filter((each) => each.leagues && each.competition.id !== competition.id);
    return {
      own: weeksIn(cupsOf.filter(({ leagues = [] }) => leagues.includes(competition.id))),
      any: weeksIn(cupsOf.filter((cup) => cup.teams.some(({ id }) => clubs.has(id)))),
    };
  }

  const knockoutOf = remembered(
    (seed: string, played: Played, season: Season): readonly PlacedKnockout[] => {
      const { plan } = played;
      if (isQuiet(plan)) return [];
      const place = plan.playoffs ? placePlayoffs : placeKnockout;
      return place(seed, { ...played, plan }, season, fixturesOf(seed, played, season), play);
    },
    (seed, { competition }, { id }) => `${seed} ${competition.id} ${id}`,
    seasonCacheSize,
  );

  const byId = new Map(divisions.map((played) => [played.competition.id, played]));
  const seasonsOfDay = (played: Played, day: number) => seasonsOn(played.plan, places.get(played.competition.id) ?? 0, day);

  return {
    planDay: (seed: string, day: number): FeedFixture[] =>
      divisions
        .flatMap((played) =>
          seasonsOfDay(played, day).flatMap((season) => {
            const fixtures = fixturesOf(seed, played, season);
            const [begins, ends] = [day * dayLength, (day + 1) * dayLength];
            return [
              ...fixtures.slice(firstSince(fixtures, begins), firstSince(fixtures, ends)),
              ...knockoutOf(seed, played, season)
                .filter(({ from, until }) => day >= from && day <= until)
                .flatMap((round) => round.fixtures().filter(({ kickoffAt }) => kickoffAt >= begins && kickoffAt < ends)),
            ];
          }),
        )
        .sort((a, b) => a.kickoffAt - b.kickoffAt || (a.id < b.id ? -1 : 1)),
    /** Whether a competition is one of this calendar. */
    holds: (competitionId: string): boolean => byId.has(competitionId),
    /** Seasons of a competition that lie around a day. */
    seasonsAround(competitionId: string, day: number): Season[] {
      const played = byId.get(competitionId);
      return played ? seasonsOfDay(played, day) : [];
    },
    /** Season that runs on a day, or the last before it, and the one before that. */
    seasonsBy(competitionId: string, day: number): readonly [on: Season, before: Season] | undefined {
      const played = byId.get(competitionId);
      if (!played) return undefined;
      const begun = allSeasons(played.plan, places.get(competitionId) ?? 0, yearOf(day), 2).filter(({ from }) => from <= day);
      const [before, on] = begun.sort((a, b) => a.from - b.from).slice(-2);
      return before && on ? [on, before] : undefined;
    },
    /** All fixtures of a season that are known at an instant (ms UTC, default all) by kick-off; none of a competition that is not here. */
    seasonOf(seed: string, competitionId: string, season: Season, at = Infinity): readonly FeedFixture[] {
      const played = byId.get(competitionId);
      if (!played) return [];
      const drawn = knockoutOf(seed, played, season).filter(({ drawnAt }) => drawnAt <= at);
      // Whether a pair plays again is known later than its round.
      const isKnown = ({ drawnAt = -Infinity }: FeedFixture) => drawnAt <= at;
      return [...fixturesOf(seed, played, season), ...drawn.flatMap((round) => round.fixtures().filter(isKnown))];
    },
  };
}
