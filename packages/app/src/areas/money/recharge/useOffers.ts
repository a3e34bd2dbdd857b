import { getChargeRules, getPayChannelList, type ChargeRule, type PayChannel } from '@pitchside/api/money';
import type { CallData } from '@pitchside/api';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

/** What can be bought, and how. */
export interface Offers {
  rules: readonly ChargeRule[];
  custom: CallData<typeof getChargeRules>['custom'];
  channels: readonly PayChannel[];
  isSandbox: boolean;
}

/** What is on sale for whoever asks, fresh; `failed` until it came. */
export function useOffers(): { offers: Offers | undefined; failed: boolean; reload: () => void } {
  const [offers, setOffers] = useState<Offers>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    Promise.all([api.call(getChargeRules, {}), api.call(getPayChannelList, {})]).then(
      ([{ list, custom }, { list: channels, is_sandbox }]) => {
        if (left) return;
        setOffers({ rules: list, custom, channels, isSandbox: is_sandbox });
        setFailed(false);
      },
      () => !left && setFailed(true),
    );
    return () => void (left = true);
  }, [turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  return { offers, failed, reload };
}
