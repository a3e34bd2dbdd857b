import type { GoalItem, MatchEventKind } from '@pitchside/api/scores/matches';
import type { GoalScope } from '../../../platform/preferences/preferences.store.ts';
import type { GoalSettings } from './goalsSettings.ts';

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

/** Events older than this (ms) when they arrive are past: a late popup would only be wrong. */
export const popupAge = 60_000;

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
  const alert = alerts[item.kind];
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
export const sounds = ({ kind }: Pick<GoalItem, 'kind'>): boolean => kind !== 'goal_cancelled' && alerts[kind] === 'goal';
