import { experienceLog, getLevel, type experienceItem, type LevelPerk } from '@pitchside/api/member/level';
import type { CallData } from '@pitchside/api/contract';
import type * as z from 'zod/mini';
import { proxy } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { latestOnly } from '../../../../../platform/resource/latestOnly.ts';

export type ExperienceItem = z.output<typeof experienceItem>;
export type ExperienceGroup = 'all' | 'spend' | 'task';
/** Days that the log can be read back: a month, or the three months that are kept. */
export const logDays = ['30', '92'] as const;
export type LogDays = (typeof logDays)[number];
export type Perk = LevelPerk;

interface LevelState {
  level: CallData<typeof getLevel> | null;
  levelFailed: boolean;
  log: CallData<typeof experienceLog> | null;
  logState: 'loading' | 'ready' | 'failed';
  days: LogDays;
  group: ExperienceGroup;
  page: number;
}

/** The member's level and the page of the log that is shown. */
export const levels = proxy<LevelState>({
  level: null,
  levelFailed: false,
  log: null,
  logState: 'loading',
  days: '30',
  group: 'all',
  page: 1,
});

/** Lines of the log on one page. */
export const logPage = 10;

export async function loadLevel(): Promise<void> {
  levels.levelFailed = false;
  try {
    levels.level = await api.call(getLevel, {});
  } catch {
    // The call has notified the person; the old values stay.
    levels.levelFailed = levels.level === null;
  }
}

const newest = latestOnly();

/** Fetches the page that is asked for; an answer that another question has overtaken is dropped. */
export function loadLog(change: Partial<Pick<LevelState, 'days' | 'group' | 'page'>> = {}): void {
  Object.assign(levels, { page: 1 }, change, { logState: 'loading' });
  newest.ask(
    (signal) => api.call(experienceLog, { days: Number(levels.days), group: levels.group, page: levels.page, limit: logPage }, { signal }),
    (log) => void Object.assign(levels, { log, logState: 'ready' }),
    () => void (levels.logState = 'failed'),
  );
}

/** Resets the store for the signed-in member. */
export function openLevels(): void {
  Object.assign(levels, { level: null, log: null, days: '30', group: 'all', page: 1 });
  void loadLevel();
  loadLog();
}
