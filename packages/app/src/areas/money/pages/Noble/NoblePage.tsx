import { useEffect } from 'react';
import { Stack, TermSpace } from './Noble.layout.ts';
import { followNobles, choose, loadNobles, nobles } from '../../noble.store.ts';
import { openRecharge } from '../../recharge.store.ts';
import { NobleShopWired } from '../../noble/NobleShop.tsx';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { NobleTerm } from '@pitchside/ui/NobleTerm';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';

/** The rank that runs, the free barrages of the month, and two choices. */
function NobleNowWired() {
  const { t } = useLingui();
  const { own, state, saving } = useSnapshot(nobles);
  if (!own)
    return (
      <TermSpace aria-busy={state === 'loading'}>
        {state === 'failed' ? (
          <ErrorState title={t`贵族没能送到`} onRetry={() => void loadNobles()} />
        ) : (
          <Skeleton shape="block" height={128} />
        )}
      </TermSpace>
    );
  const { rank, since, until } = own;
  return (
    <NobleTerm
      {...(rank && since !== null && until !== null && { current: { rank, since, until } })}
      free={{ left: own.free_left, total: own.free_total, renewsAt: own.free_renews_at }}
      entryHint={own.entry_hint}
      autoRenew={own.auto_renew}
      {...(saving && { saving })}
      onEntryHint={(on) => void choose('entryHint', on)}
      onAutoRenew={(on) => void choose('autoRenew', on)}
    />
  );
}

/** /member?type=12: the rank that runs, and buying, renewing or going up. */
export function NoblePage() {
  useEffect(followNobles, []);
  return (
    <Stack>
      <NobleNowWired />
      <NobleShopWired onRecharge={openRecharge} />
    </Stack>
  );
}
