import { expect, test } from 'vitest';
import { readStreamAddress } from './streamAddress.ts';

const right = { app: 'live', name: '7', key: 'a-B_9' };
test.each([
  ['as it is meant', { app: 'live', name: '7', key: 'a-B_9' }],
  ['a slash too many', { app: 'live/', name: '/7', key: 'a-B_9' }],
  ['blanks and line ends', { app: ' live', name: ' 7', key: 'a-B_9\r\n' }],
  ['a line end that was escaped', { app: 'live', name: '7', key: 'a-B_9%0A' }],
  ['marks that nobody sees', { app: 'live\u200b', name: '\ufeff7', key: '\u200ea-B_9\u00a0' }],
  ['a question mark of a Chinese keyboard', { app: 'live', name: '7？key＝a-B_9', key: '' }],
  ['all of it as the address', { app: 'live/7?key=a-B_9', name: '', key: '' }],
  ['all of it as the key', { app: 'live', name: 'rtmp://example.com:1935/live/7', key: 'a-B_9' }],
])('%s', (_name, said) => expect(readStreamAddress(said)).toEqual(right));

test('another application stays another, and no key none', () => {
  expect(readStreamAddress({ app: 'vod', name: '7', key: 'x' }).app).toBe('vod');
  expect(readStreamAddress({ app: 'live', name: '7', key: '' }).key).toBe('');
});
