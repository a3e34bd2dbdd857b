import { msg } from '@lingui/core/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { mostReservations, type Reservation } from '@pitchside/api/scores/schedule';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { byLanguage, localize, type Localizable } from '../../../text/local.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createReserveRepository, type ReservationRow } from './reserve.repository.ts';

const texts = {
  noMatch: msg`没有找到这场比赛`,
  began: msg`比赛已经开始，不能预约了`,
  off: msg`这场比赛不会按时进行，不能预约`,
  full: msg`最多预约 200 场未开始的比赛`,
  none: msg`没有找到这个预约`,
};

/** Finds matches by id in wire format; inside a transaction it uses that connection. */
export type MatchRows = (ids: readonly string[], within?: Transaction) => Promise<Map<string, Localizable<Match>>>;

/** Reservations of matches: the server checks ownership and deadline. */
export function createReserve(platform: Platform, matchRows: MatchRows, notices: Pick<Notices, 'notify'>) {
  const { clock, events } = platform;
  const repository = createReserveRepository(platform.db);

  /** Reservations with their matches. */
  async function describe(rows: readonly ReservationRow[], within?: Transaction): Promise<Localizable<Reservation>[]> {
    const matches = await matchRows(
      rows.map(({ matchId }) => matchId),
      within,
    );
    return rows.flatMap(({ id, matchId, remind, createdAt }) => {
      const match = matches.get(matchId);
      return match ? [{ id: String(id), match, remind, reserved_at: createdAt }] : [];
    });
  }

  async function reserve(tx: Transaction, userId: number, matchId: string, remind: boolean | undefined) {
    await takeTurn(tx, 'reservations', userId);
    const known = await repository.of(userId, matchId, tx);
    if (known) {
      if (remind !== undefined && remind !== known.remind) await repository.setRemind(tx, known.id, remind);
      return { ...known, remind: remind ?? known.remind };
    }
    const match = await repository.match(matchId, tx);
    if (!match) throw new CallError(texts.noMatch);
    const phase = matchPhase(match.status);
    if (phase === 'off') throw new CallError(texts.off);
    if (phase !== 'before' || match.kickoffAt <= clock.now()) throw new CallError(texts.began);
    if ((await repository.total(userId, 'coming', tx)) >= mostReservations) throw new CallError(texts.full);
    return repository.insert(tx, { userId, matchId, remind: remind ?? true, createdAt: clock.now() });
  }

  const answer = async (row: ReservationRow, total: number) => {
    const [reservation] = await describe([row]);
    if (!reservation) throw new CallError(texts.noMatch);
    return { reservation, reserve_count: total };
  };

  const handlers: Pick<Handlers, 'reserveMatch' | 'reserveMatch2' | 'deleteReserveLive' | 'getUserReserveLiveList'> = {
    async reserveMatch({ match_id }, { member }) {
      const [row, total] = await events.transaction(
        async (tx) => [await reserve(tx, member.id, match_id, undefined), await repository.countOf(match_id, tx)] as const,
      );
      return answer(row, total);
    },
    async reserveMatch2({ match_id, remind }, { member }) {
      const [row, total] = await events.transaction(
        async (tx) => [await reserve(tx, member.id, match_id, remind), await repository.countOf(match_id, tx)] as const,
      );
      return answer(row, total);
    },
    async deleteReserveLive({ id }, caller) {
      return idempotent(platform, caller, async (tx) => {
        const { member } = caller;
        await takeTurn(tx, 'reservations', member.id);
        const gone = await repository.remove(tx, Number(id), member.id);
        if (!gone) throw new CallError(texts.none);
        return { id, match_id: gone.matchId, reserve_count: await repository.countOf(gone.matchId, tx) };
      });
    },
    async getUserReserveLiveList({ state, page, limit }, { member }) {
      const [rows, total] = await Promise.all([repository.page(member.id, state, page, limit), repository.total(member.id, state)]);
      return { list: await describe(rows), total, page, limit };
    },
  };

  /** Notifies members whose reserved match has begun, once each on all their devices. Returns their number. */
  async function remind(): Promise<number> {
    return events.transaction(async (tx, emit: Emit) => {
      const due = await repository.takeDue(tx, clock.now());
      const rows = new Map((await describe(due, tx)).map((reservation) => [reservation.id, reservation]));
      const begun: Parameters<Notices['notify']>[2][] = [];
      for (const { id, userId } of due) {
        const reserved = rows.get(String(id));
        if (!reserved) continue;
        emit(`user:${userId}`, 'match_begins', { reservation_id: reserved.id, match: reserved.match });
        const match = byLanguage((language) => localize<Match>(reserved.match, language));
        begun.push({
          memberId: userId,
          kind: 'match_begins',
          values: { name: byLanguage((language) => `${match[language].home.name} – ${match[language].away.name}`) },
          target: { type: 'match', id: match.zh.sport === 'football' ? match.zh.id : `${match.zh.sport}.${match.zh.id}` },
          fold: `match:${match.zh.id}`,
        });
      }
      await notices.notify(tx, emit, ...begun);
      return due.length;
    });
  }

  // A malformed id, or another's, is treated as unknown.
  const owns = async (id: string, userId: number): Promise<boolean> => /^[1-9]\d{0,14}$/.test(id) && repository.owns(Number(id), userId);

  return { handlers, remind, owns };
}
