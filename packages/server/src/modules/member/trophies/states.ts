import type { EventKind, EventState } from '@pitchside/api/member/trophies';
import type { RankBoard } from '@pitchside/api/live/ranking';
import { addDays, startOfDay } from '../../../platform/serverDay.ts';
import type { siteEvents } from './trophies.tables.ts';

export type EventRow = typeof siteEvents.$inferSelect;

/** Ranking that an event uses; guesses have none. */
export const boardOf: Record<Exclude<EventKind, 'guesses'>, RankBoard> = { gifts: 'rich', anchors: 'anchors' };

/** Start and end of an event, ms UTC. */
export const spanOf = ({ firstDay, lastDay }: Pick<EventRow, 'firstDay' | 'lastDay'>): { starts: number; ends: number } => ({
  starts: startOfDay(firstDay),
  ends: startOfDay(addDays(lastDay, 1)),
});

/** State of an event at an instant. */
export function stateOf(event: Pick<EventRow, 'firstDay' | 'lastDay' | 'closedAt' | 'cancelledAt'>, now: number): EventState {
  if (event.cancelledAt !== null) return 'cancelled';
  if (event.closedAt !== null) return 'over';
  const { starts, ends } = spanOf(event);
  if (now < starts) return 'ahead';
  return now < ends ? 'running' : 'counting';
}
