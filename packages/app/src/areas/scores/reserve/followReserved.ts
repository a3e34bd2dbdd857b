import { sports } from '@pitchside/api/scores/matches';
import { subscribe } from 'valtio';
import { holdMatches } from '../../../platform/guard/visibleMatches.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { followReservations, loadReservations, reserved } from './reserve.store.ts';

/** Rows come by the intake: the topic is only kept open. */
const rowsAlone = () => undefined;

/** Keeps the member's reservations and their matches up to date while a page shows them. Returns a function that stops it. */
export function followReserved(): () => void {
  const scope = createScope();
  let release = () => {};
  const hold = () => {
    release();
    release = holdMatches(Object.keys(reserved.byMatch));
  };
  scope.onLeave(followReservations());
  scope.onLeave(subscribe(reserved, hold));
  scope.onLeave(() => release());
  for (const sport of sports)
    scope.onLeave(realtime.subscribe(`matches:${sport}`, { onEvent: rowsAlone, onReset: scope.during(loadReservations) }));
  return scope.leave;
}
