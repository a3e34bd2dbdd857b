import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { barrageList } from '@pitchside/api/live/barrage';
import { hornList } from '@pitchside/api/live/horn';
import { PaidWords, type PaidOffer } from '@pitchside/ui/PaidWords';
import { SpendGuard } from '@pitchside/ui/SpendGuard';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { openRecharge } from '../../money/recharge.store.ts';
import { giftChoices, setGiftChoices } from '../gifts/choices.store.ts';
import { giftSession, spentIn } from '../gifts/spent.store.ts';
import { paidKinds, sendPaid } from './paidSend.ts';

/** Words that cost diamonds, from a room: a horn to every room, or an advertisement in this one; within the person's own limit. */
export default function PaidWordsDialogWired({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const { limit, undoFrom } = useSnapshot(giftChoices);
  const given = useSnapshot(giftSession);
  const [openedAt] = useState(Date.now);
  const { value, again } = useResource(`paid ${roomId}`, async (signal) => {
    const [{ price }, { types }] = await Promise.all([
      api.call(hornList, { limit: 1 }, { signal }),
      api.call(barrageList, { id: roomId, limit: 1 }, { signal }),
    ]);
    return { price, advert: types.find(({ id }) => id === 'advert') };
  });
  if (!user || !value) return null;
  const spent = spentIn(given, user.id, openedAt);
  const offers: PaidOffer[] = [{ id: 'horn', name: t`全站喇叭`, reach: t`所有直播间都看得到`, price: value.price }];
  if (value.advert) {
    const { name, price, free_left: freeLeft } = value.advert;
    offers.push({
      id: 'advert',
      name,
      reach: t`在这个直播间里醒目显示`,
      price: freeLeft ? 0 : price,
      ...(freeLeft !== null && { freeLeft }),
    });
  }
  async function send({ id, price }: PaidOffer, text: string) {
    const kind = paidKinds.find((known) => known === id);
    if (!kind) return false;
    try {
      const answer = await sendPaid(kind, { roomId, text, price });
      if (answer === true) {
        onClose();
        say('success', kind === 'horn' ? t`喇叭已发往所有直播间` : t`已发出`);
        // A price that was refused is asked for anew.
      } else again();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: t`没收到结果，再按一次也只算一次` };
    }
  }
  return (
    <PaidWords
      open
      onClose={onClose}
      offers={offers}
      balance={balance}
      {...(limit !== null && { allowance: Math.max(0, limit - spent) })}
      settings={<SpendGuard limit={limit} undoFrom={undoFrom} spent={spent} onLimitsChange={setGiftChoices} />}
      onSend={send}
      onRecharge={openRecharge}
    />
  );
}
