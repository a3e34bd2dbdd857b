import { expect, test } from 'vitest';
import { readLobby } from '@pitchside/api/screens/Anchor';
import { competitionHref, readCategory } from '../categories.data.ts';

const read = (query: string) => readLobby(new URLSearchParams(query));

test.each([
  ['', { kind: 'all' }],
  ['type=0', { kind: 'all' }],
  ['type=1', { kind: 'category', category: 'football' }],
  ['type=2&sort=new', { kind: 'category', category: 'basketball' }],
  ['type=3&id=esports&name=x', { kind: 'category', category: 'esports' }],
  ['type=3&id=epl&name=英超', { kind: 'competition', id: 'epl', name: '英超' }],
  ['type=3&id=epl', { kind: 'competition', id: 'epl', name: '' }],
  ['type=3', { kind: 'unknown' }],
  ['type=4', { kind: 'unknown' }],
  ['type=football', { kind: 'unknown' }],
])('/anchor?%s', (query, lobby) => expect(read(query)).toEqual(lobby));

test('a competition’s own address reads back as that competition, its name cut where it is long', () => {
  const href = competitionHref({ id: 'a&b', name: '英格兰 & 威尔士' });
  expect(read(href.split('?')[1] ?? '')).toEqual({ kind: 'competition', id: 'a&b', name: '英格兰 & 威尔士' });
  expect(read(`type=3&id=epl&name=${'长'.repeat(99)}`)).toEqual({ kind: 'competition', id: 'epl', name: '长'.repeat(20) });
});

test('the sidebar marks a category alone', () => {
  expect(readCategory(new URLSearchParams('type=2'))).toBe('basketball');
  expect(readCategory(new URLSearchParams('type=3&id=epl'))).toBeUndefined();
});
