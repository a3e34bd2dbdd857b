import { mayPopUp, type GoalItem } from '@pitchside/api/scores/matches';
import { proxy, ref } from 'valtio';
import * as z from 'zod/mini';
import { collected, favouriteTeams } from './collect.store.ts';
import { unlessLost } from '../../platform/log/later.ts';
import { preferences } from '../../platform/preferences/preferences.store.ts';
import { realtime } from '../../platform/realtime/realtime.ts';
import { passGuard, serverAge } from '../../platform/guard/spoiler.store.ts';
import { storedSet, readJson, storageKeys, writeJson } from '../../platform/storage/storage.ts';
import { createOnce, popsUp, sounds } from './goals/goalsRules.ts';
import { goalSettings } from './goals/goalsSettings.ts';

/** Most popups at a time; the oldest gives way. */
const most = 3;

interface GoalsState {
  /** Popups, newest first. */
  items: readonly GoalItem[];
  /** Matches of the score list that was seen last. */
  listed: ReadonlySet<string>;
}

export const goals = proxy<GoalsState>({ items: ref([]), listed: ref(new Set<string>()) });

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500));

/** Matches that shall not pop up any more. */
const muted = storedSet(() => readJson(storageKeys.muted, ids, []));

const isNew = createOnce();

export function closeGoal(eventId: string): void {
  goals.items = ref(goals.items.filter((item) => item.event_id !== eventId));
}

/** Mutes a match for good and takes its popups away. */
export function muteMatch(matchId: string): void {
  muted.add(matchId);
  writeJson(storageKeys.muted, [...muted].slice(-500));
  goals.items = ref(goals.items.filter((item) => item.match_id !== matchId));
}

/** Says which matches a score list shows now. */
export const listGoalsOf = (matchIds: Iterable<string>): void => void (goals.listed = ref(new Set(matchIds)));

function show(item: GoalItem): void {
  if (
    !popsUp(item, {
      collected,
      teams: favouriteTeams,
      muted,
      settings: goalSettings,
      scope: preferences.goalScope ?? 'collected',
      listed: goals.listed,
    })
  )
    return;
  goals.items = ref([item, ...goals.items].slice(0, most));
  if (goalSettings.voice && sounds(item)) unlessLost(import('./goalsSound.ts').then(({ soundGoal }) => soundGoal(item.event_id)));
}

function take(item: GoalItem): void {
  // Events repeat after a reconnect; those older than the limit are skipped.
  if (!isNew(item.event_id) || !mayPopUp(item.kind, serverAge(item.at))) return;
  passGuard(item.match_id, item.at, () => show(item));
}

/** Listens for goals and cards as long as the page lives. */
export function followGoals(): void {
  realtime.subscribe('matches:football', {
    onEvent: (event) => {
      if (event.type === 'goal') take(event.data);
    },
    // What was missed is past: a late popup would only be wrong.
    onReset: () => undefined,
  });
}
