import { useEffect } from 'react';
import { Stack } from './Noble.layout.ts';
import { followNobles } from './noble.store.ts';
import { NobleNowWired } from './NobleNow.wired.tsx';
import { NobleShopWired } from './NobleShop.wired.tsx';

/** /member?type=12: the rank that runs, and buying, renewing or going up. */
export function NoblePage() {
  useEffect(followNobles, []);
  return (
    <Stack>
      <NobleNowWired />
      <NobleShopWired />
    </Stack>
  );
}
