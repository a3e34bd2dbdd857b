import { popupAlerts, type GoalItem } from '@pitchside/api/scores/matches';
import type { GoalScope } from '../../../platform/preferences/preferences.store.ts';
import type { GoalSettings } from './goalsSettings.ts';

/** The person's interests, and what they do not want to hear of. */
export interface GoalInterest {
  collected: ReadonlySet<string>;
  /** Favourite teams, by id. */
  teams?: ReadonlySet<string>;
  muted: ReadonlySet<string>;
  settings: GoalSettings;
  /** Which matches call; default the collected ones. */
  scope?: GoalScope;
  /** Matches of the score list that was seen last. */
  listed?: ReadonlySet<string>;
}

/**
 * Whether an event pops up. The scope selects the matches; those of favourite teams always count, and while nothing is collected hot ones
 * do. The settings select cards.
 */
export function popsUp(
  item: Pick<GoalItem, 'kind' | 'match_id' | 'is_hot'> & Partial<Pick<GoalItem, 'home' | 'away'>>,
  { collected, teams, muted, settings, scope = 'collected', listed }: GoalInterest,
): boolean {
  const alert = popupAlerts[item.kind];
  if (!alert || muted.has(item.match_id)) return false;
  if (alert !== 'goal' && !settings[alert]) return false;
  const isOfTeam = [item.home, item.away].some((team) => team !== undefined && teams?.has(team.id));
  if (scope === 'all' || collected.has(item.match_id) || isOfTeam) return true;
  if (scope === 'list') return listed?.has(item.match_id) ?? false;
  // A yellow card of a match that nobody collected would only be noise.
  return collected.size === 0 && alert !== 'yellow' && item.is_hot;
}

/** Remembers the last events, so that a repeat after a cut shows nothing twice; true for one that is new. */
export function createOnce(most = 500): (id: string) => boolean {
  const known = new Set<string>();
  return (id) => {
    if (known.has(id)) return false;
    known.add(id);
    const [first] = known;
    if (known.size > most && first !== undefined) known.delete(first);
    return true;
  };
}

/** Whether an event may sound: goals alone, as the settings say. */
export const sounds = ({ kind }: Pick<GoalItem, 'kind'>): boolean => kind !== 'goal_cancelled' && popupAlerts[kind] === 'goal';
