import { useLingui } from '@lingui/react/macro';
import type { DiamondFlow } from '@pitchside/api/desk/operations';

/** Names of the diamond flows. */
export function useFlowNames(): Record<DiamondFlow, string> {
  const { t } = useLingui();
  return {
    opening: t`开户与赠送`,
    recharge: t`充值`,
    gift: t`礼物`,
    noble: t`贵族`,
    guard: t`守护`,
    barrage: t`高级弹幕`,
    horn: t`全站喇叭`,
    plan: t`方案`,
    goods: t`兑换`,
    referral: t`佣金`,
    envelope: t`红包`,
    sign_in: t({ id: 'kind.checkIn', message: '签到' }),
    task: t`任务`,
    withdraw: t({ id: 'kind.withdrawals', message: '提现' }),
    withdraw_paid: t({ id: 'log.pay', message: '确认打款' }),
    withdraw_returned: t`提现退回`,
    convert: t`转入钱包`,
    transfer: t`转账`,
    purchase: t`用钱包买钻`,
  };
}
