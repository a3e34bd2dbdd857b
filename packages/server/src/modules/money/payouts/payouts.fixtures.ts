import { msg } from '@lingui/core/macro';
import type { PayoutAccount } from '@pitchside/api/money/payouts';
import { CallError } from '../../../platform/callError.ts';
import type { PayoutIdentity } from '../../member/profile/index.ts';

export const paymentPassword = '246810';
export const bankAccount: PayoutAccount = { kind: 'bank', name: '招商银行', tail: '6027', holder: '周*强' };

/** Members with a complete setup, except for listed exceptions. */
export function madeUpIdentity(): PayoutIdentity & { lacks: Map<number, Partial<Awaited<ReturnType<PayoutIdentity['standing']>>>> } {
  const lacks = new Map<number, Partial<Awaited<ReturnType<PayoutIdentity['standing']>>>>();
  return {
    lacks,
    async checkPaymentPassword(_, password) {
      if (password !== paymentPassword) throw new CallError(msg`支付密码不正确`);
    },
    standing: async (userId) => ({ isVerified: true, hasPassword: true, accounts: [bankAccount], ...lacks.get(userId) }),
  };
}
