import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { Gifts } from '../../live/gifts/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { OpenDesk, Operations, OperatorLog } from '../../desk/operations/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createAddresses } from './addresses.ts';
import { createExchanging, type Exchanging } from './exchanging.ts';
import { firstGoods } from './mall.data.ts';
import { mallDesk, type MallDeskCalls } from './mallDesk.ts';
import { createMallRepository } from './mall.repository.ts';
import { describeExchange, describeGoods, recordId } from './mall.presenter.ts';

const record = msg`没有找到这条记录`;

export interface MallParts {
  ledger: Pick<Ledger, 'transfer' | 'post'>;
  gifts: Pick<Gifts, 'grant'>;
  notices: Pick<Notices, 'notify'>;
  seal: Seal;
  operations: { open: OpenDesk; log: Pick<OperatorLog, 'append' | 'around'>; queues: Pick<Operations['queues'], 'know'> };
}

export interface Mall {
  handlers: Pick<Handlers, 'goodsList' | 'exchangeGoods' | 'exchangeRecords' | 'goodsReceived' | 'goodsAddress' | MallDeskCalls>;
  /** Writes the goods of a new site. */
  fill(): Promise<void>;
  exchanging: Exchanging;
}

/** The exchange mall: diamonds for gifts of the backpack, and for shipped goods. */
export function createMall(platform: Platform, { ledger, gifts, notices, seal, operations }: MallParts): Mall {
  const { clock } = platform;
  const repository = createMallRepository(platform.db);
  operations.queues.know('shipping', repository.toSend);
  const addresses = createAddresses(seal);
  const exchanging = createExchanging(platform, { repository, ledger, gifts, addresses });

  return {
    exchanging,
    fill: () => repository.fill(firstGoods),
    handlers: {
      ...mallDesk(platform, { repository, exchanging, notices, addresses, operations }),
      goodsList: async () => ({ list: (await repository.goods()).map(describeGoods) }),
      async exchangeGoods({ id, count, price, name, phone, address }, caller) {
        const isGiven = name !== '' && phone !== '' && address !== '';
        const to = isGiven ? { name, phone, address } : undefined;
        return idempotent(platform, caller, async (tx, emit) => {
          const order = { goodsId: idNumberOrNone(id), count, price, address: to };
          const done = await exchanging.exchange(tx, emit, caller.member.id, order);
          const row = await repository.exchange(done.id, tx);
          if (!row) throw new Error('an exchange is not there');
          return { exchange: describeExchange(row, addresses.of(row.row)), balance: done.balance, transfer_id: String(done.transfer) };
        });
      },
      async exchangeRecords({ state, page, limit }, { member }) {
        const { list, total, onTheWay, spent } = await repository.records(member.id, state, (page - 1) * limit, limit);
        return {
          list: list.map((row) => describeExchange(row, addresses.of(row.row))),
          total,
          page,
          limit,
          on_the_way: onTheWay,
          spent,
        };
      },
      async goodsReceived({ no }, { member }) {
        const id = recordId(no) ?? 0;
        await repository.move(platform.db, id, 'shipped', { state: 'received', changedAt: clock.now() }, member.id);
        const row = await repository.exchange(id);
        // Confirming twice is not refused.
        if (row?.row.memberId !== member.id || row.row.state !== 'received') throw new CallError(record);
        return describeExchange(row, addresses.of(row.row));
      },
      async goodsAddress(_, { member }) {
        const sealed = await repository.lastAddress(member.id);
        return { address: sealed === undefined ? null : addresses.open(sealed) };
      },
    },
  };
}
