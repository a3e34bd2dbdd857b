import { divisionOf } from '../../../../catalogue/football/divisions.ts';
import type { FeedDetail, FeedShot, MatchParts, FeedFixture } from '../../../../modules/scores/sport/index.ts';
import type { Side } from '../incidents.ts';
import { starters } from '../squad.ts';
import { stateAt } from '../../state.ts';
import type { Timeline } from '../timeline.types.ts';
import { momentumAt, statisticsAt } from './figures.ts';
import { absencesOf, conditionsOf, lineupsOf, playersOf } from './people.ts';
import { type Course, planCourse } from './plays.ts';
import { ratingsAt, type Ratings } from './ratings.ts';
import { shotsAt } from './shots.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Time before the kick-off at which the first details are known, then the confirmed line-ups, ms. */
const firstKnown = 24 * hour;
const confirmed = hour;
/** Versions count the seconds from this long before the kick-off, ms. */
const versionsFrom = 48 * hour;
/** Minutes of play between two ratings. */
const ratingEvery = 5;

/** Details of a simulated match beyond its score. Instants are simulated ones, ms UTC, in whole seconds. */
export interface Story {
  /** Changes after one instant until another; undefined when there are none. From any instant on, parts come whole. */
  between(after: number, until: number): FeedDetail | undefined;
  /** The first instant after another at which something changes; Infinity after the last. */
  nextAfter(at: number): number;
}

/** Instant of a version of a match's details. */
export const instantOf = (kickoffAt: number, version: number): number => kickoffAt - versionsFrom + version * second;
export const versionOf = (kickoffAt: number, at: number): number => Math.floor((at - kickoffAt + versionsFrom) / second);

/** Shots that were made or taken back after one instant until another. */
function shotsBetween(timeline: Timeline, course: Course, after: number, until: number): FeedShot[] {
  const before = new Map(shotsAt(timeline, course, after).map(({ id, outcome }) => [id, outcome]));
  return shotsAt(timeline, course, until).filter(({ id, outcome }) => before.get(id) !== outcome);
}

/** Plans the details of a match beyond its score; without a timeline only those before its kick-off. */
export function planStory(seed: string, fixture: FeedFixture, timeline: Timeline | undefined): Story {
  const { id, kickoffAt } = fixture;
  const course = timeline && planCourse(seed, timeline);
  const events = timeline ? stateAt(timeline, Infinity).events : [];
  const ratingMinutes = course?.minutes.filter((_, index) => index % ratingEvery === ratingEvery - 1).map(({ at }) => at) ?? [];
  const ends = timeline?.moments.at(-1)?.at ?? kickoffAt;
  const running = [
    ...(course?.minutes.map(({ at }) => at) ?? []),
    ...(course?.plays.map(({ at }) => at) ?? []),
    ...events.map(({ at }) => at),
  ];
  const boundaries = [...new Set([kickoffAt - firstKnown, kickoffAt - confirmed, ...running, ends])].toSorted((one, other) => one - other);

  const division = divisionOf(fixture.competitionId);
  const players = timeline && { home: playersOf(seed, division, fixture.homeId), away: playersOf(seed, division, fixture.awayId) };

  function ratings(at: number): Ratings {
    if (!timeline || !course || !players) return { ratings: {}, reasons: {} };
    const appeared = (side: Side) =>
      new Set([
        ...players[side].slice(0, starters).map(({ names }) => names.en),
        ...events.flatMap((event) =>
          event.kind === 'substitution' && event.side === side && event.at <= at ? (event.player?.en ?? []) : [],
        ),
      ]);
    return ratingsAt(timeline, course, players, appeared, at);
  }

  return {
    nextAfter: (at) => boundaries.find((boundary) => boundary > at) ?? Infinity,
    between(after, until) {
      const passed = (at: number) => at > after && at <= until;
      if (!boundaries.some(passed)) return undefined;
      const parts: Partial<MatchParts> = {};
      if (passed(kickoffAt - firstKnown))
        Object.assign(parts, {
          conditions: conditionsOf(seed, fixture),
          absences: absencesOf(seed, fixture),
        } satisfies Partial<MatchParts>);
      if (passed(kickoffAt - firstKnown) || passed(kickoffAt - confirmed))
        parts.lineups = lineupsOf(seed, fixture, until >= kickoffAt - confirmed);
      if (timeline && course && running.some(passed)) {
        const statistics = statisticsAt(timeline, course, until);
        if (statistics) Object.assign(parts, { statistics, momentum: momentumAt(timeline, course, until) } satisfies Partial<MatchParts>);
        if (ratingMinutes.some(passed) || passed(ends)) {
          const { ratings: values, reasons } = ratings(until);
          Object.assign(parts, { ratings: values, ratingReasons: reasons } satisfies Partial<MatchParts>);
        }
      }
      const plays = course?.plays.filter(({ at }) => passed(at)).map(({ xg: _, ...play }) => play) ?? [];
      const shots = timeline && course ? shotsBetween(timeline, course, after, until) : [];
      return { matchId: id, version: versionOf(kickoffAt, until), parts, plays, ...(shots.length > 0 && { shots }) };
    },
  };
}
