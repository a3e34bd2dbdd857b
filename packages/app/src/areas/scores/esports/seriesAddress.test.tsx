import { expect, test } from 'vitest';
import { seriesHref, seriesPlaceOf } from './seriesAddress.ts';

test('an address of esports is read as it was written', () => {
  const place = { tab: 'results', day: '2026-11-20', name: 'T1', game: 'lol', length: 5, match: 'm 1' } as const;
  const href = seriesHref(place);
  expect(href).toBe('/football?sport=esports&tab=results&day=2026-11-20&name=T1&game=lol&bo=5&match=m+1');
  expect(seriesPlaceOf(new URL(href, 'http://pitchside').searchParams)).toEqual(place);
});

test('what makes no sense is left out', () => {
  expect(seriesPlaceOf(new URLSearchParams('sport=3&game=chess&bo=4&tab=never'))).toEqual({ tab: 'immediate', name: '', game: 'all' });
  expect(seriesHref({})).toBe('/football?sport=esports');
});
