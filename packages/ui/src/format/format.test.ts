import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

const kickoff = Date.UTC(2026, 10, 21, 15, 30);
const minute = 60_000;

test.each([
  ['zh', 12_000, '1.2万'],
  ['zh', 340_000_000, '3.4亿'],
  ['en', 12_000, '12K'],
  ['en', 340_000_000, '340M'],
  ['vi', 12_000, '12 N'],
  ['vi', 1_234, '1,2 N'],
])('popularity in %s: %d is %s', (locale, value, shown) => {
  expect(formatOf(locale).compact(value).replace('\u00a0', ' ')).toBe(shown);
});

test('times are read in the zone that was asked for, with 24 hours', () => {
  const beijing = formatOf('zh', 'Asia/Shanghai');
  expect(beijing.time(kickoff)).toBe('23:30');
  expect(beijing.time(kickoff + 30 * minute)).toBe('00:00');
  expect(beijing.zone(kickoff)).toBe('GMT+8');
  expect(formatOf('en', 'Asia/Kolkata').zone(kickoff)).toBe('GMT+5:30');
});

test.each([
  ['zh', '2026/11/22'],
  ['en', '22/11/2026'],
  ['vi', '22/11/2026'],
])('a full date in %s carries its year, on the day of the viewer', (locale, shown) => {
  expect(formatOf(locale, 'Asia/Shanghai').fullDate(kickoff + 30 * minute)).toBe(shown);
});

test.each([
  ['zh', '9/5', '2026/09/05'],
  ['en', '05/09', '05/09/2026'],
  ['vi', '5/9', '5/9/2026'],
])('in %s a day has one form, with its year and without', (locale, short, full) => {
  const format = formatOf(locale, 'Asia/Shanghai');
  const at = Date.UTC(2026, 8, 5, 4);
  expect(format.date(at)).toBe(short);
  expect(format.fullDate(at)).toBe(full);
});

test('a day is cut in the zone of the viewer', () => {
  expect(formatOf('zh', 'Asia/Shanghai').sameDay(kickoff, kickoff + 40 * minute)).toBe(false);
  expect(formatOf('zh', 'UTC').sameDay(kickoff, kickoff + 40 * minute)).toBe(true);
});

test.each([
  [7, '7分钟后'],
  [67, '1小时后'],
  [60 * 30, '1天后'],
  [-12, '12分钟前'],
])('%d minutes away reads %s', (minutes, shown) => {
  expect(formatOf('zh').relative(kickoff + minutes * minute, kickoff)).toBe(shown);
});

test('a clock gains hours only when it needs them', () => {
  expect(formatOf('en').clock(307)).toBe('5:07');
  expect(formatOf('en').clock(5048)).toBe('1:24:08');
});

test.each([
  ['zh', 1_840_000, '1.8 MB'],
  ['vi', 1_840_000, '1,8 MB'],
  ['en', 812_000, '812 kB'],
  ['en', 2_500_000_000, '2.5 GB'],
  ['en', 9, '1 kB'],
  ['en', 0, '0 kB'],
])('a file in %s of %d bytes is %s', (locale, bytes, shown) => {
  expect(formatOf(locale).fileSize(bytes).replace('\u00a0', ' ')).toBe(shown);
});
