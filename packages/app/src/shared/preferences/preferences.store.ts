import { oddsFormats, oddsRises, type MotionChoice, type OddsConvention } from '@pitchside/ui/UiProvider';
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson } from '../storage/storage.ts';

/** How the person wants prices written and things to move; what is left out follows language and system. */
const schema = z.object({ oddsFormat: z.optional(z.enum(oddsFormats)), oddsRise: z.optional(z.enum(oddsRises)), motion: z._default(z.enum(['system', 'reduced']), 'system') });

interface Preferences {
  oddsFormat?: OddsConvention['format'] | undefined;
  oddsRise?: OddsConvention['rise'] | undefined;
  motion: MotionChoice;
}

export const preferences = proxy<Preferences>(readJson(storageKeys.preferences, schema, { motion: 'system' }));

/** Changes some of the preferences and keeps them; undefined goes back to the language's own. */
export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  writeJson(storageKeys.preferences, preferences);
}
