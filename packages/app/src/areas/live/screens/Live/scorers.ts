import type { MatchEvent } from '@pitchside/api/matches';
import type { RoomScorer } from '@pitchside/ui/RoomScore';

type Deep<Thing> = Thing extends object ? { readonly [Key in keyof Thing]: Deep<Thing[Key]> } : Thing;

/** Goals that stand: a penalty and an own goal are goals. */
const goals: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'penalty_goal', 'own_goal']);

/** Who scored for a side and when, each scorer once with all minutes: `Thuram 12', 61'`. A goal that was taken back is not told. @param pageOf the page of the player with an id */
export function scorersOf(events: readonly Deep<MatchEvent>[], side: 'home' | 'away', pageOf: (id: string) => string): RoomScorer[] {
  const found = new Map<string, { name: string; minutes: string[]; id: string | undefined }>();
  const taken = new Set(events.filter(({ kind }) => kind === 'goal_cancelled').map(({ minute, side: of }) => `${of} ${minute}`));
  for (const { kind, side: of, minute, added, player, player_id: id } of events) {
    if (of !== side || !goals.has(kind) || !player || taken.has(`${of} ${minute}`)) continue;
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
