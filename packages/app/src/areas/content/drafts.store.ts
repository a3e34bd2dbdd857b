import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { onKeptElsewhere, readJson, storageKeys, writeJson } from '../../platform/storage/storage.ts';

/** Drafts that are kept at most; the one that was begun first goes first. */
const most = 20;

const stored = z.record(z.string(), z.string());

const read = () => readJson(storageKeys.contentDrafts, stored, {});

/** What was written and not sent, by what it is about; it outlives a reload. */
export const drafts = proxy<{ of: Record<string, string> }>({ of: read() });

/** Keeps a draft; an empty one is forgotten. */
export function setDraft(about: string, text: string): void {
  const others = Object.entries(drafts.of).filter(([name]) => name !== about);
  drafts.of = Object.fromEntries([...others, ...(text === '' ? [] : [[about, text] as const])].slice(-most));
  writeJson(storageKeys.contentDrafts, drafts.of);
}

// What one tab has sent is no draft in another, and none of them writes over what the others keep.
onKeptElsewhere(storageKeys.contentDrafts, () => void (drafts.of = read()));
