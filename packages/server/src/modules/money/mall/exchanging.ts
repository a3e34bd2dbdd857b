import { msg } from '@lingui/core/macro';
import type { PostalAddress } from '@pitchside/api/money/mall';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addDays, dayAt, startOfDay } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Gifts } from '../../live/gifts/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Addresses } from './addresses.ts';
import type { ExchangeRow, MallRepository } from './mall.repository.ts';

const texts = {
  gone: msg`没有找到这件商品`,
  none: msg`没有找到`,
  soldOut: msg`已兑完，黄钻没有扣`,
  price: msg`价格变了，请看一下再确认`,
  most: msg`这件商品你已经兑满了`,
  address: msg`请填写收件人、电话和地址`,
  moved: msg`这笔兑换已经处理过了`,
};

/** Order of a member, with the price per item that they saw. */
export interface ExchangeOrder {
  goodsId: number;
  count: number;
  price: number;
  address: PostalAddress | undefined;
}

/** Decision on a pending exchange: shipped with carrier and tracking number, or refused with a reason. */
export type Verdict = { act: 'ship'; carrier: string; tracking: string } | { act: 'refuse'; reason: string };

interface Done {
  id: number;
  balance: number;
  transfer: number;
}

export interface Exchanging {
  /**
   * Exchanges inside a transaction: stock, debit, record and backpack.
   * @throws CallError when the rules refuse it
   */
  exchange(tx: Transaction, emit: Emit, memberId: number, order: ExchangeOrder): Promise<Done>;
  /**
   * Ships an exchange, or refunds its diamonds and stock; once.
   * @throws CallError when it is no longer pending
   */
  decide(tx: Transaction, emit: Emit, id: number, operatorId: number | null, verdict: Verdict): Promise<ExchangeRow>;
}

interface ExchangingParts {
  repository: MallRepository;
  ledger: Pick<Ledger, 'transfer' | 'post'>;
  gifts: Pick<Gifts, 'grant'>;
  addresses: Pick<Addresses, 'seal'>;
}

/** Exchanges and their decisions: the server decides price, stock and limits. */
export function createExchanging(
  { clock }: Pick<Platform, 'clock'>,
  { repository, ledger, gifts, addresses }: ExchangingParts,
): Exchanging {
  return {
    async exchange(tx, emit, memberId, { goodsId, count, price, address }) {
      // A member's exchanges are serialized: the limit counts what the previous one took.
      await takeTurn(tx, 'exchange', memberId);
      const found = await repository.find(goodsId, tx);
      if (!found?.row.isListed) throw new CallError(texts.gone);
      const { row } = found;
      if (row.price !== price) throw new CallError(texts.price);
      const isPhysical = row.kind === 'physical';
      if (isPhysical && !address) throw new CallError(texts.address);
      if (row.most !== null && (await repository.ownedOf(tx, row.id, memberId)) + count > row.most) throw new CallError(texts.most);
      if (!(await repository.take(tx, row.id, count))) throw new CallError(texts.soldOut);
      const at = clock.now();
      const total = price * count;
      const id = await repository.add(tx, {
        memberId,
        goodsId: row.id,
        count,
        total,
        state: isPhysical ? 'awaiting' : 'delivered',
        ...(isPhysical && address && { addressSealed: addresses.seal(address) }),
        at,
        changedAt: at,
      });
      if (row.giftId !== null) {
        const ends = row.giftDays === null ? 0 : startOfDay(addDays(dayAt(at), row.giftDays));
        await gifts.grant(tx, memberId, row.giftId, row.giftCount * count, ends, 'exchanged');
      }
      const {
        id: transfer,
        states,
        given,
      } = await ledger.transfer(tx, emit, {
        kind: 'goods',
        member: memberId,
        ref: String(id),
        detail: { act: 'exchange', exchange: id, names: row.names, count },
        // Unshipped goods may be refunded, so their experience comes with the shipment.
        ...(!isPhysical && { experience: total * 10 }),
        moves: [{ unit: 'diamond', from: memberId, to: isPhysical ? 'goods' : 'spent', amount: total }],
      });
      if (given > 0) await repository.noteGiven(tx, id, given);
      return { id, balance: states.get(memberId)?.balance ?? 0, transfer };
    },
    async decide(tx, emit, id, operatorId, verdict) {
      const isSent = verdict.act === 'ship';
      const change = { changedAt: clock.now(), ...(operatorId !== null && { decidedBy: operatorId }) };
      const moved = await repository.move(
        tx,
        id,
        'awaiting',
        isSent
          ? { ...change, state: 'shipped', carrier: verdict.carrier, tracking: verdict.tracking }
          : { ...change, state: 'refused', reason: verdict.reason },
      );
      const found = await repository.exchange(id, tx);
      if (!found) throw new CallError(texts.none);
      if (!moved) throw new CallError(texts.moved);
      const { row, goods } = found;
      if (!isSent) await repository.putBack(tx, row.goodsId, row.count);
      await ledger.post(tx, emit, {
        kind: 'goods',
        member: row.memberId,
        ref: `${id}:${isSent ? 'sent' : 'back'}`,
        detail: { act: isSent ? 'sent' : 'back', exchange: id, names: goods.names, count: row.count },
        ...(isSent && { experience: row.total * 10 }),
        moves: [{ unit: 'diamond', from: 'goods', to: isSent ? 'spent' : row.memberId, amount: row.total, given: row.given }],
      });
      return found;
    },
  };
}
