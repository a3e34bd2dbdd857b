import { matchPhase, type Match } from '@pitchside/api/scores/matches';

/** Limits that the person has set. */
export interface ScheduleFilter {
  sports: readonly string[];
  /** Competitions that stay; empty means all. */
  leagues: ReadonlySet<string>;
  /** Only matches that somebody shows. */
  shownOnly: boolean;
  /** Part of a team's or league's name. */
  search: string;
}

type Fields = Pick<Match, 'id' | 'sport' | 'competition' | 'home' | 'away'>;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a match stays; case and accents of the search do not count. */
export function stays(match: Fields, { sports, leagues, shownOnly, search }: ScheduleFilter, isShown: (id: string) => boolean): boolean {
  const wanted = fold(search.trim());
  const names = [
    match.home.name,
    match.home.short_name,
    match.away.name,
    match.away.short_name,
    match.competition.name,
    match.competition.short_name,
  ];
  return (
    sports.includes(match.sport) &&
    (leagues.size === 0 || leagues.has(match.competition.id)) &&
    (!shownOnly || isShown(match.id)) &&
    (wanted === '' || names.some((name) => fold(name).includes(wanted)))
  );
}

/** Matches that kick off together. */
export interface HourGroup<Item> {
  at: number;
  matches: Item[];
}

/** Matches of a day: those that are over, then the rest by kick-off. */
export interface DayGroups<Item> {
  over: HourGroup<Item>[];
  rest: HourGroup<Item>[];
}

type Placed = Pick<Match, 'kickoff_at' | 'status'>;

function byKickoff<Item extends Placed>(list: readonly Item[]): HourGroup<Item>[] {
  const groups = Map.groupBy(list, ({ kickoff_at }) => kickoff_at);
  return [...groups].map(([at, matches]) => ({ at, matches })).toSorted((one, other) => one.at - other.at);
}

/** The matches of one day, in groups; it lasts from one instant until another, ms UTC. */
export function groupDay<Item extends Placed>(list: readonly Item[], from: number, until: number): DayGroups<Item> {
  const own = list.filter(({ kickoff_at }) => kickoff_at >= from && kickoff_at < until);
  const isOver = ({ status }: Item) => matchPhase(status) === 'after';
  return { over: byKickoff(own.filter(isOver)), rest: byKickoff(own.filter((match) => !isOver(match))) };
}

/** Competitions of a list with how many matches each has: those that everybody knows first, then the larger ones. */
export function leaguesOf(
  list: readonly Pick<Match, 'competition' | 'is_hot'>[],
): { id: string; name: string; country_id: string; country: string; color: string; tier: number; count: number }[] {
  const groups = Map.groupBy(list, ({ competition }) => competition.id);
  return [...groups]
    .flatMap(([id, matches]) => {
      const first = matches[0]?.competition;
      return first
        ? [
            {
              id,
              name: first.short_name,
              country_id: first.country_id,
              country: first.country,
              color: first.color,
              tier: first.tier,
              count: matches.length,
            },
          ]
        : [];
    })
    .toSorted((one, other) => one.tier - other.tier || other.count - one.count || one.id.localeCompare(other.id));
}
