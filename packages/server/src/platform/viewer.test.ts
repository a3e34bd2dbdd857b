import { expect, test } from 'vitest';
import { viewerOf } from './viewer.ts';

const from = (address: string, userAgent = 'a', id?: number) => {
  const member = id === undefined ? undefined : { id };
  return viewerOf({ member, address, userAgent } as Parameters<typeof viewerOf>[0]);
};

test('a network is one viewer, whatever its browsers call themselves and whichever of its addresses they have', () => {
  expect(new Set(Array.from({ length: 50 }, (_, index) => from('203.0.113.7', `browser ${index}`))).size).toBe(1);
  expect(new Set(Array.from({ length: 50 }, (_, index) => from(`2001:db8:1:2::${index + 1}`))).size).toBe(1);
  expect(from('::ffff:203.0.113.7')).toBe(from('203.0.113.7'));
});

test('other networks and other accounts are others', () => {
  const all = [
    from('203.0.113.7'),
    from('203.0.113.8'),
    from('2001:db8:1:2::1'),
    from('2001:db8:1:3::1'),
    from('203.0.113.7', 'a', 1),
    from('203.0.113.7', 'a', 2),
  ];
  expect(new Set(all).size).toBe(all.length);
});
