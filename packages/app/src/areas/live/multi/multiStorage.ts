import * as z from 'zod/mini';
import { readJson, tabKeys, writeJson } from '../../../platform/storage/storage.ts';
import { multiHref } from './multiAddress.ts';

const schema = z.array(z.string().check(z.regex(/^\d{1,12}$/)));

/** Rooms that stood together in this tab last; each tab has its own. */
export const storedRooms = (): string[] => readJson(tabKeys.multi, schema, []);

/** Remembers who stands together in this tab. */
export const keepRooms = (rooms: readonly string[]): void => writeJson(tabKeys.multi, rooms);

/** Address of the stored rooms with this one added. The page itself refuses a fifth room. */
export const addHref = (id: string): string => multiHref({ rooms: [...new Set([...storedRooms(), id])] });
