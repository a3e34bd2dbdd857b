import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { unlessLost } from '../../../platform/log/later.ts';
import { cancelReservation, reserve } from './reserve.store.ts';
import { say } from '../../../platform/toasts/say.ts';

/** Returns a function that cancels a reservation and shows a toast with an undo button. */
export function useCancel(): (match: Pick<Match, 'id' | 'home' | 'away'>) => void {
  const { t } = useLingui();
  return ({ id, home, away }) => {
    const [one, other] = [home.short_name, away.short_name];
    unlessLost(
      cancelReservation(id).then((gone) => {
        if (gone)
          say('info', t`已取消「${one} 对 ${other}」的预约`, { action: { label: t`撤销`, onClick: () => unlessLost(reserve(id)) } });
      }),
    );
  };
}
