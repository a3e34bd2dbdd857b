import { useEffect } from 'react';
import { Stack } from './Noble.layout.ts';
import { followNobles } from '../../noble.store.ts';
import { openRecharge } from '../../recharge.store.ts';
import { NobleNowWired } from './NobleNow.tsx';
import { NobleShopWired } from '../../noble/NobleShop.tsx';

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
