import type { BaseSport } from '@pitchside/api/screens/Base';
import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

const known = z.string().check(z.regex(/^[\w-]{1,80}$/));

/** Address of a competition in the database. */
export const baseHref = (sport: BaseSport, id: string): string => `/base-${sport}?id=${encodeURIComponent(id)}`;

const last = z.partialRecord(z.enum(['football', 'basketball']), known);

/** The competition of a sport that was looked at last; undefined on the first visit. */
export const lastLeague = (sport: BaseSport): string | undefined => readJson(storageKeys.league, last, {})[sport];

/** Keeps the competition that is looked at. */
export const keepLeague = (sport: BaseSport, id: string): void =>
  writeJson(storageKeys.league, { ...readJson(storageKeys.league, last, {}), [sport]: id });
