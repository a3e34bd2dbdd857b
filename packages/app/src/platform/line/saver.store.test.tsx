import { ApiError, type Api } from '@pitchside/api';
import { universalHot } from '@pitchside/api/content/news';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measured } from './measure.ts';
import * as used from './saver.store.ts';

let now = 0;
/** Connection as the browser tells it. */
const network = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'saver=; Max-Age=0; Path=/';
  now = 0;
  Object.assign(network, { effectiveType: '4g', saveData: false });
  vi.spyOn(navigator as Navigator & { readonly connection: EventTarget }, 'connection', 'get').mockReturnValue(network);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

let pages = 0;
/** Opens the store as a page does that was loaded anew. */
async function open(): Promise<typeof used> {
  pages += 1;
  const store = (await import(/* @vite-ignore */ `./saver.store.ts?${pages}`)) as typeof used;
  store.followConnection();
  return store;
}
/** Answers one after the other that take so many ms each. */
function answers(store: typeof used, took: number, times: number): void {
  for (let turn = 0; turn < times; turn += 1) {
    const sentAt = now;
    now += took;
    store.noteAnswer(sentAt, now);
  }
}

test('the browser’s wish and an old network save data, as soon as they are told of', async () => {
  const { isSaving, saver } = await open();
  expect(isSaving()).toBe(false);
  Object.assign(network, { effectiveType: 'slow-2g' });
  network.dispatchEvent(new Event('change'));
  expect([isSaving(), saver.sign]).toEqual([true, 'kind']);
  expect(document.cookie).toContain('saver=on');
  Object.assign(network, { effectiveType: '4g', saveData: true });
  network.dispatchEvent(new Event('change'));
  expect([isSaving(), saver.sign]).toEqual([true, 'asked']);
  Object.assign(network, { saveData: false });
  network.dispatchEvent(new Event('change'));
  expect(isSaving()).toBe(false);
  expect(document.cookie).not.toContain('saver=');
});

test('three slow answers in a row save data, over a reload too, and fast ones a minute later end it', async () => {
  const first = await open();
  answers(first, 2_400, 2);
  expect(first.isSaving()).toBe(false);
  // What came with the page is no answer of the network.
  answers(first, 1, 3);
  answers(first, 2_400, 1);
  expect([first.isSaving(), first.saver.sign]).toEqual([true, 'slow']);
  now = 0;
  const second = await open();
  expect(second.isSaving()).toBe(true);
  answers(second, 80, 10);
  expect(second.isSaving()).toBe(true);
  now += 60_000;
  answers(second, 80, 1);
  expect(second.isSaving()).toBe(false);
  expect((await open()).isSaving()).toBe(false);
});

test('calls that were given up are slow answers, those that found no network are none', async () => {
  let error = new ApiError('network', -1, 'lost');
  const api = measured({
    async call() {
      now += 3_000;
      throw error;
    },
  } as Api);
  const ask = () => api.call(universalHot, {}).catch((thrown: unknown) => thrown);
  for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBe(error);
  expect(used.isSaving()).toBe(false);
  error = new ApiError('timeout', -1, 'late');
  for (let turn = 0; turn < 3; turn += 1) await ask();
  expect(used.isSaving()).toBe(true);
});

test('a choice overrules the signs, is kept, and the server hears of it', async () => {
  const { isSaving, chooseSaver, listed } = await open();
  expect(listed(60)).toBe(60);
  chooseSaver('always');
  expect([isSaving(), listed(60), listed(12)]).toEqual([true, 20, 12]);
  expect(document.cookie).toContain('saver=on');
  Object.assign(network, { saveData: true });
  chooseSaver('never');
  network.dispatchEvent(new Event('change'));
  expect(isSaving()).toBe(false);
  expect(document.cookie).toContain('saver=off');
  const again = await open();
  expect([again.isSaving(), again.saver.choice]).toEqual([false, 'never']);
  localStorage.setItem('dataSaver', 'tampered');
  expect((await open()).saver.choice).toBe('auto');
});

test('whether a picture gives way to its sound is kept, and counts while data is saved', async () => {
  const { givesWay, chooseSaver, chooseSoundAlone } = await open();
  expect(givesWay()).toBe(false);
  chooseSaver('always');
  expect(givesWay()).toBe(true);
  chooseSoundAlone(false);
  const again = await open();
  expect([again.isSaving(), again.givesWay(), again.saver.soundAlone]).toEqual([true, false, false]);
  again.chooseSoundAlone(true);
  expect((await open()).givesWay()).toBe(true);
});
