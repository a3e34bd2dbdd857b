import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { AlarmClock, AlarmClockCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { cancelReservation, followReservations, reserve, reserved, reserving } from './reserve.store.ts';

/** Reserves the match, or takes the reservation back; a visitor signs in first. A double click is one press. */
export function ReserveButton({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const { byMatch } = useSnapshot(reserved);
  const pending = useSnapshot(reserving).has(matchId);
  const isReserved = byMatch[matchId] !== undefined;
  useEffect(followReservations, []);
  return (
    <Button
      tone={isReserved ? 'soft' : 'outline'}
      size="s"
      aria-pressed={isReserved}
      loading={pending}
      icon={isReserved ? <AlarmClockCheck size={16} aria-hidden /> : <AlarmClock size={16} aria-hidden />}
      onClick={({ detail: presses }) => presses < 2 && unlessLost(isReserved ? cancelReservation(matchId) : reserve(matchId))}
    >
      {isReserved ? t`已预约` : t`预约`}
    </Button>
  );
}
