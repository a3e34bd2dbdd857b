import { beforeEach, expect, test, vi } from 'vitest';

/** A page with answers in a language; gives its fetch anew, and what it really asked. */
async function pageWith(lang: string) {
  vi.resetModules();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'first-answers';
  const answers = { 'Live/list?page=1&sort=hot': { code: 0, data: 7 } };
  const visitors = { 'Live/list?id=7&limit=12': { code: 0, data: 9 }, 'Live/list?id=8': { code: 0, data: 6 } };
  block.textContent = JSON.stringify({ lang, answers, visitors });
  document.head.append(block);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).search);
    return new Response('{"code":0,"data":8}');
  });
  const { fetchOrTake } = await import('./first.ts');
  return {
    asked,
    ask: async (query: string, init?: RequestInit): Promise<unknown> =>
      (await fetchOrTake(new Request(`${location.origin}/api/live/list?${query}`, init))).json(),
  };
}

beforeEach(() => {
  document.getElementById('first-answers')?.remove();
  vi.spyOn(performance, 'now').mockReturnValue(500);
});

test('what came with the page is the answer once, whatever the order of the parameters and whether they are in a body, and what visitors are answered for visitors alone', async () => {
  const { ask, asked } = await pageWith('zh');
  expect(await ask('sort=hot&page=1')).toEqual({ code: 0, data: 7 });
  expect(await ask('sort=hot&page=1')).toEqual({ code: 0, data: 8 });
  const body = { method: 'POST', body: '{"limit":12,"id":"7"}', headers: { 'content-type': 'application/json' } };
  expect(await ask('', body)).toEqual({ code: 0, data: 9 });
  expect(await ask('id=8', { headers: { token: 'x' } })).toEqual({ code: 0, data: 8 });
  expect(asked).toEqual(['?sort=hot&page=1', '?id=8']);
});

test('another question, another language and an answer that has grown old are asked', async () => {
  const page = await pageWith('zh');
  expect(await page.ask('page=2')).toEqual({ code: 0, data: 8 });
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  expect(await page.ask('page=1&sort=hot')).toEqual({ code: 0, data: 8 });
  const other = await pageWith('vi');
  expect(await other.ask('page=1&sort=hot')).toEqual({ code: 0, data: 8 });
});
