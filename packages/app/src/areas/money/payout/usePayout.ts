import type { CallData } from '@pitchside/api';
import { getPayoutStanding, withdrawalList, type PayoutStanding } from '@pitchside/api/money/payouts';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useWalletEvents } from '../recharge/useWalletEvents.ts';

/** Rules and limits of withdrawals for the member; fetched again whenever the balances change. */
export function usePayoutStanding(): { standing: PayoutStanding | undefined; failed: boolean; reload: () => void } {
  const { value, state, again } = useResource('standing', (signal) => api.call(getPayoutStanding, {}, { signal }));
  useWalletEvents(again);
  return { standing: value, failed: state === 'failed', reload: again };
}

export type PayoutGroup = 'all' | 'reviewing' | 'succeeded' | 'failed';
export type PayoutRecords = CallData<typeof withdrawalList>;
/** Records a page. */
export const payoutPage = 10;

/** Withdrawals and conversions of one state, page by page; the last page stays while the next is on its way. */
export function usePayoutRecords(
  group: PayoutGroup,
  page: number,
): { records: PayoutRecords | undefined; loading: boolean; failed: boolean; reload: () => void } {
  const { value, state, again } = useResource(
    `${group} ${page}`,
    (signal) => api.call(withdrawalList, { page, limit: payoutPage, ...(group !== 'all' && { state: group }) }, { signal }),
    { family: 'withdrawals' },
  );
  useWalletEvents(again);
  return { records: value, loading: state === 'loading', failed: state === 'failed', reload: again };
}
