import type { FeedEvent, FeedFixture, matchPlacings } from '../../modules/sport/index.ts';
import { BrokenFile } from '../files/broken.ts';
import type { Outcome } from './outcome.ts';
import type { ReadSeason } from './read.ts';

/** A match as it will be stored. */
export interface PlannedMatch {
  fixture: FeedFixture;
  placing: typeof matchPlacings.$inferInsert;
  outcome: Outcome;
  events: FeedEvent[];
}

/** Most characters of an id. */
const longestId = 80;

/** Gives every match its id and its teams. The id follows from competition, season, teams and stage alone: a match that is moved to another day stays the same. */
export function planSeason({ source, season, matches }: ReadSeason, teamId: (name: string) => string): PlannedMatch[] {
  const taken = new Map<string, number>();
  return [...matches]
    .sort((a, b) => a.round.order - b.round.order || a.kickoffAt - b.kickoffAt)
    .map((match) => {
      const { round, kickoffAt, outcome } = match;
      const [homeId, awayId] = [teamId(match.home), teamId(match.away)];
      const title = `${match.home} v ${match.away}`;
      if (homeId === awayId) throw new BrokenFile('both names are the same team', title);
      const pair = `of-${source.competition.id}-${season}-${homeId}-${awayId}${['knockout', 'playoff'].includes(round.stage) ? `-${round.order}` : ''}`;
      const before = taken.get(pair) ?? 0;
      taken.set(pair, before + 1);
      // Leagues of few teams meet twice at home; nobody meets so twice in one round.
      const doubled =
        before > 0 &&
        matches.some(
          (other) => other !== match && teamId(other.home) === homeId && teamId(other.away) === awayId && other.round.order === round.order,
        );
      if (doubled) throw new BrokenFile('it stands twice in the file', title);
      const id = before > 0 ? `${pair}-v${before + 1}` : pair;
      if (id.length > longestId) throw new BrokenFile('the names of its teams are too long', title);
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
