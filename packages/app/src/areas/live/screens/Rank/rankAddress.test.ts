import { expect, test } from 'vitest';
import { readRank, siteBoards } from '@pitchside/api/screens/Rank';
import { rankHref } from './rankAddress.ts';

const read = (href: string) => readRank(new URL(href, 'https://pitchside.example').searchParams);

test('every ranking of the site has an address that leads back to it', () => {
  for (const board of siteBoards) expect(read(rankHref(board, 'month'))).toEqual({ board, period: 'month' });
});

test('experience has no times: it is that of ever', () => {
  expect(read('/rank?board=experience&period=day')).toEqual({ board: 'experience', period: 'total' });
});

test('videos and their authors have no total, and experts no times', () => {
  for (const board of ['videos', 'authors'] as const) expect(read(rankHref(board, 'week'))).toEqual({ board, period: 'week' });
  expect(read('/rank?board=authors&period=total')).toEqual({ board: 'authors', period: 'day' });
  expect(read('/rank?board=videos&period=total')).toEqual({ board: 'videos', period: 'day' });
  expect(read('/rank?board=experts&period=day')).toEqual({ board: 'experts', period: 'total' });
});

test('an address that makes no sense, or asks for the ranking of a room, shows the anchors of the day', () => {
  for (const href of ['/rank', '/rank?board=nobody&period=year', '/rank?board=contributors'])
    expect(read(href)).toEqual({ board: 'anchors', period: 'day' });
});
