import { useNow } from '@pitchside/ui/format';
import { RoomNotices, type RoomNotice } from '@pitchside/ui/RoomNotices';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { openRecharge } from '../../money/index.ts';
import { envelopes } from '../envelopes/envelopes.store.ts';
import { clearNotices, notices } from './notices.store.ts';
import { noticesNow, shortageId } from './notices.view.ts';

/** What the room says to the person alone: a red envelope that waits, and what a gift still lacks. */
export function RoomNoticesWired() {
  const { shortage, closed } = useSnapshot(notices);
  const { list } = useSnapshot(envelopes);
  const { user } = useSnapshot(session);
  const now = useNow(1_000);
  useEffect(() => clearNotices, []);
  const close = (id: string) => {
    if (id === shortageId) notices.shortage = null;
    else notices.closed.push(id);
  };
  const act = (notice: RoomNotice) => {
    if (notice.kind === 'envelope') envelopes.openId = notice.id;
    if (notice.kind === 'shortage') openRecharge(notice.missing);
  };
  return <RoomNotices notices={noticesNow({ shortage, closed, list, balance: user?.balance ?? null, now })} onAct={act} onClose={close} />;
}
