import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendarFile.ts';

const now = Date.UTC(2026, 10, 21, 12);
const event: CalendarEvent = {
  id: 'm-1',
  title: '曼城 vs 阿森纳',
  from: Date.UTC(2026, 10, 21, 15, 30),
  until: Date.UTC(2026, 10, 21, 17, 30),
  about: '英超 第12轮',
  url: 'https://pitchside.example/schedule?day=2026-11-21',
  remindBefore: 15,
};
const whole = { name: '我的预约', host: 'pitchside.example', now };
/** Undoes the folding of lines. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('an event is written as calendars read it', () => {
  expect(unfolded(calendarFile([event], whole))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pitchside//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:我的预约',
    'BEGIN:VEVENT',
    'UID:m-1@pitchside.example',
    'DTSTAMP:20261121T120000Z',
    'DTSTART:20261121T153000Z',
    'DTEND:20261121T173000Z',
    'SUMMARY:曼城 vs 阿森纳',
    'DESCRIPTION:英超 第12轮',
    'URL:https://pitchside.example/schedule?day=2026-11-21',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:曼城 vs 阿森纳',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('whatever a name holds, no line is longer than 75 octets, no line is added, and the text comes back', () => {
  const title = fc.string({ unit: fc.constantFrom(...'曼城a;,\\\n\rế🏆'), maxLength: 120 });
  fc.assert(
    fc.property(title, (text) => {
      const file = calendarFile([{ ...event, title: text }], whole);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const lines = unfolded(file);
      expect(lines).toHaveLength(22);
      const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice(8) ?? '';
      const read = summary.replace(/\\(n|[\\;,])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(text.replace(/\r\n|\r|\n/g, '\n'));
    }),
    { seed: 3 },
  );
});

test('without a reminder there is no alarm', () => {
  const { remindBefore: _, ...silent } = event;
  expect(calendarFile([silent], whole)).not.toContain('VALARM');
});
