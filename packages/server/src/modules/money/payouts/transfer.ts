import { msg } from '@lingui/core/macro';
import type { TransferPeer } from '@pitchside/api/money/payouts';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { createAccountRepository } from '../../member/account/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { SystemSettings } from '../../desk/system/index.ts';
import type { PayoutIdentity } from '../../member/profile/index.ts';

const texts = { gone: msg`没有找到这位用户`, self: msg`不能转给自己`, much: msg`超过单笔转账上限` };

/** Transfers of the consumption wallet between members. */
export function createTransferHandlers(
  platform: Platform,
  ledger: Pick<Ledger, 'post'>,
  system: Pick<SystemSettings, 'money'>,
  identity: PayoutIdentity,
  notices: Pick<Notices, 'notify'>,
): Pick<Handlers, 'getTransferPeer' | 'transfer'> {
  const accounts = createAccountRepository(platform.db);

  async function peerOf(user: string, self: number): Promise<TransferPeer & { number: number }> {
    if (Number(user) === self) throw new CallError(texts.self);
    const found = await accounts.userById(Number(user));
    if (!found) throw new CallError(texts.gone);
    return { number: found.id, id: String(found.id), user_nickname: found.nickname, avatar: found.avatar };
  }

  return {
    async getTransferPeer({ user }, { member }) {
      return peerOf(user, member.id);
    },
    async transfer({ user, amount, note, password }, caller) {
      const from = caller.member.id;
      const check = async () => {
        const found = await peerOf(user, from);
        if (amount > (await system.money()).transfer_maximum) throw new CallError(texts.much);
        await identity.checkPaymentPassword(from, password);
        const self = await accounts.userById(from);
        return { found, sender: { nickname: self?.nickname ?? '', avatar: self?.avatar ?? '' } };
      };
      const send = async (tx: Transaction, emit: Emit, { found: { number, ...peer }, sender }: Awaited<ReturnType<typeof check>>) => {
        const id = await ledger.post(tx, emit, {
          kind: 'transfer',
          member: from,
          peer: number,
          detail: { note },
          moves: [{ unit: 'wallet', from, to: number, amount }],
        });
        await notices.notify(tx, emit, {
          memberId: number,
          kind: 'transfer_received',
          values: { name: sender.nickname, sum: (amount / 100).toFixed(2) },
          target: { type: 'wallet' },
          person: { id: from, ...sender },
        });
        return { no: String(id), amount, peer, note, at: platform.clock.now() };
      };
      return idempotent(platform, caller, send, check);
    },
  };
}
