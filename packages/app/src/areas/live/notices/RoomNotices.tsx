import { useNow } from '@pitchside/ui/format';
import { RoomNotices, type RoomNotice } from '@pitchside/ui/RoomNotices';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { openRecharge } from '../../money/recharge.store.ts';
import { envelopes } from '../envelopes/envelopes.store.ts';
import { clearNotices, notices } from './notices.store.ts';
import { noticesNow, shortageId } from './notices.presenter.ts';
import { followStutter, stutter, takeStep } from './stutter.store.ts';

/** Notices of the room for this person only: a better quality, an open red envelope, and the diamonds missing for a gift. */
export function RoomNoticesWired() {
  const { shortage, closed } = useSnapshot(notices);
  const { list } = useSnapshot(envelopes);
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const { step } = useSnapshot(stutter);
  const now = useNow(1_000);
  useEffect(() => clearNotices, []);
  useEffect(followStutter, []);
  const close = (id: string) => {
    if (id === shortageId) notices.shortage = null;
    else notices.closed.push(id);
  };
  const act = (notice: RoomNotice) => {
    if (notice.kind === 'envelope') envelopes.openId = notice.id;
    if (notice.kind === 'quality') takeStep();
    if (notice.kind === 'shortage') openRecharge(notice.missing);
  };
  const said = noticesNow({ step, shortage, closed, list, balance: user ? balance : null, now });
  return <RoomNotices notices={said} onAct={act} onClose={close} />;
}
