import * as z from 'zod/mini';
import { proxySet } from 'valtio/utils';
import { readJson, storageKeys, writeJson } from '../storage/storage.ts';

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2_000));

/** Matches that this browser collected, by id; visitors collect too. */
export const collected = proxySet<string>(readJson(storageKeys.collected, ids, []));

/** Collects a match, or lets go of it. */
export function toggleCollected(id: string): void {
  if (!collected.delete(id)) collected.add(id);
  writeJson(storageKeys.collected, [...collected]);
}
