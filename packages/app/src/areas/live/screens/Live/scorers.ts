import type { MatchEvent } from '@pitchside/api/matches';
import type { RoomScorer } from '@pitchside/ui/RoomScore';

type Deep<Thing> = Thing extends object ? { readonly [Key in keyof Thing]: Deep<Thing[Key]> } : Thing;

/** Goals that stand: a penalty and an own goal are goals. */
const goals: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'penalty_goal', 'own_goal']);

type Event = Deep<MatchEvent>;

const instant = ({ minute, added }: Event): number => minute * 100 + added;

/** Goals of a side that stand, earliest first: a review takes back the last goal before it, that of the player whom it names where it names one. */
function standing(events: readonly Event[], side: 'home' | 'away'): Event[] {
  const own = events.filter((event) => event.side === side);
  const kept = own.filter(({ kind }) => goals.has(kind)).sort((one, other) => instant(one) - instant(other));
  for (const review of own.filter(({ kind }) => kind === 'goal_cancelled').sort((one, other) => instant(one) - instant(other))) {
    const before = (goal: Event) => instant(goal) <= instant(review);
    const named = kept.findLastIndex((goal) => before(goal) && goal.player === review.player);
    const last = named >= 0 ? named : kept.findLastIndex(before);
    if (last >= 0) kept.splice(last, 1);
  }
  return kept;
}

/** Who scored for a side and when, each scorer once with all minutes: `Thuram 12', 61'`. A goal that was taken back is not told. @param pageOf the page of the player with an id */
export function scorersOf(events: readonly Event[], side: 'home' | 'away', pageOf: (id: string) => string): RoomScorer[] {
  const found = new Map<string, { name: string; minutes: string[]; id: string | undefined }>();
  for (const { minute, added, player, player_id: id } of standing(events, side)) {
    if (!player) continue;
    const scorer = found.get(player) ?? { name: player, minutes: [], id };
    scorer.minutes.push(`${minute}${added > 0 ? `+${added}` : ''}'`);
    found.set(player, scorer);
  }
  return [...found.values()].map(({ name, minutes, id }) => ({
    name,
    minutes: minutes.join(', '),
    ...(id && { href: pageOf(id) }),
  }));
}
