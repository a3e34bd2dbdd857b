import { subscribe } from 'valtio';
import * as z from 'zod/mini';
import { session } from '../../platform/session/session.store.ts';
import { storedState, onStorageChange, readJson, storageKeys, writeJson } from '../../platform/storage/storage.ts';

/** Drafts that are kept at most; the one that was begun first goes first. */
const most = 20;

/** `user` is who wrote them; a visitor's have none. */
const stored = z.object({ user: z.nullable(z.string()), of: z.record(z.string(), z.string()) });

const writer = () => session.user?.id ?? null;

/** Drafts of the current person: own ones, and those written as a visitor before signing in. */
function read(): Record<string, string> {
  const { user, of } = readJson(storageKeys.contentDrafts, stored, { user: null, of: {} });
  return user === null || user === writer() ? of : {};
}

/** Unsent drafts by their subject. They survive a reload, and another member's are never read. */
export const drafts = storedState<{ of: Record<string, string> }>(() => ({ of: read() }));

/** Keeps a draft; an empty one is forgotten. */
export function setDraft(about: string, text: string): void {
  const others = Object.entries(drafts.of).filter(([name]) => name !== about);
  drafts.of = Object.fromEntries([...others, ...(text === '' ? [] : [[about, text] as const])].slice(-most));
  writeJson(storageKeys.contentDrafts, { user: writer(), of: drafts.of });
}

const readAgain = () => void (drafts.of = read());
subscribe(session, readAgain);
// What one tab has sent is no draft in another, and none of them writes over what the others keep.
onStorageChange(storageKeys.contentDrafts, readAgain);
