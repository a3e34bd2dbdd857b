import { msg } from '@lingui/core/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { announcementLimits } from '@pitchside/api/live/studio';
import { CallError } from '../../../../platform/callError.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { day } from '../../../../platform/retention.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { AnnouncementsRepository, NewAnnouncement } from './announcements.repository.ts';

const texts = {
  noMatch: msg`没有找到这场比赛`,
  began: msg`比赛已经开始，不能预告了`,
  off: msg`这场比赛不会按时进行，不能预告`,
  twice: msg`这场比赛已经预告过了`,
  ownTime: msg`比赛的时间跟着赛程走，不用另填`,
  what: msg`请选一场比赛，或写上标题和时间`,
  time: msg`时间要在现在之后、60 天之内`,
};

/** Input of an announcement. */
interface Given {
  match_id?: string | undefined;
  title?: string | undefined;
  start_at?: number | undefined;
}

/**
 * Builds an announcement from the input and its former state.
 * @throws CallError for a match that cannot be announced, and for a missing or wrong time
 */
export function announcementRules(clock: Clock, repository: Pick<AnnouncementsRepository, 'match' | 'ofMatch'>) {
  /** Time of a match, if it can be announced. */
  async function ofMatch(tx: Transaction, roomId: number, matchId: string, id: number | undefined): Promise<number> {
    const match = await repository.match(tx, matchId);
    if (!match) throw new CallError(texts.noMatch);
    const phase = matchPhase(match.status);
    if (phase === 'off') throw new CallError(texts.off);
    if (phase !== 'before' || match.kickoffAt <= clock.now()) throw new CallError(texts.began);
    const known = await repository.ofMatch(tx, roomId, matchId);
    if (known !== undefined && known !== id) throw new CallError(texts.twice);
    return match.kickoffAt;
  }

  function atTime(startAt: number | undefined): number {
    const now = clock.now();
    if (startAt === undefined) throw new CallError(texts.what);
    if (startAt <= now || startAt > now + announcementLimits.ahead * day) throw new CallError(texts.time);
    return startAt;
  }

  return async function whole(
    tx: Transaction,
    roomId: number,
    { match_id, title = '', start_at }: Given,
    before?: { id: number; matchId: string | null; title: string; startAt: number },
  ): Promise<NewAnnouncement> {
    const matchId = match_id ?? before?.matchId ?? null;
    const name = title === '' ? (before?.title ?? '') : title;
    if (matchId !== null) {
      if (start_at !== undefined) throw new CallError(texts.ownTime);
      return { matchId, title: name, startAt: await ofMatch(tx, roomId, matchId, before?.id) };
    }
    if (name === '') throw new CallError(texts.what);
    return { matchId, title: name, startAt: atTime(start_at ?? before?.startAt) };
  };
}
