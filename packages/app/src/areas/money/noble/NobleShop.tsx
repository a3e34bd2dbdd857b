import { NoblePanel, type NoblePanelProps } from '@pitchside/ui/NoblePanel';
import type { NobleRank } from '@pitchside/api/money/noble';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { NobleConfirm, type NobleIntent } from './NobleConfirm.tsx';
import { loadNobles, nobles } from '../noble.store.ts';
import { holdingView, planView } from './noble.presenter.ts';

export interface NobleShopProps extends Pick<NoblePanelProps, 'look' | 'onRecharge'> {
  /** Room in which it is bought, whose anchor has a share; default none. */
  roomId?: string;
  /** Rank that it opens with; default the one that is held. */
  rank?: NobleRank;
}

/** Ranks side by side; the purchase asks for confirmation of the sum. */
export function NobleShopWired({ roomId, rank, ...shop }: NobleShopProps) {
  const { plans, own, state } = useSnapshot(nobles);
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const [intent, setIntent] = useState<NobleIntent>();
  const views = useMemo(() => plans.map(planView), [plans]);
  const current = holdingView(own);
  return (
    <>
      <NoblePanel
        {...shop}
        // Opens with the rank that is held, which comes later than the page.
        key={own ? (own.rank ?? 'none') : 'waiting'}
        plans={own ? views : []}
        status={statusOf({ value: own, state })}
        onRetry={() => void loadNobles()}
        {...(current && { current })}
        {...(rank && { defaultRank: rank })}
        balance={balance}
        nickname={user?.user_nickname ?? ''}
        onBuy={(chosen) => setIntent({ ...chosen, key: crypto.randomUUID() })}
      />
      {intent && <NobleConfirm intent={intent} {...(roomId !== undefined && { roomId })} onDone={() => setIntent(undefined)} />}
    </>
  );
}
