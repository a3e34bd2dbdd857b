import { expect, test } from 'vitest';
import { postState, postTitle } from './post.presenter.ts';

test('a post is named by how it begins, in one line, cut between letters', () => {
  expect(postTitle({ content: '  今晚\n的阵型 ' })).toBe('今晚 的阵型');
  const long = postTitle({ content: '⚽'.repeat(80) });
  expect([...long]).toHaveLength(60);
  expect(long.endsWith('…')).toBe(true);
});

test('a post says why others do not see it, and nothing while they do', () => {
  expect(postState({ state: 'shown', reason: '' })).toEqual({});
  expect(postState({ state: 'awaiting', reason: '' })).toEqual({ state: { kind: 'awaiting' } });
  expect(postState({ state: 'failed', reason: '广告' })).toEqual({ state: { kind: 'failed', reason: '广告' } });
});
