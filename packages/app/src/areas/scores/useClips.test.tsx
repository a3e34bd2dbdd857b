import type { Clip } from '@pitchside/api/live/clips';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const asked: unknown[] = [];
const list: Clip[] = [];
vi.mock('../../platform/api/api.ts', () => ({
  api: {
    call: async (_: unknown, input: unknown) => {
      asked.push(input);
      return { list: [...list], total: list.length, page: 1, limit: 12, may_clip: true };
    },
  },
}));
const { openPicture } = await import('../../platform/guard/spoiler.store.ts');
const { hearClip } = await import('./clips.store.ts');
const { useClips, useGoalClips } = await import('./useClips.ts');

const clip = (id: string, at: number, change: object = {}) =>
  ({ id, at, match: { id: 'm' }, goal: { id: `e${id}` }, room: { is_official: false }, ...change }) as Clip;

function Shown() {
  const { clips } = useClips({ match_id: 'm' });
  const clipOf = useGoalClips('m');
  return (
    <output>
      {clips.map(({ id }) => id).join(' ')} {clipOf('e2').clipHref}
    </output>
  );
}

test('a clip waits for the viewer’s own picture of its match, and is heard of when that has come as far', async () => {
  list.push(clip('2', 2_000), clip('1', 1_000), clip('0', 9_000, { match: null, goal: null }));
  let shown = 1_500;
  const close = openPicture('m', () => shown);
  await vi.waitFor(async () => expect((await navigator.locks.query()).held?.length).toBeGreaterThan(0));
  const screen = await render(<Shown />);
  const output = screen.container.querySelector('output');
  await expect.poll(() => output?.textContent.trim()).toBe('1 0');
  // News of a clip to come is no question yet.
  const before = asked.length;
  hearClip({ id: '3', room_id: '7', match_id: 'm', event_id: 'e3', state: 'ready', at: 3_000 });
  shown = 2_500;
  await expect.poll(() => output?.textContent.trim()).toBe('2 1 0 /clip?id=2');
  expect(asked).toHaveLength(before);
  list.unshift(clip('3', 3_000));
  shown = 3_500;
  await expect.poll(() => output?.textContent.trim(), { timeout: 10_000 }).toBe('3 2 1 0 /clip?id=2');
  close();
});

test('of several films of one goal the official room’s is taken', async () => {
  list.splice(0, list.length, clip('5', 1, { goal: { id: 'e2' } }), clip('4', 1, { goal: { id: 'e2' }, room: { is_official: true } }));
  const screen = await render(<Shown />);
  await expect.poll(() => screen.container.querySelector('output')?.textContent.trim()).toBe('5 4 /clip?id=4');
});
