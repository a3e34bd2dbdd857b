import * as z from 'zod/mini';
import { proxy } from 'valtio';
import { readJson, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';

const stored = z.object({ user: z.string(), drafts: z.record(z.string(), z.string()) });

/** Unsent drafts by conversation; they outlive the page. */
export const drafts = proxy<{ user: string; of: Record<string, string> }>({ user: '', of: {} });

/** Most drafts that are kept; the one that was touched first goes first. */
const most = 50;

/** Loads the drafts of the signed-in member. */
export function openDrafts(user: string): void {
  const saved = readJson(storageKeys.messageDrafts, stored, { user, drafts: {} });
  drafts.user = user;
  drafts.of = saved.user === user ? saved.drafts : {};
}

/** Stores the draft of a conversation. */
export function setDraft(conversation: string, text: string): void {
  const { [conversation]: _, ...others } = drafts.of;
  const rest = Object.entries(others).slice(-(most - 1));
  drafts.of = Object.fromEntries(text === '' ? rest : [...rest, [conversation, text]]);
  writeJson(storageKeys.messageDrafts, { user: drafts.user, drafts: drafts.of });
}

/** Removes all drafts at sign-out. */
export function clearDrafts(): void {
  drafts.of = {};
  writeText(storageKeys.messageDrafts, null);
  writeText(storageKeys.messageOutbox, null);
}
