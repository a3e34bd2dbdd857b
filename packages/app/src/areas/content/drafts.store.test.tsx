import { afterEach, expect, test, vi } from 'vitest';
import { fan } from '../../platform/session/session.fixtures.ts';
import { session } from '../../platform/session/session.store.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { drafts, setDraft } from './drafts.store.ts';

afterEach(() => {
  session.user = null;
});

/** Writes as another tab would, whose storage this one hears of. */
function writeElsewhere(of: Record<string, string>): void {
  localStorage.setItem(storageKeys.contentDrafts, JSON.stringify({ user: null, of }));
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.contentDrafts }));
}

test('what another tab has sent is no draft here, and what it keeps is not written over', () => {
  setDraft('post', '四张图看懂左路');
  writeElsewhere({ 'article 3': '同意' });
  expect(drafts.of).toEqual({ 'article 3': '同意' });
  setDraft('video 8', '再看一遍');
  expect(JSON.parse(localStorage.getItem(storageKeys.contentDrafts) ?? '')).toEqual({
    user: null,
    of: { 'article 3': '同意', 'video 8': '再看一遍' },
  });
});

test('a draft of a member is there for nobody else, and again when they come back; what a visitor began goes along', async () => {
  writeElsewhere({ post: '先写下来' });
  session.user = fan;
  await vi.waitFor(() => expect(drafts.of).toEqual({ post: '先写下来' }));
  setDraft('post', '先写下来，再登录');
  session.user = null;
  await vi.waitFor(() => expect(drafts.of).toEqual({}));
  session.user = { ...fan, id: '8' };
  await vi.waitFor(() => expect(drafts.of).toEqual({}));
  session.user = fan;
  await vi.waitFor(() => expect(drafts.of).toEqual({ post: '先写下来，再登录' }));
});
