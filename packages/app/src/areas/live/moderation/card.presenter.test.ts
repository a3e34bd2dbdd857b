import { expect, test } from 'vitest';
import { mayModerate } from './card.presenter.ts';

const standing = { is_muted: false, muted_until: null, is_kicked: false };

test.each([
  ['viewer', true, true],
  ['viewer', false, true],
  ['admin', true, true],
  ['admin', false, false],
  ['anchor', true, false],
  ['anchor', false, false],
] as const)('a %s is offered to the owner (%s): %s', (role, isOwner, offered) => {
  expect(mayModerate({ standing, role }, isOwner, false)).toBe(offered);
});

test('nothing is offered to those who do not look after the room', () => {
  expect(mayModerate({ standing: null, role: 'viewer' }, false, false)).toBe(false);
});

test('an operator is offered everybody but the anchor', () => {
  expect((['viewer', 'admin', 'anchor'] as const).map((role) => mayModerate({ standing, role }, false, true))).toEqual([true, true, false]);
});
