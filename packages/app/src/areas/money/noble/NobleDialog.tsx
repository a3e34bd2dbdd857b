import { useLingui } from '@lingui/react/macro';
import type { NobleRank } from '@pitchside/api/money/noble';
import { Dialog } from '@pitchside/ui/Dialog';
import { useEffect } from 'react';
import { openRecharge } from '../recharge.store.ts';
import { followNobles } from '../noble.store.ts';
import { NobleShopWired } from './NobleShop.tsx';

export interface NobleDialogProps {
  open: boolean;
  onClose: () => void;
  /** Room of the purchase and the nickname of its anchor, who gets a share. */
  room: { id: string; anchor: string };
  /** Rank that it opens with; default the one that is held. */
  rank?: NobleRank;
}

/** Buying, renewing or raising a noble rank over a room. */
export default function NobleDialogWired({ open, onClose, room: { id, anchor }, rank }: NobleDialogProps) {
  const { t } = useLingui();
  useEffect(followNobles, []);
  return (
    <Dialog open={open} onClose={onClose} size="xl" title={t`贵族`} description={t`在 ${anchor} 的房间开通，主播得分成`}>
      <NobleShopWired look="bare" roomId={id} {...(rank && { rank })} onRecharge={openRecharge} />
    </Dialog>
  );
}
