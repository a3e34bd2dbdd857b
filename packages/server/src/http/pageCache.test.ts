import { expect, test, vi } from 'vitest';
import { AnswersUsed, createPageCache, pageLimits, type FinishedPage, type MakePage } from './pageCache.ts';
import { Written } from './written.ts';

const pageOf = (text: string): FinishedPage => ({ status: 200, nonce: 'n', written: new Written(text), tag: text, isFound: true });

/** A cache over answers that the test moves. */
function open() {
  let time = 1;
  const current = new Map<string, Written>();
  const cache = createPageCache({ isCurrent: (key, answer) => current.get(key) === answer }, () => time);
  /** The cache gives another answer from now on. */
  const move = (key: string, text: string) => void current.set(key, new Written(text));
  const make = vi.fn<MakePage>(async (used) => {
    const answer = current.get('score');
    if (answer) used.add('score', answer);
    return { page: pageOf(answer?.body.toString() ?? 'none'), isKept: true };
  });
  const get = async (key = '/score-detail zh', own: MakePage = make) => (await cache.get(key, own)).written.body.toString();
  return { cache, get, move, make, later: (ms: number) => (time += ms) };
}

test('a page is made once, until an answer of it is another', async () => {
  const { get, move, make, later } = open();
  move('score', '1–0');
  expect(await Promise.all([get(), get()])).toEqual(['1–0', '1–0']);
  later(pageLimits.pace);
  expect(await get()).toBe('1–0');
  expect(make).toHaveBeenCalledOnce();
  move('score', '2–0');
  expect(await get()).toBe('2–0');
  expect(make).toHaveBeenLastCalledWith(expect.any(AnswersUsed), expect.objectContaining({ tag: '1–0' }));
});

test('however often its answers move, a page is made five times a second at most', async () => {
  const { get, move, make, later } = open();
  for (let change = 0; change < 100; change += 1) {
    move('score', `${change}–0`);
    await get();
    later(10);
  }
  expect(make).toHaveBeenCalledTimes(5);
});

test('a page that lacks an answer goes to whoever waits and to nobody else', async () => {
  const { get, make } = open();
  const late: MakePage = async (used) => {
    used.miss();
    return { page: pageOf('late'), isKept: true };
  };
  const undrawn: MakePage = async () => ({ page: pageOf('undrawn'), isKept: false });
  expect([await get('/a', late), await get('/b', undrawn)]).toEqual(['late', 'undrawn']);
  expect([await get('/a'), await get('/b')]).toEqual(['none', 'none']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that was late once is still the last one for the next', async () => {
  const { get, move, make, later } = open();
  move('score', '1–0');
  await get();
  move('score', '2–0');
  later(pageLimits.pace);
  const late: MakePage = async (used) => {
    used.miss();
    return { page: pageOf('late'), isKept: true };
  };
  expect(await get('/score-detail zh', late)).toBe('late');
  expect(await get()).toBe('2–0');
  expect(make).toHaveBeenLastCalledWith(expect.any(AnswersUsed), expect.objectContaining({ tag: '1–0' }));
});

test('a page that cannot be made is tried again', async () => {
  const { get } = open();
  await expect(get('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('/a')).toBe('none');
});

test('times in a page are a minute old at most', async () => {
  const { get, make, later } = open();
  await get();
  later(pageLimits.life + 1);
  await get();
  expect(make).toHaveBeenCalledTimes(2);
});

test('pages take no more memory than they may', async () => {
  const { get } = open();
  const large: MakePage = async () => ({ page: pageOf('x'.repeat(pageLimits.bytes / 8)), isKept: true });
  // Each counts twice, for its packed forms.
  for (let number = 0; number < 6; number += 1) await get(`/${number}`, large);
  const again = vi.fn<MakePage>(large);
  for (let number = 5; number >= 0; number -= 1) await get(`/${number}`, again);
  expect(again).toHaveBeenCalledTimes(2);
});
