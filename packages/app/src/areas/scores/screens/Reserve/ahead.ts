import { getUserReserveLiveList } from '@pitchside/api/schedule';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { ofReservations } from '../../reserve/reserve.questions.ts';

/** What the reservations ask first: those to come or on. */
export const ahead = (): void => askAhead(getUserReserveLiveList, ofReservations);
