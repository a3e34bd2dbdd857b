import type { GoalItem } from '@pitchside/api/matches';
import { proxy, ref } from 'valtio';
import { proxySet } from 'valtio/utils';
import * as z from 'zod/mini';
import { collected } from '../collect/collect.store.ts';
import { unlessLost } from '../log/later.ts';
import { realtime } from '../realtime/realtime.ts';
import { readJson, storageKeys, writeJson } from '../storage/storage.ts';
import { popsUp } from './goals.rules.ts';
import { goalSettings } from './goals.settings.ts';

/** Most popups at a time; the oldest gives way. */
const most = 3;

interface GoalsState {
  /** Popups, newest first. */
  items: readonly GoalItem[];
}

export const goals = proxy<GoalsState>({ items: ref([]) });

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500));

/** Matches that shall not pop up any more. */
const muted = proxySet<string>(readJson(storageKeys.muted, ids, []));

export function closeGoal(eventId: string): void {
  goals.items = ref(goals.items.filter((item) => item.event_id !== eventId));
}

/** Mutes a match for good and takes its popups away. */
export function muteMatch(matchId: string): void {
  muted.add(matchId);
  writeJson(storageKeys.muted, [...muted]);
  goals.items = ref(goals.items.filter((item) => item.match_id !== matchId));
}

function take(item: GoalItem): void {
  if (!popsUp(item, { collected, muted, settings: goalSettings }) || goals.items.some((known) => known.event_id === item.event_id)) return;
  goals.items = ref([item, ...goals.items].slice(0, most));
  if (goalSettings.voice) unlessLost(import('./goals.sound.ts').then(({ playGoal }) => playGoal()));
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
