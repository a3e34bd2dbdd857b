import { msg } from '@lingui/core/macro';
import { canBeDrawn, pickOf, type MatchVotes, type VotePick } from '@pitchside/api/scores/foresight';
import { matchPhase } from '@pitchside/api/scores/matches';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeMatch, type MatchRow, type Matches } from '../matches/index.ts';
import { countMeetings, resultFor, sharesOf } from './forecast.ts';
import { createForesightRepository } from './foresight.repository.ts';

const texts = { noMatch: msg`没有找到这场比赛`, late: msg`比赛已经开始，投票结束了`, noDraw: msg`这场比赛不会打平` };

/** Number of votes with outcome in the list. */
const recentVotes = 10;

export interface Foresight {
  handlers: Pick<Handlers, 'forecastList' | 'votesOfMatch' | 'vote' | 'voteRecord'>;
  /** Inserts votes of seeded members, cast at `at` (ms UTC, default now); the first per member counts. */
  fill(votes: readonly { userId: number; matchId: string; pick: VotePick; at?: number }[]): Promise<void>;
}

/** Forecasts: arguments for either side of a match, and votes of members. */
export function createForesight(platform: Platform, { oddsOf }: Pick<Matches, 'oddsOf'>): Foresight {
  const { clock } = platform;
  const repository = createForesightRepository(platform.db);

  const hasBegun = ({ status, kickoffAt }: Pick<MatchRow['match'], 'status' | 'kickoffAt'>) =>
    matchPhase(status) !== 'before' || kickoffAt <= clock.now();

  /** Votes as visible to a member: percentages only after voting, or once the match has begun. */
  function shown(counts: readonly { pick: VotePick; total: number }[], mine: VotePick | null, begun: boolean): MatchVotes {
    const of = (pick: VotePick) => counts.find((entry) => entry.pick === pick)?.total ?? 0;
    const votes = { home: of('home'), draw: of('draw'), away: of('away') };
    return { total: votes.home + votes.draw + votes.away, share: mine || begun ? sharesOf(votes) : null, mine };
  }

  return {
    async fill(votes) {
      const at = clock.now();
      if (votes.length > 0) await repository.addMany(votes.map((vote) => ({ at, ...vote })));
    },
    handlers: {
      async forecastList({ from, until, sport, limit }, { member }) {
        const { rows, total } = await repository.list(from, until, sport, limit);
        const ids = rows.map(({ match }) => match.id);
        const teams = [...new Set(rows.flatMap(({ home, away }) => [home.id, away.id]))];
        // Uses only data from before the first match of the day, so that forecasts stay the same all day.
        const before = Math.min(from, clock.now());
        const [forms, meetings, votes, mine, odds] = await Promise.all([
          repository.formOf(teams, before),
          repository.meetingsOf(
            rows.map(({ home, away }) => [home.id, away.id]),
            before,
          ),
          repository.votes(ids),
          member ? repository.votesOf(member.id, ids) : new Map<string, VotePick>(),
          oddsOf(ids),
        ]);
        const byMatch = Map.groupBy(votes, ({ matchId }) => matchId);
        const form = (team: string) => (forms.get(team) ?? []).map((past) => resultFor(team, past));
        return {
          total,
          server_at: clock.now(),
          list: rows.map((row) => {
            const { match, home, away } = row;
            return {
              match: describeMatch(row),
              form: { home: form(home.id), away: form(away.id) },
              meetings: countMeetings(home.id, meetings.get(`${home.id} ${away.id}`) ?? []),
              votes: shown(byMatch.get(match.id) ?? [], mine.get(match.id) ?? null, hasBegun(match)),
              odds: odds.get(match.id) ?? [],
            };
          }),
        };
      },
      async votesOfMatch({ match_id }, { member }) {
        const match = await repository.match(match_id);
        if (!match) throw new CallError(texts.noMatch);
        const [counts, mine] = await Promise.all([
          repository.votes([match_id]),
          member ? repository.votesOf(member.id, [match_id]) : new Map<string, VotePick>(),
        ]);
        return { match_id, votes: shown(counts, mine.get(match_id) ?? null, hasBegun(match)) };
      },
      async vote({ match_id, pick }, { member }) {
        return platform.events.transaction(async (tx) => {
          const match = await repository.matchInVote(match_id, tx);
          if (!match) throw new CallError(texts.noMatch);
          if (hasBegun(match)) throw new CallError(texts.late);
          if (pick === 'draw' && !canBeDrawn(match.sport, match.detail?.esports?.best_of)) throw new CallError(texts.noDraw);
          const standing = await repository.vote(tx, { userId: member.id, matchId: match_id, pick, at: clock.now() });
          return { match_id, votes: shown(await repository.votes([match_id], tx), standing, false) };
        });
      },
      async voteRecord(_, { member }) {
        const [voted, decided] = await Promise.all([repository.voted(member.id), repository.decided(member.id)]);
        const outcomes = decided.map(({ matchId, pick, homeScore, awayScore }) => ({
          match_id: matchId,
          hit: pickOf(homeScore, awayScore) === pick,
        }));
        const firstMiss = outcomes.findIndex(({ hit }) => !hit);
        return {
          voted,
          decided: outcomes.length,
          hits: outcomes.filter(({ hit }) => hit).length,
          streak: firstMiss < 0 ? outcomes.length : firstMiss,
          recent: outcomes.slice(0, recentVotes),
        };
      },
    },
  };
}
