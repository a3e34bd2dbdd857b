import { dayOf, type CivilDay } from '@pitchside/ui/civil';
import { useNow } from '@pitchside/ui/format';

/** The viewer's day of today; changes at midnight. */
export const useToday = (): CivilDay => dayOf(useNow(60_000));
