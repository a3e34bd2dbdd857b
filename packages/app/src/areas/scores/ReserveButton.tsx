import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { AlarmClock, AlarmClockCheck } from 'lucide-react';
import { useReserve } from './reserve/useReserve.tsx';

interface ReserveButtonProps {
  matchId: string;
  /** It is what one came for, and stands beside buttons of full height; default false. */
  main?: boolean;
}

/** Reserves the match, or takes the reservation back; a visitor signs in first. A double click is one press. */
export function ReserveButton({ matchId, main = false }: ReserveButtonProps) {
  const { t } = useLingui();
  const { isReserved, pending, press } = useReserve(matchId);
  return (
    <Button
      tone={isReserved ? 'soft' : main ? 'primary' : 'outline'}
      size={main ? 'm' : 's'}
      aria-pressed={isReserved}
      loading={pending}
      icon={isReserved ? <AlarmClockCheck size={16} aria-hidden /> : <AlarmClock size={16} aria-hidden />}
      onClick={press}
    >
      {isReserved ? t`已预约` : t`预约`}
    </Button>
  );
}
