import { expect, test } from 'vitest';
import { announcementOf, dayText, draftOf, reachOf, spanOfDay, timeText } from './announcementDraft.ts';

const now = new Date(2026, 10, 23, 20, 5).getTime();

test('a match says by itself when it is, everything else needs a title and a time', () => {
  const empty = draftOf(now);
  expect(announcementOf(empty)).toBeUndefined();
  expect(announcementOf({ ...empty, matchId: 'm1' })).toEqual({ match_id: 'm1' });
  expect(announcementOf({ ...empty, matchId: 'm1', title: ' 三机位 ' })).toEqual({ match_id: 'm1', title: '三机位' });
  const other = { ...empty, of: 'other' as const, matchId: 'm1', title: '聊聊积分榜', date: dayText(now), time: timeText(now) };
  expect(announcementOf(other)).toEqual({ title: '聊聊积分榜', start_at: now });
  expect(announcementOf({ ...other, title: ' ' })).toBeUndefined();
  expect(announcementOf({ ...other, date: '' })).toBeUndefined();
  expect(announcementOf({ ...other, time: '' })).toBeUndefined();
});

test('a day is the viewer’s, from one midnight to the next', () => {
  expect(dayText(now)).toBe('2026-11-23');
  const span = spanOfDay('2026-11-23');
  expect(span).toEqual({ from: new Date(2026, 10, 23).getTime(), until: new Date(2026, 10, 24).getTime() });
  expect(spanOfDay('')).toBeNull();
  expect(dayText(reachOf(now)[1])).toBe('2027-01-22');
});
