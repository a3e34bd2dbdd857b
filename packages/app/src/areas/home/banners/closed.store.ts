import * as z from 'zod/mini';
import { storedState, readJson, tabKeys, writeJson } from '../../../platform/storage/storage.ts';

const schema = z.array(z.string().check(z.maxLength(40)));

/** Banners that were taken away in this session, by id; the download ribbon is `ribbon`. */
export const closed = storedState<string[]>(() => readJson(tabKeys.closedBanners, schema, []));

/** Takes a banner away until the tab is closed. */
export function closeBanner(id: string): void {
  if (closed.includes(id)) return;
  closed.push(id);
  writeJson(tabKeys.closedBanners, [...closed]);
}
