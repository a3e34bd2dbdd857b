import { getUserReserveLiveList } from '@pitchside/api/scores/schedule';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { ofReservations } from '../../reserve/reserveQuestions.ts';

/** Loader of the reservations: prefetches upcoming and running ones. */
export const loader = (): void => prefetch(getUserReserveLiveList, ofReservations);
