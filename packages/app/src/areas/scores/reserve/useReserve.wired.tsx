import { isSecondPress } from '@pitchside/ui/press';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { cancelReservation, followReservations, reserve, reserved, reserving } from './reserve.store.ts';

/** How the reservation of a match stands, and what a press on its button does: a visitor signs in first, and a double click is one press. */
export function useReserve(matchId: string) {
  const { byMatch } = useSnapshot(reserved);
  const pending = useSnapshot(reserving).has(matchId);
  const isReserved = byMatch[matchId] !== undefined;
  useEffect(followReservations, []);
  const press = (event: Pick<UIEvent, 'detail'>) =>
    isSecondPress(event) || unlessLost(isReserved ? cancelReservation(matchId) : reserve(matchId));
  return { isReserved, pending, press };
}
