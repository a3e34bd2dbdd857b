import { expect, test } from 'vitest';
import { shownUrl } from './shownUrl.ts';

test('a log shows neither what was asked with an address, nor the secret of a hook', () => {
  expect(shownUrl('/api/user/login?code=1')).toBe('/api/user/login');
  expect(shownUrl('/hooks/media/secret')).toBe('/hooks/media/…');
  expect(shownUrl('/Hooks/Media/secret/ready?path=live/7')).toBe('/Hooks/Media/…/ready');
});
