import { ApiError } from '@pitchside/api';
import { addMyclassification, myClassification } from '@pitchside/api/content/videos';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepCategories, myCategories, openMyCategories } from './categories.store.ts';

interface Asked {
  call: unknown;
  input: { ids?: string[]; mode?: string };
}
const site = vi.hoisted(() => ({ token: undefined as string | undefined, mine: [] as string[], asked: [] as Asked[], isAway: false }));
vi.mock('../../../platform/session/session.store.ts', () => ({ sessionToken: () => site.token }));
vi.mock('../../../platform/api/api.ts', () => ({
  api: {
    call: async (call: unknown, input: Asked['input']) => {
      site.asked.push({ call, input });
      if (site.isAway) throw new ApiError('network', -1, '');
      const { ids = [], mode } = input;
      if (mode === 'set') site.mine = ids;
      if (mode === 'add') site.mine = [...site.mine, ...ids.filter((id) => !site.mine.includes(id))];
      return { list: site.mine.map((id) => ({ id, name: `分类 ${id}` })) };
    },
  },
}));

const of = (...ids: string[]) => ids.map((id) => ({ id, name: `分类 ${id}` }));
const shown = () => myCategories.list.map(({ id }) => id);
beforeEach(() => {
  localStorage.clear();
  Object.assign(site, { token: undefined, mine: [], asked: [], isAway: false });
  Object.assign(myCategories, { list: [], state: 'loading' });
});

test('what a visitor keeps stays in the browser, in its order, and the site is not asked', () => {
  keepCategories(of('3', '1'));
  Object.assign(myCategories, { list: [], state: 'loading' });
  openMyCategories();
  expect([shown(), myCategories.state, site.asked]).toEqual([['3', '1'], 'ready', []]);
});

test('who signs in keeps what they had with the site and what they chose as a visitor behind it, each once', async () => {
  keepCategories(of('3', '1'));
  Object.assign(site, { token: 'a token', mine: ['9', '1'] });
  openMyCategories();
  await vi.waitFor(() => expect(shown()).toEqual(['9', '1', '3']));
  expect(site.asked).toEqual([{ call: addMyclassification, input: { ids: ['3', '1'], mode: 'add' } }]);
  // It has gone with it: the next look asks what there is, and a visitor after them finds nothing.
  openMyCategories();
  await vi.waitFor(() => expect(site.asked.at(-1)?.call).toBe(myClassification));
  site.token = undefined;
  openMyCategories();
  expect(shown()).toEqual([]);
});

test('what could not be taken over is still in the browser, and goes with the next look', async () => {
  keepCategories(of('3'));
  Object.assign(site, { token: 'a token', isAway: true });
  openMyCategories();
  await vi.waitFor(() => expect(myCategories.state).toBe('failed'));
  site.isAway = false;
  openMyCategories();
  await vi.waitFor(() => expect(shown()).toEqual(['3']));
  expect(site.mine).toEqual(['3']);
});

test('a member’s order stands at once, and is put back where the site does not take it', async () => {
  Object.assign(site, { token: 'a token', mine: ['1', '2'] });
  openMyCategories();
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2']));
  keepCategories(of('2', '1'));
  expect(shown()).toEqual(['2', '1']);
  await vi.waitFor(() => expect(site.mine).toEqual(['2', '1']));
  site.isAway = true;
  keepCategories(of('2'));
  await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));
});

test('what somebody wrote into the browser by hand is worth nothing', () => {
  localStorage.setItem('meClass', '[{"id":1},"x"]');
  openMyCategories();
  expect([shown(), myCategories.state]).toEqual([[], 'ready']);
});
