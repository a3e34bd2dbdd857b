import type { GoalItem, MatchEventKind } from '@pitchside/api/matches';
import type { GoalSettings } from './goals.settings.ts';

/** Which alert a kind of event belongs to; kinds without one never pop up. */
const alerts: Partial<Record<MatchEventKind, 'goal' | 'red' | 'yellow'>> = {
  goal: 'goal',
  penalty_goal: 'goal',
  own_goal: 'goal',
  goal_cancelled: 'goal',
  red: 'red',
  second_yellow: 'red',
  yellow: 'yellow',
};

/** What the person follows and does not want to hear of. */
export interface GoalInterest {
  collected: ReadonlySet<string>;
  muted: ReadonlySet<string>;
  settings: GoalSettings;
}

/** Whether an event pops up: collected matches only, or hot ones while nothing is collected; cards as the settings say. */
export function popsUp(item: Pick<GoalItem, 'kind' | 'match_id' | 'is_hot'>, { collected, muted, settings }: GoalInterest): boolean {
  const alert = alerts[item.kind];
  if (!alert || muted.has(item.match_id)) return false;
  if (alert !== 'goal' && !settings[alert]) return false;
  // A card of a match that nobody collected would only be noise.
  if (collected.size === 0) return alert !== 'yellow' && item.is_hot;
  return collected.has(item.match_id);
}
