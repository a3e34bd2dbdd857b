import type { Room } from '@pitchside/api/live/live';
import { i18n } from '@pitchside/locales';
import { expect, test, vi } from 'vitest';
import { api } from '../../../../platform/api/api.ts';
import { hot, loadHot } from './hot.store.ts';

const room = (id: string, language: string, heat: number) => ({ id, language, heat, match: null, status: 'live' }) as Room;

test('rooms in the language of the page come first, also where they come before the messages', async () => {
  const list = [room('en', 'en', 30), room('vi', 'vi', 20), room('zh', 'zh', 10)];
  vi.spyOn(api, 'call').mockResolvedValue({ list, total: 3 });
  expect(i18n.locale).toBe('');
  loadHot();
  await expect.poll(() => hot.stage).toEqual(['en', 'zh', 'vi']);
});
