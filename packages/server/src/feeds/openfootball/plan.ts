import { createHash } from 'node:crypto';
import type { FeedEvent, FeedFixture, matchPlacings } from '../../modules/scores/sport/index.ts';
import { broken } from '../files/broken.ts';
import type { Outcome } from './outcome.ts';
import type { ReadSeason } from './read.ts';

/** A match as it will be stored. */
export interface PlannedMatch {
  fixture: FeedFixture;
  placing: typeof matchPlacings.$inferInsert;
  outcome: Outcome;
  events: FeedEvent[];
}

/** Most characters of an id, and of the digest that ends an id of long names. */
const longestId = 80;
const digestLength = 12;

/** Stored matches of the season. One keeps its id when a team of it was merged since: then its pair and round identify it. */
export interface KnownIds {
  ids: ReadonlySet<string>;
  byPair: ReadonlyMap<string, string>;
}

/** Two teams in a round. */
export const pairKey = (homeId: string, awayId: string, round: string): string => `${homeId} ${awayId} ${round}`;

/** Whether an id belongs to a match from a file. */
export const isOfFiles = (matchId: string): boolean => matchId.startsWith('of-');

/** An id that fits; one of long names ends in their digest and is the same each time. */
const fitting = (id: string) =>
  id.length <= longestId
    ? id
    : `${id.slice(0, longestId - digestLength - 1)}-${createHash('sha256').update(id).digest('hex').slice(0, digestLength)}`;

/**
 * Gives every match its id and its teams. The id depends on competition, season, teams and stage alone: a match that is moved to another
 * day keeps it.
 */
export function planSeason({ source, season, matches }: ReadSeason, teamId: (name: string) => string, known: KnownIds): PlannedMatch[] {
  const taken = new Map<string, number>();
  return [...matches]
    .sort((a, b) => a.round.order - b.round.order || a.kickoffAt - b.kickoffAt)
    .map((match) => {
      const { round, kickoffAt, outcome } = match;
      const [homeId, awayId] = [teamId(match.home), teamId(match.away)];
      const title = `${match.home} v ${match.away}`;
      if (homeId === awayId) throw broken('sameTeam').of(title);
      const pair = `of-${source.competition.id}-${season}-${homeId}-${awayId}${['knockout', 'playoff'].includes(round.stage) ? `-${round.order}` : ''}`;
      const before = taken.get(pair) ?? 0;
      taken.set(pair, before + 1);
      // Leagues of few teams meet twice at home; nobody meets so twice in one round.
      const doubled =
        before > 0 &&
        matches.some(
          (other) => other !== match && teamId(other.home) === homeId && teamId(other.away) === awayId && other.round.order === round.order,
        );
      if (doubled) throw broken('twice').of(title);
      const own = fitting(before > 0 ? `${pair}-v${before + 1}` : pair);
      const id = known.ids.has(own) ? own : (known.byPair.get(pairKey(homeId, awayId, round.names.en)) ?? own);
      return {
        fixture: {
          id,
          sport: 'football',
          competitionId: source.competition.id,
          season,
          roundNames: round.names,
          homeId,
          awayId,
          kickoffAt,
          isHot: false,
          isSimulated: false,
        },
        placing: {
          matchId: id,
          stage: round.stage,
          roundOrder: round.order,
          groupId: match.group,
          isAwarded: outcome.isAwarded,
          ground: match.ground,
        },
        outcome,
        events: match.goals(id),
      };
    });
}
