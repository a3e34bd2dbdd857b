import * as z from 'zod/mini';
import { storedState, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Most searches that are kept. */
const most = 10;
const schema = z.array(z.string().check(z.maxLength(40)));

/** Search history of this browser, newest first, kept under `historyList`. */
export const history = storedState<string[]>(() => readJson(storageKeys.historyList, schema, []).slice(0, most));

function replace(next: readonly string[]): void {
  history.splice(0, history.length, ...next.slice(0, most));
  writeJson(storageKeys.historyList, [...history]);
}

export const rememberSearch = (text: string): void => replace([text, ...history.filter((known) => known !== text)]);
export const forgetSearch = (text: string): void => replace(history.filter((known) => known !== text));
export const clearHistory = (): void => replace([]);
