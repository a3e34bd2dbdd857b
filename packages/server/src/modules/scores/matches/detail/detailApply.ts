import type { CommentaryLine, GameFlow, MatchDetailChange, Shot } from '@pitchside/api/scores/matches';
import type { FeedDetail, MatchParts } from '../../sport/index.ts';
import type { Emit } from '../../../../platform/events.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Localizable } from '../../../../text/local.ts';
import { replayAge } from '../matchesLimits.ts';
import type { MatchesRepository } from '../matches.repository.ts';
import { matchTopic } from '../matches.topics.ts';
import { linesOf } from './commentary.ts';
import { describeFlow, describeShot } from './shots.presenter.ts';
import { newestParts, newestShots, type DetailRepository } from './detail.repository.ts';

/** Publishes changes besides the score on a match's topic; nothing without changes. */
export function publishDetail(
  emit: Emit,
  matchId: string,
  change: Partial<Omit<MatchDetailChange, 'match_id' | 'commentary' | 'shots' | 'flow'>> & {
    flow?: Localizable<GameFlow>;
    commentary?: Localizable<CommentaryLine>[];
    shots?: Localizable<Shot>[];
  },
): void {
  const { statistics = null, momentum = null, flow = null, commentary = [], shots = [], lineups = false } = change;
  if (statistics ?? momentum ?? flow ?? (lineups || commentary.length > 0 || shots.length > 0))
    emit(matchTopic(matchId), 'match_detail', { match_id: matchId, statistics, momentum, flow, commentary, shots, lineups });
}

/** Stores match details beyond the score and publishes them to followers of the match. */
export function createDetailApply(repository: DetailRepository, rows: MatchesRepository['rowsById'], now: () => number) {
  return async function applyDetails(tx: Transaction, emit: Emit, details: readonly FeedDetail[]): Promise<void> {
    const parts = newestParts(details);
    const plays = details.flatMap(({ matchId, plays: some }) => some.map((play) => ({ ...play, matchId })));
    const replaced = await repository.replaceParts(tx, parts);
    const added = await repository.insertPlays(tx, plays);
    const shots = newestShots(details);
    const saved = await repository.saveShots(tx, shots);
    const isRecent = ({ at }: { at: number }) => now() - at <= replayAge;
    const fresh = plays.filter((play) => added.delete(play.id) && isRecent(play));
    const freshShots = shots.filter((shot) => saved.has(shot.id) && isRecent(shot));
    const named = new Map(
      (await rows([...new Set([...fresh, ...freshShots].map(({ matchId }) => matchId))], tx)).map((row) => [row.match.id, row]),
    );
    for (const matchId of new Set(details.map((detail) => detail.matchId))) {
      const taken = <Part extends keyof MatchParts>(part: Part): MatchParts[Part] | undefined =>
        replaced.has(`${matchId} ${part}`)
          ? (parts.find((each) => each.matchId === matchId && each.part === part)?.data as MatchParts[Part] | undefined)
          : undefined;
      const row = named.get(matchId);
      const [statistics, momentum, flow] = [taken('statistics'), taken('momentum'), taken('flow')];
      publishDetail(emit, matchId, {
        ...(statistics && { statistics: [...statistics] }),
        ...(momentum && { momentum: [...momentum] }),
        ...(flow && { flow: describeFlow(flow) }),
        lineups: taken('lineups') !== undefined || taken('ratings') !== undefined,
        commentary: row
          ? linesOf(
              row,
              [],
              fresh.filter((play) => play.matchId === matchId),
            )
          : [],
        shots: row
          ? freshShots
              .filter((shot) => shot.matchId === matchId)
              .map((shot) => describeShot(shot, { home: row.home.id, away: row.away.id }))
          : [],
      });
    }
  };
}
