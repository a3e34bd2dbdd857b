import type { CallData } from '@pitchside/api';
import { getPayoutStanding, withdrawalList, type PayoutStanding } from '@pitchside/api/money';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useWalletEvents } from '../recharge/useWalletEvents.ts';

/** What may be withdrawn and by which rules, fresh whenever the balances change. */
export function usePayoutStanding(): { standing: PayoutStanding | undefined; failed: boolean; reload: () => void } {
  const [standing, setStanding] = useState<PayoutStanding>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  useWalletEvents(reload);
  useEffect(() => {
    let left = false;
    api.call(getPayoutStanding, {}).then(
      (next) => {
        if (left) return;
        setStanding(next);
        setFailed(false);
      },
      () => !left && setFailed(true),
    );
    return () => void (left = true);
  }, [turn]);
  return { standing, failed, reload };
}

export type PayoutGroup = 'all' | 'reviewing' | 'succeeded' | 'failed';
export type PayoutRecords = CallData<typeof withdrawalList>;
/** Records a page. */
export const payoutPage = 10;

/** Withdrawals and conversions of one state, page by page; the last page stays while the next is on its way. */
export function usePayoutRecords(group: PayoutGroup, page: number): { records: PayoutRecords | undefined; loading: boolean; failed: boolean; reload: () => void } {
  const [turn, setTurn] = useState(0);
  const asked = `${group} ${page} ${turn}`;
  const [records, setRecords] = useState<{ to: string; data: PayoutRecords }>();
  const [refused, setRefused] = useState('');
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  useWalletEvents(reload);
  useEffect(() => {
    let left = false;
    api.call(withdrawalList, { page, limit: payoutPage, ...(group !== 'all' && { state: group }) }).then(
      (data) => !left && setRecords({ to: asked, data }),
      () => !left && setRefused(asked),
    );
    return () => void (left = true);
  }, [group, page, asked]);
  const failed = refused === asked;
  return { records: records?.data, loading: !failed && records?.to !== asked, failed, reload };
}
