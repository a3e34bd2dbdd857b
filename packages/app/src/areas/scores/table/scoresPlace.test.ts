import { expect, test } from 'vitest';
import { dayPlace, placeHref, placeOf } from './scoresPlace.ts';

const read = (text: string) => placeOf(new URLSearchParams(text));

test('an address names tab, day and search; what makes no sense is left out', () => {
  expect(read('tab=results&day=2026-11-20&name=曼城')).toEqual({ tab: 'results', day: '2026-11-20', name: '曼城' });
  expect(read('tab=nothing&day=yesterday&random=0.3')).toEqual({ tab: 'immediate', name: '' });
  expect(read('tab=collected&day=2026-11-20')).toEqual({ tab: 'collected', name: '' });
  expect(read('tab=results&day=2026-13-99')).toEqual({ tab: 'results', name: '' });
});

test('what is written is read again', () => {
  for (const place of [
    { tab: 'results', day: '2026-11-20', name: '曼 城' },
    { tab: 'immediate', name: '' },
    { tab: 'collected', name: 'a&b=c' },
  ] as const) {
    expect(placeOf(new URL(placeHref('/football', place), 'http://x').searchParams)).toEqual(place);
  }
});

test('a day leads back to results, ahead to the schedule, and today keeps its tab', () => {
  expect(dayPlace('2026-11-20', '2026-11-21', 'schedule')).toEqual({ tab: 'results', day: '2026-11-20' });
  expect(dayPlace('2026-11-22', '2026-11-21', 'immediate')).toEqual({ tab: 'schedule', day: '2026-11-22' });
  expect(dayPlace('2026-11-21', '2026-11-21', 'results')).toEqual({ tab: 'results' });
  expect(dayPlace('2026-11-21', '2026-11-21', 'collected')).toEqual({ tab: 'immediate' });
});
