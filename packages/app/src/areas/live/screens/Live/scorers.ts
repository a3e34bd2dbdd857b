import type { MatchEvent } from '@pitchside/api/scores/matches';
import { standingGoals } from '@pitchside/ui/MatchEvents';
import type { RoomScorer } from '@pitchside/ui/RoomScore';

type Deep<Thing> = Thing extends object ? { readonly [Key in keyof Thing]: Deep<Thing[Key]> } : Thing;

type Event = Deep<MatchEvent>;

/**
 * Scorers of a side, each once with all minutes: `Thuram 12', 61'`. Cancelled goals are left out.
 * @param pageOf returns the page of a player by id
 */
export function scorersOf(events: readonly Event[], side: 'home' | 'away', pageOf: (id: string) => string): RoomScorer[] {
  const found = new Map<string, { name: string; minutes: string[]; id: string | undefined }>();
  for (const { minute, added, player, player_id: id } of standingGoals(events, side)) {
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
