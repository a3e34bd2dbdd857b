import { getUserReserveLiveList } from '@pitchside/api/scores/schedule';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { ofReservations } from '../../reserve/reserveQuestions.ts';

/** Loader of the reservations: prefetches upcoming and running ones. */
export const ahead = (): void => askAhead(getUserReserveLiveList, ofReservations);
