import { expect, test } from 'vitest';
import { overlaySettings, readOverlay, usualOverlays } from './index.ts';

const secret = `25-${'aB_-'.repeat(8)}`;

test('a path names the secret, and one kind or the whole scene', () => {
  expect(readOverlay(`/overlay/${secret}`)).toEqual({ secret, kind: null });
  expect(readOverlay(`/overlay/${secret}/Score/`)).toEqual({ secret, kind: 'score' });
  for (const path of ['/overlay/', '/overlay/25-short', `/overlay/${secret}/wallet`, `/overlay/${secret}/score/x`, `/x/overlay/${secret}`])
    expect(readOverlay(path), path).toBeUndefined();
});

test('the usual settings are settings; what is out of bounds is refused', () => {
  expect(overlaySettings.parse(usualOverlays)).toEqual(usualOverlays);
  const { chat, score, sponsors, timer } = usualOverlays;
  for (const wrong of [
    { color: '#c8102e' },
    { color: 'C8102E' },
    { chat: { ...chat, lines: 0 } },
    { chat: { ...chat, position: 'middle' } },
    { score: { ...score, delay: 121 } },
    { timer: { ...timer, title: 'x'.repeat(31) } },
    { sponsors: { ...sponsors, pictures: ['javascript:alert(1)'] } },
    { sponsors: { ...sponsors, pictures: Array.from({ length: 9 }, () => 'k') } },
  ])
    expect(overlaySettings.safeParse({ ...usualOverlays, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
