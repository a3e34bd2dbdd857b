import { msg } from '@lingui/core/macro';
import type { ResultConflict } from '@pitchside/api/scores/results';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Localizable } from '../../../text/local.ts';
import type { Matches } from '../matches/index.ts';
import type { OpenDesk, OperatorLog } from '../../desk/operations/index.ts';
import type { ResultRow, Results, Score } from '../results/index.ts';
import { createResting } from './resting.ts';

const texts = {
  gone: msg`没有找到这个赛果`,
  done: msg`这个赛果已经处理过了`,
  score: msg`请写出双方的比分`,
  off: msg`来源没有比分，请写出比分，或按取消处理`,
  match: msg`没有找到这场比赛`,
  settled: msg`这场比赛已经结算；来源更正后会再送来`,
};

export interface ConflictsParts {
  results: Results;
  matches: Pick<Matches, 'row' | 'rowsById'>;
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
}

const pairOf = (home: number | null, away: number | null): Score | null => (home === null || away === null ? null : { home, away });
const scoreText = (score: Score | null) => (score ? `${score.home}:${score.away}` : '—');

/** Review queue of conflicting results: held ones, the amounts that depend on them, and scores reported ahead of the source. */
export function conflictsDesk(
  { db, events, clock }: Platform,
  { results: { repository }, matches, open, log }: ConflictsParts,
): Pick<Handlers, 'adminResults' | 'adminDecideResult' | 'adminSeeResult'> {
  const resting = createResting(db);

  async function describe(rows: readonly ResultRow[]): Promise<Localizable<ResultConflict>[]> {
    const ids = [...new Set(rows.map(({ matchId }) => matchId))];
    const [played, rests, witnesses, ends] = await Promise.all([
      matches.rowsById(ids),
      resting(ids),
      repository.witnessesOf(ids),
      repository.ofEach(ids),
    ]);
    const names = await repository.namesOf([
      ...rows.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy])),
      ...[...witnesses.values()].map(({ by }) => by),
    ]);
    return rows.flatMap((row) => {
      const match = played.get(row.matchId);
      if (!match) return [];
      const seen = witnesses.get(row.matchId);
      const earlier = ends.get(row.matchId)?.find(({ number, state }) => number < row.number && state === 'stands');
      const { decidedAt, decidedBy } = row;
      return [
        {
          id: String(row.id),
          match,
          causes: row.causes,
          source: pairOf(row.sourceHome, row.sourceAway),
          before: earlier ? pairOf(earlier.home, earlier.away) : null,
          seen: seen ? { home: seen.home, away: seen.away, by: names.get(seen.by) ?? '', reason: seen.reason } : null,
          rests: rests.get(row.matchId) ?? { plans: 0, held: 0, questions: 0 },
          at: row.at,
          decided:
            decidedAt === null
              ? null
              : { score: pairOf(row.home, row.away), by: names.get(decidedBy ?? 0) ?? '', reason: row.reason, at: decidedAt },
        },
      ];
    });
  }

  return {
    adminResults: open(async ({ state, page, limit }) => {
      const { list, total } = await repository.list(state, (page - 1) * limit, limit);
      return { list: await describe(list), total, page, limit };
    }),
    adminDecideResult: open(async ({ id, act, home, away, reason }, actor) => {
      const given = home === undefined || away === undefined ? null : { home, away };
      const note = act === 'score' ? scoreText(given) : act;
      const decided = await log.around(actor, { group: 'experts', act: 'decide', subject: `result ${id}`, note, reason }, () =>
        events.transaction(async (tx) => {
          const row = await repository.hold(tx, idNumberOrNone(id));
          if (!row) throw new CallError(texts.gone);
          if (row.state !== 'held') throw new CallError(texts.done);
          const source = pairOf(row.sourceHome, row.sourceAway);
          if (act === 'score' && !given) throw new CallError(texts.score);
          if (act === 'source' && !source) throw new CallError(texts.off);
          const score = act === 'off' ? null : act === 'score' ? given : source;
          const values = { ...(score ?? { home: null, away: null }), state: score ? ('stands' as const) : ('off' as const) };
          const done = { ...values, decidedBy: actor.operatorId, decidedAt: clock.now(), reason };
          await repository.change(tx, row.id, done);
          return { ...row, ...done };
        }),
      );
      const [result] = await describe([decided]);
      if (!result) throw new CallError(texts.gone);
      return result;
    }),
    adminSeeResult: open(({ match: id, home, away, reason }, actor) =>
      log.around(actor, { group: 'experts', act: 'see', subject: `match ${id}`, note: scoreText({ home, away }), reason }, async () => {
        const row = await matches.row(id);
        if (!row || actor.operatorId === null) throw new CallError(texts.match);
        const by = actor.operatorId;
        await events.transaction(async (tx) => {
          if ((await repository.of(tx, id)).some(({ state }) => state === 'stands')) throw new CallError(texts.settled);
          await repository.witness(tx, { matchId: id, home, away, by, reason, at: clock.now() });
        });
        return { match: id, home, away };
      }),
    ),
  };
}
