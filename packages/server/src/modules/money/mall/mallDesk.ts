import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { byLanguage, local } from '../../../text/local.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { subjectOf, type OpenDesk, type OperatorLog } from '../../desk/operations/index.ts';
import type { Addresses } from './addresses.ts';
import type { Exchanging, Verdict } from './exchanging.ts';
import type { MallRepository } from './mall.repository.ts';
import { describeDeskGoods, describeDeskExchange, recordId } from './mall.presenter.ts';
import { refusalTexts } from './refusals.ts';

const texts = {
  gone: msg`没有找到`,
  stock: msg`没有这件商品，或库存比已兑的还少`,
  gift: msg`没有这件礼物`,
};

export type MallDeskCalls = 'adminGoods' | 'adminSaveGoods' | 'adminExchanges' | 'adminExchangeAddress' | 'adminShip';

interface DeskParts {
  repository: MallRepository;
  exchanging: Pick<Exchanging, 'decide'>;
  notices: Pick<Notices, 'notify'>;
  addresses: Addresses;
  operations: { open: OpenDesk; log: Pick<OperatorLog, 'append' | 'around'> };
}

/** Desk of the mall for operators: goods, stock and shipments. */
export function mallDesk(
  { events }: Pick<Platform, 'events'>,
  { repository, exchanging, notices, addresses, operations: { open, log } }: DeskParts,
): Pick<Handlers, MallDeskCalls> {
  const group = 'money';

  return {
    adminGoods: open(async () => ({
      list: (await repository.goods(true)).map(describeDeskGoods),
      gifts: (await repository.gifts()).map(({ id, names }) => ({ id, name: local(names) })),
    })),
    adminSaveGoods: open(({ id, gift_id, gift_count, gift_days, is_listed, ...given }, actor) =>
      log.around(
        actor,
        {
          group,
          act: id === undefined ? 'add' : 'change',
          subject: subjectOf('goods', id),
          note: byLanguage((language) => `${given.names[language]} ${given.price}`),
        },
        async () => {
          if (gift_id !== null && !(await repository.gifts()).some((gift) => gift.id === gift_id)) throw new CallError(texts.gift);
          const saved = await repository.save(id === undefined ? undefined : idNumberOrNone(id), {
            ...given,
            giftId: gift_id,
            giftCount: gift_count,
            giftDays: gift_days,
            isListed: is_listed,
          });
          if (!saved) throw new CallError(texts.stock);
          return describeDeskGoods(saved);
        },
      ),
    ),
    adminExchanges: open(async ({ state, page, limit }) => {
      const { list, total } = await repository.queue(state, (page - 1) * limit, limit);
      return { list: list.map((row) => describeDeskExchange(row, addresses.of(row.row))), total, page, limit };
    }),
    adminExchangeAddress: open(({ no }, actor) =>
      log.around(actor, { group, act: 'address', subject: `exchange ${no}` }, async () => {
        const found = await repository.exchange(recordId(no) ?? 0);
        const address = found && addresses.of(found.row);
        if (!address) throw new CallError(texts.gone);
        return address;
      }),
    ),
    adminShip: open(({ no, act, carrier, tracking, reason }, actor) =>
      events.transaction(async (tx, emit) => {
        const isSent = act === 'ship';
        await log.append(tx, actor, {
          group,
          act: isSent ? 'ship' : 'return',
          subject: `exchange ${no}`,
          note: `${carrier} ${tracking}`.trim(),
          reason,
        });
        const verdict: Verdict = isSent ? { act, carrier, tracking } : { act: 'refuse', reason };
        const decided = await exchanging.decide(tx, emit, recordId(no) ?? 0, actor.operatorId, verdict);
        const { row, goods } = decided;
        await notices.notify(tx, emit, {
          memberId: row.memberId,
          kind: isSent ? 'goods_sent' : 'goods_back',
          values: isSent
            ? { name: goods.names, note: `${carrier} ${tracking}` }
            : { name: goods.names, note: refusalTexts(reason), sum: String(row.total) },
          target: { type: 'mall', id: no },
        });
        return describeDeskExchange(decided, addresses.of(row));
      }),
    ),
  };
}
