import * as z from 'zod/mini';
import { storedState, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Alerts of the person, kept under `gameSeting`. Source: specification section 3, with its defaults. */
const schema = z.object({ red: z.boolean(), voice: z.boolean(), yellow: z.boolean() });
export type GoalSettings = z.output<typeof schema>;

/** Alerts before the person chose any. */
export const usualGoalSettings: GoalSettings = { red: true, voice: false, yellow: true };

export const goalSettings = storedState<GoalSettings>(() => readJson(storageKeys.gameSeting, schema, usualGoalSettings));

/** Changes one alert and keeps it. */
export function setGoalSetting(name: keyof GoalSettings, value: boolean): void {
  goalSettings[name] = value;
  writeJson(storageKeys.gameSeting, goalSettings);
}
