import { referralCentre } from '@pitchside/api/money/referrals';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { useWalletEvents } from '../../recharge/useWalletEvents.ts';
import { InviteCard } from './InviteCard.tsx';
import { Invited } from './Invited.tsx';
import { ReferralRecords } from './ReferralRecords.tsx';

/** /member?type=15: the invite code, invited members, and the commission. */
export function ReferralPage() {
  const [turn, setTurn] = useState(0);
  const { value, state, again } = useResource('centre', (signal) => api.call(referralCentre, {}, { signal, quiet: true }), {
    version: String(turn),
  });
  useWalletEvents(() => setTurn((now) => now + 1));
  return (
    <>
      <InviteCard centre={value} isFailed={state === 'failed'} onRetry={again} onTransferred={() => setTurn((now) => now + 1)} />
      <Invited turn={turn} />
      <ReferralRecords turn={turn} />
    </>
  );
}
