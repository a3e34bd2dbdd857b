import { oddsFormats, oddsRises, type MotionChoice, type OddsConvention } from '@pitchside/ui/UiProvider';
import * as z from 'zod/mini';
import { storedState, onStorageChange, readJson, storageKeys, writeJson } from '../storage/storage.ts';

/** Which matches may pop up: the collected ones, those of the score list last seen, or all. */
export const goalScopes = ['collected', 'list', 'all'] as const;
export type GoalScope = (typeof goalScopes)[number];

/** Schema of the stored preferences for odds, motion and the like; a missing one follows language and system. */
const schema = z.object({
  spoilerGuard: z.optional(z.boolean()),
  goalScope: z.optional(z.enum(goalScopes)),
  oddsFormat: z.optional(z.enum(oddsFormats)),
  oddsRise: z.optional(z.enum(oddsRises)),
  motion: z._default(z.enum(['system', 'reduced']), 'system'),
  allLanguages: z.optional(z.boolean()),
});

interface Preferences {
  /** Scores wait for the viewer's own picture; default true. */
  spoilerGuard?: boolean | undefined;
  /** Which matches may pop up; default the collected ones. */
  goalScope?: GoalScope | undefined;
  oddsFormat?: OddsConvention['format'] | undefined;
  oddsRise?: OddsConvention['rise'] | undefined;
  motion: MotionChoice;
  /** Posts and videos of all languages stand together; default those of the reader's alone. */
  allLanguages?: boolean | undefined;
}

const read = (): Preferences => readJson(storageKeys.preferences, schema, { motion: 'system' });

export const preferences = storedState<Preferences>(read);

/** Changes some of the preferences and keeps them; undefined goes back to the language's own. */
export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  writeJson(storageKeys.preferences, preferences);
}

// What is switched in one tab holds in all: a picture in another one must not go on holding scores back.
onStorageChange(storageKeys.preferences, () =>
  Object.assign(
    preferences,
    { spoilerGuard: undefined, goalScope: undefined, oddsFormat: undefined, oddsRise: undefined, allLanguages: undefined },
    read(),
  ),
);
