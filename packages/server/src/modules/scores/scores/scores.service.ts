import { msg } from '@lingui/core/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { mostCollected } from '@pitchside/api/scores/scores';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers, MemberCaller } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeMatch } from '../matches/index.ts';
import { createScoresRepository } from './scores.repository.ts';

/** Maximum matches of a day in a response. */
const mostOfDay = 600;

const gone = msg`没有找到这场比赛`;

export interface Scores {
  handlers: Pick<Handlers, 'dayMatches' | 'matchRows' | 'collectFootball' | 'collectBasketball' | 'collectedMatches' | 'mergeCollected'>;
}

/** Live scores beyond the current table: other days, and favorite matches. */
export function createScores({ db, clock }: Pick<Platform, 'db' | 'clock'>): Scores {
  const repository = createScoresRepository(db);

  /** Adds favorites; beyond the limit the oldest are removed, because a refusal would be confusing. */
  const add = (userId: number, ids: readonly string[]) =>
    db.transaction(async (tx) => {
      // A member's writes are serialized, so that the limit holds under concurrency.
      await takeTurn(tx, 'collected', userId);
      await repository.add(tx, userId, ids, clock.now());
      if ((await repository.count(tx, userId)) > mostCollected) await repository.trim(tx, userId, mostCollected);
      return repository.list(userId, tx);
    });

  const collecting =
    (sport: Sport) =>
    async ({ id, collect }: { id: string; collect: boolean }, { member }: MemberCaller) => {
      if (!(await repository.knows(id, sport))) throw new CallError(gone);
      if (collect) await add(member.id, [id]);
      else await repository.remove(member.id, id);
      return { id, is_collect: collect };
    };

  return {
    handlers: {
      async dayMatches({ sport, from, until }) {
        const rows = await repository.between(sport, from, until, mostOfDay);
        return {
          list: rows.map(describeMatch),
          server_at: clock.now(),
          nearest_at: rows.length === 0 ? await repository.nearest(sport, from, until) : null,
        };
      },
      async matchRows({ ids }) {
        return { list: (await repository.rows(ids)).map(describeMatch) };
      },
      collectFootball: collecting('football'),
      collectBasketball: collecting('basketball'),
      async collectedMatches(_, { member }) {
        return { list: await repository.list(member.id) };
      },
      async mergeCollected({ ids }, { member }) {
        return { list: await add(member.id, ids) };
      },
    },
  };
}
