import type { Side } from '../Crest/team.ts';

/** Minutes that are looked back. */
const minutes = 3;

/**
 * Finds the side that was better over the last minutes of a game, and by how many points, from the home side's lead after each full
 * minute; null while neither was, or it is too early.
 */
export function lastRun(leads: readonly number[]): { side: Side; points: number; minutes: number } | null {
  const last = leads.at(-1);
  if (last === undefined || leads.length < minutes) return null;
  const change = last - (leads.at(-1 - minutes) ?? 0);
  return change === 0 ? null : { side: change > 0 ? 'home' : 'away', points: Math.abs(change), minutes };
}
