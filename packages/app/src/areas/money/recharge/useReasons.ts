import { useLingui } from '@lingui/react/macro';

/** Words for why an order was closed or a payment failed; an unknown code stands for itself. */
export function useReasons(): (reason: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    E1007: t`账户余额不足`,
    E2003: t`风控拒绝`,
    E3001: t`银行超时`,
    timeout: t`超时`,
    canceled: t`已取消`,
    late: t`付款晚到，已退回`,
  };
  return (reason) => words[reason] ?? reason;
}
