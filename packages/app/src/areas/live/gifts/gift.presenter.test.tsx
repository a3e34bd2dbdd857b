import { expect, test } from 'vitest';
import { backpackView, giftView, shelfView } from './gift.presenter.ts';

const clap = { id: 'clap', name: '喝彩', art: 'clap', src: null, price: 1 };

test('lots of one gift are one entry that says when the first of it is gone; what keeps has no end', () => {
  const scarf = { ...clap, id: 'scarf', art: 'scarf' };
  expect(
    backpackView([
      { gift: clap, owned: 8, expires_at: 100 },
      { gift: scarf, owned: 3, expires_at: 200 },
      { gift: clap, owned: 80, expires_at: null },
      { gift: { ...clap, id: 'flare' }, owned: 1, expires_at: null },
    ]).map(({ gift, ...lot }) => [gift.id, lot]),
  ).toEqual([
    ['clap', { owned: 88, expiresAt: 100 }],
    ['scarf', { owned: 3, expiresAt: 200 }],
    ['flare', { owned: 1 }],
  ]);
});

test('a gift with a drawing that this version does not know still has one, and the operator’s picture goes along', () => {
  expect(giftView({ ...clap, art: 'zeppelin', src: '/up/zeppelin.webp' })).toEqual({
    id: 'clap',
    name: '喝彩',
    art: 'clap',
    src: '/up/zeppelin.webp',
    price: 1,
  });
  expect(shelfView({ ...clap, mark: 'full', rank: 'captain', left: 0 })).toMatchObject({ mark: 'full', rank: 'captain', left: 0 });
  expect(Object.keys(shelfView({ ...clap, mark: null, rank: null, left: null }))).toEqual(['id', 'name', 'art', 'price']);
});
