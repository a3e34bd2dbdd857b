import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { IconButton } from '@pitchside/ui/IconButton';
import { AlarmClock, AlarmClockCheck } from 'lucide-react';
import { useReserve } from './useReserve.tsx';

/** Reserves a match, or takes the reservation back, where there is room for an icon alone. */
export default function ReserveMark({ match: { id, home, away } }: { match: Pick<Match, 'id' | 'home' | 'away'> }) {
  const { t } = useLingui();
  const { isReserved, pending, press } = useReserve(id);
  const [one, other] = [home.short_name, away.short_name];
  return (
    <IconButton
      size="s"
      label={t`预约 ${one} - ${other}`}
      pressed={isReserved}
      loading={pending}
      icon={isReserved ? <AlarmClockCheck size={16} aria-hidden /> : <AlarmClock size={16} aria-hidden />}
      onClick={press}
    />
  );
}
