import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { conflictsOf } from './conflicts.ts';
import { createResultsRepository, type ResultRow, type ResultsRepository } from './results.repository.ts';
import type { Score } from './score.ts';
import { playedOf, verdictOf, type Resting } from './verdict.ts';

/** Final result of a match for settling, with the version of the match. */
export interface End {
  verdict: 'off' | Score;
  version: number;
}

export interface Results {
  /**
   * Result of a match for a plan or guess on it: cancelled, or the score to settle by for the first time or again.
   * Undefined where there is nothing to do, and while an operator has yet to review a doubtful result.
   */
  endOf(tx: Transaction, matchId: string, resting: Resting): Promise<End | undefined>;
  repository: ResultsRepository;
}

const sourceOf = ({ sourceHome, sourceAway }: ResultRow): Score | null =>
  sourceHome === null || sourceAway === null ? null : { home: sourceHome, away: sourceAway };
const decidedOf = ({ home, away }: ResultRow): Score | null => (home === null || away === null ? null : { home, away });
const same = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

/** The only source of results for plans and guesses: doubtful ones wait for an operator. */
export function createResults({ db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>): Results {
  const repository = createResultsRepository(db);
  const hold = settings.planHold * 1_000;

  return {
    repository,
    async endOf(tx, matchId, resting) {
      const played = await playedOf(tx, matchId);
      const found = played && verdictOf(played, resting, clock.now(), hold);
      if (!played || found === undefined) return undefined;
      const { version, status, whole } = played;
      // A match that was not played has no result to doubt.
      if (found === 'off' && status !== 'abandoned') return { verdict: 'off', version };
      const score = found === 'off' ? null : found;
      const [last, ...older] = await repository.of(tx, matchId);
      const { isAwarded, last: lastScore, minute } = await repository.around(tx, matchId);
      const isSame = last && same(sourceOf(last), score) && (!isAwarded || last.causes.includes('awarded'));
      if (last && isSame) {
        if (last.version !== version) await repository.change(tx, last.id, { version });
        if (last.state === 'held') return undefined;
        return { verdict: decidedOf(last) ?? 'off', version };
      }
      const before = [...(last ? [last] : []), ...older].find(({ state }) => state === 'stands');
      const causes = conflictsOf({
        score,
        whole,
        isAwarded,
        minute: Math.max(played.minute ?? 0, minute ?? 0) || null,
        last: lastScore,
        before: before ? decidedOf(before) : null,
        seen: (await repository.witnessOf(tx, matchId)) ?? null,
      });
      const isHeld = causes.length > 0;
      const values = { matchId, version, sourceHome: score?.home ?? null, sourceAway: score?.away ?? null, causes, at: clock.now() };
      const added = await repository.add(tx, {
        ...values,
        number: (last?.number ?? 0) + 1,
        state: isHeld ? 'held' : score ? 'stands' : 'off',
        ...(!isHeld && score && { home: score.home, away: score.away }),
      });
      // Another node was first: the next run reads its row.
      if (!added) return undefined;
      if (last?.state === 'held') await repository.change(tx, last.id, { state: 'passed' });
      return isHeld ? undefined : { verdict: score ?? 'off', version };
    },
  };
}
