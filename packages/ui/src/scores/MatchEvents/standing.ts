import { isGoal } from './events.ts';

/** Fields of an event that decide whether its goal counts. */
interface Moment {
  kind: string;
  minute: number;
  added?: number;
  side?: 'home' | 'away' | null;
  player?: string | null;
}

const instant = ({ minute, added = 0 }: Moment): number => minute * 100 + added;
const inOrder = (one: Moment, other: Moment): number => instant(one) - instant(other);

/**
 * Returns the goals of a side that count, in the order of the match. A review takes back the last goal before it;
 * where it names a player, that player's last goal.
 */
export function standingGoals<Event extends Moment>(events: readonly Event[], side: 'home' | 'away'): Event[] {
  const own = events.filter((event) => event.side === side);
  const kept = own.filter(({ kind }) => isGoal(kind)).toSorted(inOrder);
  for (const review of own.filter(({ kind }) => kind === 'goal_cancelled').toSorted(inOrder)) {
    const before = (goal: Event) => inOrder(goal, review) <= 0;
    const named = kept.findLastIndex((goal) => before(goal) && goal.player === review.player);
    const last = named >= 0 ? named : kept.findLastIndex(before);
    if (last >= 0) kept.splice(last, 1);
  }
  return kept;
}
