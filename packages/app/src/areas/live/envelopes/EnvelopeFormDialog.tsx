import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { EnvelopeForm, type EnvelopeOrder } from '@pitchside/ui/EnvelopeForm';
import { SpendGuard } from '@pitchside/ui/SpendGuard';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { openRecharge } from '../../money/recharge.store.ts';
import { giftChoices, setGiftChoices } from '../gifts/choices.store.ts';
import { giftSession, spentIn } from '../gifts/spent.store.ts';
import { give } from './envelopesActs.ts';

/** A red envelope to give in the room, within the person's own limit. */
export default function EnvelopeFormDialogWired({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const { limit, undoFrom } = useSnapshot(giftChoices);
  const given = useSnapshot(giftSession);
  const [openedAt] = useState(Date.now);
  if (!user) return null;
  const spent = spentIn(given, user.id, openedAt);
  async function handleGive(order: EnvelopeOrder) {
    try {
      const answer = await give(roomId, order);
      if (answer === true) {
        onClose();
        say('success', t`红包已发出`);
      }
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: t`没收到结果，再按一次也只算一次` };
    }
  }
  return (
    <EnvelopeForm
      open
      onClose={onClose}
      balance={balance}
      {...(limit !== null && { allowance: Math.max(0, limit - spent) })}
      settings={<SpendGuard limit={limit} undoFrom={undoFrom} spent={spent} onLimitsChange={setGiftChoices} />}
      onGive={handleGive}
      onRecharge={openRecharge}
    />
  );
}
