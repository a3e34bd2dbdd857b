import { classifyList, universalHot } from '@pitchside/api/content/news';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerNow, change } from '../api/answers.ts';
import { api } from '../api/api.ts';
import { bringAnswers } from '../api/first.ts';
import { useResource } from '../resource/useResource.ts';
import { storedState, readText, storageKeys } from '../storage/storage.ts';
import { adoptStyles, applySheets } from './adoptStyles.ts';
import { beginDrawing, takeOver } from './drawn.ts';

const sections = { list: [{ id: '4', name: '英超', total: 3 }] };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    return new Promise(() => undefined);
  });
  // A page as the server sends it, with the answer that it was drawn from.
  beginDrawing({ address: '/news', language: 'zh', theme: null, zone: 'Asia/Shanghai', at: 1_700_000_000_000 });
  bringAnswers(JSON.stringify({ lang: 'zh', answers: { [classifyList.path]: { code: 0, msg: '', data: sections } }, visitors: {} }));
});

test('what this browser keeps is read once the page is taken over, and at once after that', () => {
  localStorage.setItem('sidebar', 'closed');
  const read = () => ({ open: readText(storageKeys.sidebar) !== 'closed' });
  const sidebar = storedState(read);
  expect(sidebar.open).toBe(true);
  takeOver();
  expect(sidebar.open).toBe(false);
  expect(storedState(read).open).toBe(false);
  localStorage.clear();
});

test('a resource begins with the answer that came, keeps the elements, and asks nobody', async () => {
  function Sections() {
    const { value, state } = useResource('sections', (signal) => api.call(classifyList, {}, { signal, quiet: true }));
    return <p>{value?.list[0]?.name ?? state}</p>;
  }
  const root = document.createElement('div');
  root.innerHTML = '<p>英超</p>';
  const before = root.firstElementChild;
  const lost = vi.fn();
  const open = await act(async () => hydrateRoot(root, <Sections />, { onRecoverableError: lost }));
  expect(lost).not.toHaveBeenCalled();
  expect(root.firstElementChild).toBe(before);
  takeOver();
  await act(async () => undefined);
  expect(root.textContent).toBe('英超');
  expect(asked).toEqual([]);
  await act(async () => open.unmount());
});

test('only the first who asks gets the answer that was drawn; what did not come is asked for', async () => {
  const load = (signal: AbortSignal) => change(api.call(classifyList, {}, { signal }), ({ list }) => list.length);
  expect(answerNow(load)).toEqual({ value: 1 });
  expect(answerNow((signal) => api.call(universalHot, { limit: 10 }, { signal }))).toBeUndefined();
  takeOver();
  expect(answerNow(load)).toBeUndefined();
  await expect(api.call(classifyList, {})).resolves.toEqual(sections);
  expect(asked).toEqual([]);
  void api.call(classifyList, {});
  await expect.poll(() => asked.length).toBe(1);
});

test('elements get their own styles back', () => {
  document.body.innerHTML =
    '<p data-s="1">a</p><b data-s="0">b</b><style id="drawn-styles">[data-s="0"][data-s]{color:red}[data-s="1"][data-s]{--home:#fff}</style>';
  adoptStyles();
  expect(document.querySelector('p')?.style.getPropertyValue('--home')).toBe('#fff');
  expect(document.querySelector('b')?.style.color).toBe('red');
  expect(document.querySelector('[data-s]')).toBeNull();
  expect(document.getElementById('drawn-styles')).toBeNull();
});

test('sheets behind a drawn page apply together, once each has come or failed', async () => {
  const links = ['data:text/css,p{color:red}', '/nowhere.css', 'data:text/css,p{top:1px}'].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href }),
  );
  const failed = new Promise((resolve) => links[1]?.addEventListener('error', resolve));
  const [last] = links.slice(-1);
  document.head.append(...links.slice(0, 2));
  await failed;
  if (last) document.head.append(last);
  const applied = applySheets();
  expect(links.map(({ media }) => media)).toEqual(['print', 'print', 'print']);
  await applied;
  expect(links.map(({ media }) => media)).toEqual(['all', 'all', 'all']);
  expect(links.at(-1)?.sheet).not.toBeNull();
  for (const link of links) link.remove();
});
