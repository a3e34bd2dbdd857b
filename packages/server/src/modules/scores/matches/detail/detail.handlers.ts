import { msg } from '@lingui/core/macro';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { local } from '../../../../text/local.ts';
import { positionOfMatch } from '../matchesPosition.ts';
import type { MatchesRepository } from '../matches.repository.ts';
import { describeMatch } from '../matches.presenter.ts';
import { matchTopic } from '../matches.topics.ts';
import { linesOf } from './commentary.ts';
import type { DetailRepository } from './detail.repository.ts';
import { describeLineups } from './lineups.ts';
import { describeFlow, describeShot } from './shots.presenter.ts';

const gone = msg`没有找到这场比赛`;

/** Handlers of match details, and of the summary. */
export function detailHandlers(
  { events }: Pick<Platform, 'events'>,
  repository: DetailRepository,
  matches: Pick<MatchesRepository, 'byId' | 'eventsOf' | 'exists'>,
): Pick<Handlers, 'matchDetail' | 'matchBrief'> {
  return {
    async matchDetail({ id }) {
      const topic = matchTopic(id);
      const position = await positionOfMatch(events, matches, id);
      const [row, parts, happened, plays, shots] = await Promise.all([
        matches.byId(id),
        repository.partsOf(id),
        matches.eventsOf(id),
        repository.playsOf(id),
        repository.shotsOf(id),
      ]);
      if (!row) throw new CallError(gone);
      const { statistics, lineups, momentum, flow, conditions, absences } = parts;
      return {
        match_id: id,
        statistics: statistics ? [...statistics] : null,
        lineups: lineups ? describeLineups(lineups, happened, { home: row.home.id, away: row.away.id }, parts) : null,
        momentum: momentum ? [...momentum] : null,
        flow: flow ? describeFlow(flow) : null,
        conditions: conditions
          ? {
              ...conditions,
              venue: conditions.venue && local(conditions.venue),
              city: conditions.city && local(conditions.city),
              referee: conditions.referee && local(conditions.referee),
            }
          : null,
        absences: absences
          ? absences.map(({ side, player, position: where, reason, backAt }) => ({
              side,
              player: local(player),
              position: where,
              reason,
              back_at: backAt,
            }))
          : null,
        commentary: linesOf(row, happened, plays),
        shots: shots.map((shot) => describeShot(shot, { home: row.home.id, away: row.away.id })),
        topic,
        ...position,
      };
    },
    async matchBrief({ id }) {
      const row = await matches.byId(id);
      if (!row) throw new CallError(gone);
      const { sport, competition, home, away, status, kickoff_at, minute, added, home_score, away_score, room_count } = describeMatch(row);
      return {
        id,
        sport,
        competition: { id: competition.id, short_name: competition.short_name, color: competition.color },
        home: { id: home.id, name: home.name, short_name: home.short_name, colors: home.colors, logo: home.logo },
        away: { id: away.id, name: away.name, short_name: away.short_name, colors: away.colors, logo: away.logo },
        status,
        kickoff_at,
        minute,
        added,
        home_score,
        away_score,
        room_count,
      };
    },
  };
}
