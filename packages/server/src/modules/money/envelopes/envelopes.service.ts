import { msg } from '@lingui/core/macro';
import { envelopeLasts, mostInEnvelope, mostShares } from '@pitchside/api/money/envelopes';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Caller, Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../ledger/index.ts';
import { roomNumber, roomTopic, type Live } from '../../live/live/index.ts';
import { createEnvelopesRepository, type EnvelopePerson, type GivenEnvelope } from './envelopes.repository.ts';
import { describeEnvelope, describeRecord, describeShare, givenRestOf, leftOf, restOf } from './envelopes.presenter.ts';
import { createEnvelopeRules, type RuleParts } from './envelopesRules.ts';
import { splitShares } from './split.ts';

/** Maximum open envelopes per member, and shown ones per room. */
const mostOpen = 5;
const mostShown = 50;
/** Maximum envelopes ended per run of the job. */
const batch = 200;

const texts = {
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  muted: msg`你在这个直播间被禁言了`,
  offAir: msg`直播间没有开播，不能发红包`,
  many: msg`还有 5 个红包没抢完，请稍后再发`,
  whole: msg`黄钻和个数都要是整数`,
  total: (most: number) => msg`红包 1 到 ${most} 黄钻`,
  count: (most: number) => msg`红包个数 1 到 ${most} 个`,
  thin: msg`每个红包至少 1 黄钻`,
};

export interface EnvelopeParts extends RuleParts {
  ledger: Pick<Ledger, 'transfer' | 'state'>;
  live: Pick<Live, 'room' | 'standing'>;
}

export interface Envelopes {
  handlers: Pick<Handlers, 'giveEnvelope' | 'envelopeInfo' | 'roomEnvelopes' | 'takeEnvelope' | 'envelopeRecords'>;
  /** Returns unclaimed diamonds of expired envelopes, once each. Returns the number of ended envelopes. */
  expire(): Promise<number>;
}

/**
 * Checks total and count.
 * @throws CallError with the allowed range
 */
function requireSums(total: number, count: number): void {
  if (!Number.isInteger(total) || !Number.isInteger(count)) throw new CallError(texts.whole);
  if (total < 1 || total > mostInEnvelope) throw new CallError(texts.total(mostInEnvelope));
  if (count < 1 || count > mostShares) throw new CallError(texts.count(mostShares));
  if (total < count) throw new CallError(texts.thin);
}

/**
 * Red envelopes: diamonds on the system account `held` until members of a room claim them or they expire.
 * They are passed on, not spent: no experience and no rank.
 */
export function createEnvelopes(platform: Platform, { ledger, live, ...asking }: EnvelopeParts): Envelopes {
  const { clock, events } = platform;
  const repository = createEnvelopesRepository(platform.db);
  const rules = createEnvelopeRules(platform, asking);

  async function find(id: string): Promise<GivenEnvelope> {
    const number = roomNumber(id);
    const found = number === undefined ? undefined : await repository.find(number);
    if (!found) throw new CallError(texts.notFound);
    return found;
  }

  /** Refuses members who were removed from the room. */
  async function enter(roomId: number, { member }: Caller): Promise<void> {
    if (member && (await live.standing(String(roomId), member.id))?.isKicked) throw new CallError(texts.kicked);
  }

  const handed = (row: GivenEnvelope['row'], act: 'give' | 'take' | 'back') => ({
    kind: 'envelope' as const,
    detail: { act, envelope: row.id, room: row.roomId },
  });

  async function take(tx: Transaction, emit: Emit, { row, anchorId }: GivenEnvelope, taker: EnvelopePerson) {
    // Serializes a member's claims, which are checked before the envelope itself is locked.
    await takeTurn(tx, 'share', `${row.id}:${taker.id}`);
    const { amount: known, isKicked } = await repository.standing(tx, row, taker.id);
    if (isKicked) throw new CallError(texts.kicked);
    if (known !== null) return { amount: known, again: true, left: leftOf(row), balance: (await ledger.state(taker.id, tx)).balance };
    await rules.refuse(tx, row, anchorId, taker.id);
    const at = clock.now();
    const taken = await repository.take(tx, row.id, taker.id, at);
    if (!taken) {
      // Another member was faster since the check.
      const now = await repository.row(tx, row.id);
      throw new CallError((now && rules.closed(now)) ?? texts.notFound);
    }
    const { amount, left, given } = taken;
    const { states } = await ledger.transfer(tx, emit, {
      ...handed(row, 'take'),
      member: taker.id,
      peer: row.giverId,
      ref: `${row.id}:${taker.id}`,
      moves: [{ unit: 'diamond', from: 'held', to: taker.id, amount, given }],
    });
    const place = { id: String(row.id), room_id: String(row.roomId) };
    emit(roomTopic(row.roomId), 'envelope', { act: 'taken', ...place, left, share: describeShare({ person: taker, amount, at }) });
    if (left === 0) emit(roomTopic(row.roomId), 'envelope', { act: 'empty', ...place, done_at: at });
    return { amount, again: false, left, balance: states.get(taker.id)?.balance ?? 0 };
  }

  const end = (id: number) =>
    events.transaction(async (tx, emit) => {
      const row = await repository.lock(tx, id);
      const at = clock.now();
      if (!row || row.doneAt !== null || row.expiresAt > at) return false;
      await repository.close(tx, id, at);
      await ledger.transfer(tx, emit, {
        ...handed(row, 'back'),
        member: null,
        peer: row.giverId,
        ref: `${id}:back`,
        moves: [{ unit: 'diamond', from: 'held', to: row.giverId, amount: restOf(row), given: givenRestOf(row) }],
      });
      emit(roomTopic(row.roomId), 'envelope', {
        act: 'expired',
        id: String(id),
        room_id: String(row.roomId),
        left: leftOf(row),
        done_at: at,
      });
      return true;
    });

  return {
    async expire() {
      let ended = 0;
      for (const id of await repository.overdue(clock.now(), batch)) if (await end(id)) ended += 1;
      return ended;
    },
    handlers: {
      async giveEnvelope({ id, total, count, text, condition, phrase, delay }, caller) {
        requireSums(total, count);
        const giverId = caller.member.id;
        const [found, stands] = await Promise.all([live.room(id), live.standing(id, giverId)]);
        if (!found || !stands) throw new CallError(texts.notFound);
        // A muted member may send an envelope without text.
        if (stands.mutedUntil !== undefined && text + phrase !== '') throw new CallError(texts.muted);
        const { room } = found;
        return idempotent(platform, caller, async (tx, emit) => {
          if (room.status !== 'live') throw new CallError(texts.offAir);
          await takeTurn(tx, 'envelopes', giverId);
          if ((await repository.openOf(tx, giverId)) >= mostOpen) throw new CallError(texts.many);
          const at = clock.now();
          const opensAt = at + delay * 1_000;
          const given = await repository.add(tx, {
            roomId: room.id,
            giverId,
            text,
            condition,
            phrase,
            total,
            shares: splitShares(total, count),
            at,
            opensAt,
            expiresAt: opensAt + envelopeLasts,
          });
          const {
            id: transfer,
            states,
            given: ofGiven,
          } = await ledger.transfer(tx, emit, {
            ...handed(given.row, 'give'),
            member: giverId,
            ref: String(given.row.id),
            moves: [{ unit: 'diamond', from: giverId, to: 'held', amount: total }],
          });
          if (ofGiven > 0) await repository.noteGiven(tx, given.row.id, ofGiven);
          const envelope = describeEnvelope(given, at);
          emit(roomTopic(room.id), 'envelope', { act: 'opened', envelope });
          return { envelope, balance: states.get(giverId)?.balance ?? 0, transfer_id: String(transfer) };
        });
      },
      async takeEnvelope({ id }, caller) {
        const found = await find(id);
        const taker = await repository.person(caller.member.id);
        if (!taker) throw new CallError(texts.notFound);
        return idempotent(platform, caller, (tx, emit) => take(tx, emit, found, taker));
      },
      async envelopeInfo({ id }, caller) {
        const found = await find(id);
        await enter(found.row.roomId, caller);
        const { member } = caller;
        const envelope = describeEnvelope(found, clock.now());
        const mine = member ? (await repository.standing(platform.db, found.row, member.id)).amount : null;
        const isOver = envelope.state !== 'open';
        const asked = member ? () => rules.unmet(platform.db, found.row, found.anchorId, member.id) : () => 'sign_in' as const;
        return {
          envelope,
          mine,
          unmet: isOver || mine !== null ? null : await asked(),
          // A member who can still take must not infer the remaining amount from the shares of others.
          shares: isOver || mine !== null ? (await repository.shares(found.row.id)).map(describeShare) : [],
        };
      },
      async roomEnvelopes({ id }, caller) {
        const found = await live.room(id);
        if (!found) throw new CallError(texts.notFound);
        await enter(found.room.id, caller);
        const now = clock.now();
        const rows = await repository.openIn(found.room.id, caller.member?.id, now, mostShown);
        return { list: rows.map(({ mine, ...given }) => ({ envelope: describeEnvelope(given, now), mine })) };
      },
      async envelopeRecords({ side, page, limit }, { member }) {
        const { list, total, diamonds } = await repository.records(side, member.id, (page - 1) * limit, limit);
        const now = clock.now();
        return { list: list.map((record) => describeRecord(record, now)), total, page, limit, diamonds };
      },
    },
  };
}
