import type { Raid } from '@pitchside/api/live/raids';
import type { TopicEvent } from '@pitchside/api/realtime';
import { expect, test, vi } from 'vitest';
import { createScope } from '../../../platform/resource/scope.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: { call: vi.fn() } }));
const { followRaid, raidState } = await import('./raid.store.ts');

const raid = { id: '7', room_id: '1' } as Raid;
const heard = (type: 'raid' | 'raid_over', data: unknown) => ({ type, data, topic: 'room:1', epoch: 'e', seq: 1 }) as TopicEvent;
const over = (state: string, id = '7') => heard('raid_over', { id, room_id: '1', to_id: '2', state, viewers: null });

test('viewers go on when the raid took place, and not after it was called off or its room had gone', () => {
  const scope = createScope();
  const onGo = vi.fn();
  const followed = followRaid(scope, '1', onGo);
  for (const [state, times] of [
    ['called_off', 0],
    ['gone', 0],
    ['done', 1],
  ] as const) {
    followed.hear(heard('raid', raid));
    expect(raidState.raid).toMatchObject({ id: '7' });
    followed.hear(over(state));
    expect(raidState.raid).toBeNull();
    expect(onGo).toHaveBeenCalledTimes(times);
  }
  expect(onGo).toHaveBeenCalledWith('2');
  scope.leave();
});

test('who refused a raid stays, and is asked anew by the next', () => {
  const scope = createScope();
  const onGo = vi.fn();
  const followed = followRaid(scope, '1', onGo);
  followed.hear(heard('raid', raid));
  raidState.stays = '7';
  followed.hear(over('done'));
  expect(onGo).not.toHaveBeenCalled();
  followed.hear(heard('raid', { ...raid, id: '8' }));
  followed.hear(over('done', '8'));
  expect(onGo).toHaveBeenCalledOnce();
  scope.leave();
  expect(raidState).toEqual({ raid: null, stays: null });
});
