import { getChargeRules, getPayChannelList, type ChargeRule, type PayChannel } from '@pitchside/api/money/orders';
import type { CallData } from '@pitchside/api';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Offers and channels of a recharge. */
export interface Offers {
  rules: readonly ChargeRule[];
  custom: CallData<typeof getChargeRules>['custom'];
  channels: readonly PayChannel[];
  isSandbox: boolean;
}

async function ask(signal: AbortSignal): Promise<Offers> {
  const [{ list, custom }, { list: channels, is_sandbox }] = await Promise.all([
    api.call(getChargeRules, {}, { signal }),
    api.call(getPayChannelList, {}, { signal }),
  ]);
  return { rules: list, custom, channels, isSandbox: is_sandbox };
}

/** Offers for the current person, fetched fresh; `failed` when they could not be loaded. */
export function useOffers(): { offers: Offers | undefined; failed: boolean; reload: () => void } {
  const { value, state, again } = useResource('offers', ask);
  return { offers: value, failed: state === 'failed', reload: again };
}
