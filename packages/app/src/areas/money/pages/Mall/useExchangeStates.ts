import { useLingui } from '@lingui/react/macro';
import type { ExchangeState } from '@pitchside/api/money/mall';

/** Name of each state of an exchange. */
export function useExchangeStates(): Record<ExchangeState, string> {
  const { t } = useLingui();
  return { delivered: t`已放入背包`, awaiting: t`待发货`, shipped: t`运输中`, received: t`已签收`, refused: t`已退还` };
}
