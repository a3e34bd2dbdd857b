import { dayOf, type CivilDay } from '@pitchside/ui/civil';
import { useNow } from '@pitchside/ui/format';
import { useEnvironment } from '@pitchside/ui/UiProvider';

/** The viewer's day of today; changes at midnight. */
export function useToday(): CivilDay {
  const now = useNow(60_000);
  return dayOf(now, useEnvironment().timeZone);
}
