import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { say } from '../../../../platform/toasts/say.ts';
import { kickouts } from '../../kickouts.store.ts';

/** Leads whoever was removed from a room to the list of rooms, in every tab, and says why (specification section 4). */
export function useRemoved(id: string | undefined): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { rooms } = useSnapshot(kickouts);
  const isRemoved = id !== undefined && rooms.includes(id);
  const tell = useEffectEvent(() => {
    const reason = kickouts.reasons[id ?? ''];
    say('error', reason ? t`你被移出了这个直播间：${reason}` : t`你被移出了这个直播间`);
  });
  useEffect(() => {
    if (!isRemoved) return;
    tell();
    void navigate('/anchor?type=0', { replace: true });
  }, [isRemoved, navigate]);
}
