import { expect, test } from 'vitest';
import { embedAddress, embedCode } from './embedCode.ts';

const choice = { language: 'zh', theme: 'auto', color: '', width: 480, height: 420, hidesScore: false, hidesChat: false } as const;
const match = { kind: 'match', id: 'm1', sport: 'football' } as const;

test('what is usual does not stand in the address', () => {
  expect(embedAddress(match, choice, 'https://a.example')).toBe('https://a.example/embed/match/m1');
  expect(
    embedAddress({ ...match, sport: 'basketball' }, { ...choice, language: 'vi', theme: 'dark', color: 'c8102e', hidesScore: true }, ''),
  ).toBe('/embed/match/m1?sport=basketball&theme=dark&color=c8102e&score=0&lang=vi');
});

test('a room stands without its chat where that is chosen', () => {
  const room = { kind: 'room', id: '25', sport: 'football' } as const;
  expect(embedAddress(room, { ...choice, hidesChat: true }, '')).toBe('/embed/room/25?chat=0');
  expect(embedAddress({ ...room, kind: 'poll' }, { ...choice, hidesChat: true }, '')).toBe('/embed/poll/25');
});

test('a colour that is not whole yet is left out', () => {
  expect(embedAddress(match, { ...choice, color: 'c81' }, '')).toBe('/embed/match/m1');
});

test('the code is a frame whose attributes nothing can leave', () => {
  expect(embedCode('/embed/match/m1?a=1&b=2', '"><script>', choice)).toBe(
    '<iframe src="/embed/match/m1?a=1&amp;b=2" title="&quot;&gt;&lt;script&gt;" width="480" height="420" style="border:0;max-width:100%" loading="lazy"></iframe>',
  );
});
