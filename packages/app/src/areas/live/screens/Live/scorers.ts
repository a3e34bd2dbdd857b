import type { MatchEvent } from '@pitchside/api/matches';

type Deep<Thing> = Thing extends object ? { readonly [Key in keyof Thing]: Deep<Thing[Key]> } : Thing;

/** Goals that stand: a penalty and an own goal are goals. */
const goals: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'penalty_goal', 'own_goal']);

/** Who scored for a side and when, each scorer once with all minutes: `Thuram 12', 61'`. A goal that was taken back is not told. */
export function scorersOf(events: readonly Deep<MatchEvent>[], side: 'home' | 'away'): string[] {
  const minutes = new Map<string, string[]>();
  const taken = new Set(events.filter(({ kind }) => kind === 'goal_cancelled').map(({ minute, side: of }) => `${of} ${minute}`));
  for (const { kind, side: of, minute, added, player } of events) {
    if (of !== side || !goals.has(kind) || !player || taken.has(`${of} ${minute}`)) continue;
    const at = `${minute}${added > 0 ? `+${added}` : ''}'`;
    minutes.set(player, [...(minutes.get(player) ?? []), at]);
  }
  return [...minutes].map(([player, at]) => `${player} ${at.join(', ')}`);
}
