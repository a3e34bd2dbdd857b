import { isSecondPress } from '@pitchside/ui/press';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { cancelReservation, followReservations, reserve, reserved, reserving } from './reserve.store.ts';

/** Reservation state of a match and the handler of its button: a visitor signs in first, and a double click counts once. */
export function useReserve(matchId: string) {
  const { byMatch } = useSnapshot(reserved);
  const pending = useSnapshot(reserving).has(matchId);
  const isReserved = byMatch[matchId] !== undefined;
  useEffect(followReservations, []);
  const press = (event: Pick<UIEvent, 'detail'>) =>
    isSecondPress(event) || unlessLost(isReserved ? cancelReservation(matchId) : reserve(matchId));
  return { isReserved, pending, press };
}
