import { expect, test } from 'vitest';
import { storageKeys } from '../../platform/storage/storage.ts';
import { drafts, setDraft } from './drafts.store.ts';

/** Writes as another tab would, whose storage this one hears of. */
function writeElsewhere(kept: Record<string, string>): void {
  localStorage.setItem(storageKeys.contentDrafts, JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.contentDrafts }));
}

test('what another tab has sent is no draft here, and what it keeps is not written over', () => {
  setDraft('post', '四张图看懂左路');
  writeElsewhere({ 'article 3': '同意' });
  expect(drafts.of).toEqual({ 'article 3': '同意' });
  setDraft('video 8', '再看一遍');
  expect(JSON.parse(localStorage.getItem(storageKeys.contentDrafts) ?? '')).toEqual({ 'article 3': '同意', 'video 8': '再看一遍' });
});
