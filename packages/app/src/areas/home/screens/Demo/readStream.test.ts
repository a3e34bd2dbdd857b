import { expect, test } from 'vitest';
import { readStream } from './readStream.ts';

const here = 'http://localhost:4000/demo';

test('a playlist of this site, or of another one by https, is played', () => {
  expect(readStream(' /media/1/live.m3u8?x=1 ', here)).toBe('http://localhost:4000/media/1/live.m3u8?x=1');
  expect(readStream('https://cdn.example/a.M3U8', here)).toBe('https://cdn.example/a.M3U8');
});

test.each(['', 'javascript:alert(1)//.m3u8', 'http://cdn.example/a.m3u8', '/media/1.mp4', 'https://', 'data:application/x,.m3u8'])(
  '%s is not',
  (text) => expect(readStream(text, here)).toBeUndefined(),
);
